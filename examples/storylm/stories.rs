//! Short stories from a grammar of our own.
//!
//! A story is a beginning, a wish or a trouble, a try, some help and an end. Who,
//! where and what are drawn once and stay the same throughout, so that there is
//! something to learn beyond single words. Story `i` depends on the seed and `i`
//! alone.

use super::random::Stream;
use std::fmt::Write;

/// How many stories the default corpus has.
pub const COUNT: usize = 6000;

/// What separates two stories.
pub const SEPARATOR: &str = "\n\n";

/// The corpus: `count` stories, a blank line between them.
pub fn corpus(seed: u64, count: usize) -> String {
    let mut text = String::new();
    for index in 0..count {
        let _ = write!(text, "{}{SEPARATOR}", story(seed, index as u64));
    }
    text
}

/// Story number `index`.
pub fn story(seed: u64, index: u64) -> String {
    let mut random = Stream::new(seed, index);
    let cast = Cast::draw(&mut random);
    let plot: [fn(&Cast, &mut Stream) -> String; 4] = [lost, afraid, shared, stuck];
    let middle = plot[random.below(plot.len())](&cast, &mut random);
    format!(
        "{} {middle} {}",
        opening(&cast, &mut random),
        ending(&cast, &mut random)
    )
}

/// Somebody in a story.
struct Person {
    name: &'static str,
    they: &'static str,
    them: &'static str,
    their: &'static str,
}

const PEOPLE: &[&Person] = &[
    &she("Mia"),
    &she("Lily"),
    &she("Anna"),
    &she("Rose"),
    &she("Ella"),
    &he("Tom"),
    &he("Ben"),
    &he("Max"),
    &he("Sam"),
    &he("Leo"),
];

const fn she(name: &'static str) -> Person {
    Person {
        name,
        they: "she",
        them: "her",
        their: "her",
    }
}

const fn he(name: &'static str) -> Person {
    Person {
        name,
        they: "he",
        them: "him",
        their: "his",
    }
}

const FRIENDS: &[&str] = &[
    "rabbit", "duck", "dog", "cat", "mouse", "bear", "owl", "frog", "pony", "hen",
];
const TRAITS: &[&str] = &["kind", "small", "old", "wise", "shy", "happy", "brown", "quiet"];
const PLACES: &[(&str, &str)] = &[
    ("in", "garden"),
    ("in", "park"),
    ("in", "forest"),
    ("by", "river"),
    ("by", "lake"),
    ("on", "hill"),
    ("on", "farm"),
    ("at", "beach"),
];
const THINGS: &[&str] = &["ball", "kite", "hat", "boat", "drum", "book", "doll", "bell"];
const COLOURS: &[&str] = &["red", "blue", "green", "yellow", "white", "golden"];
const FOODS: &[&str] = &["apple", "cake", "pie", "pear", "cookie", "bun"];

/// Who and what a story is about.
struct Cast {
    hero: &'static Person,
    friend: String,
    place: String,
    thing: String,
    short_thing: &'static str,
    food: &'static str,
}

impl Cast {
    fn draw(random: &mut Stream) -> Self {
        let (preposition, place) = PLACES[random.below(PLACES.len())];
        let short_thing = random.pick(THINGS);
        Self {
            hero: random.pick(PEOPLE),
            friend: format!("{} {}", random.pick(TRAITS), random.pick(FRIENDS)),
            place: format!("{preposition} the {place}"),
            thing: format!("{} {short_thing}", random.pick(COLOURS)),
            short_thing,
            food: random.pick(FOODS),
        }
    }

    fn food(&self) -> String {
        with_article(self.food)
    }

    fn friend(&self) -> String {
        with_article(&self.friend)
    }

    /// The friend once known: "the owl".
    fn the_friend(&self) -> String {
        let kind = self.friend.rsplit(' ').next().unwrap_or_default();
        format!("the {kind}")
    }
}

/// `noun` after "a" or "an".
fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {noun}")
}

/// `text` with its first letter in upper case.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn opening(cast: &Cast, random: &mut Stream) -> String {
    let (name, they, their) = (cast.hero.name, cast.hero.they, cast.hero.their);
    let place = &cast.place;
    let who = if they == "she" { "girl" } else { "boy" };
    match random.below(5) {
        0 => format!("Once upon a time, {name} went out to play {place}."),
        1 => format!("Once there was a little {who} named {name}."),
        2 => format!("One day, {name} was {place} with {their} mom."),
        3 => format!("One sunny morning, {name} sat {place}."),
        _ => format!("{name} was a little {who} who loved to be {place}."),
    }
}

/// Something is lost and found again.
fn lost(cast: &Cast, random: &mut Stream) -> String {
    let (name, they, their) = (cast.hero.name, cast.hero.they, cast.hero.their);
    let (thing, short, friend) = (&cast.thing, cast.short_thing, capital(&cast.friend()));
    let hidden = random.pick(&["under a tree", "behind a rock", "in the tall grass", "under a leaf"]);
    let trouble = match random.below(3) {
        0 => format!("Then {they} lost {their} {thing}."),
        1 => format!("{} could not find {their} {thing}.", capital(they)),
        _ => format!("But {their} {thing} was gone, and {name} began to cry."),
    };
    let help = match random.below(2) {
        0 => format!("{friend} said, \"I can help you look.\""),
        _ => format!("\"Do not be sad,\" said {}.", cast.friend()),
    };
    format!("{trouble} {help} They found the {short} {hidden}.")
}

/// A fear is overcome.
fn afraid(cast: &Cast, random: &mut Stream) -> String {
    let (name, they) = (cast.hero.name, cast.hero.they);
    let fear = random.pick(&[
        "heard a loud noise",
        "saw a dark cave",
        "saw a big storm",
        "fell into a hole",
    ]);
    let advice = random.pick(&["Take my hand", "We can be brave together", "I am here with you"]);
    let friend = cast.friend();
    let scared = match random.below(2) {
        0 => format!("Then {they} {fear} and was scared."),
        _ => format!("Then {they} {fear}. {name} wanted to run home."),
    };
    format!("{scared} \"{advice},\" said {friend}. Soon {name} was not scared any more.")
}

/// Food is shared.
fn shared(cast: &Cast, random: &mut Stream) -> String {
    let (name, they, their, them) = (cast.hero.name, cast.hero.they, cast.hero.their, cast.hero.them);
    let (food, friend, the_friend) = (cast.food(), cast.friend(), cast.the_friend());
    let gives = match random.below(2) {
        0 => format!("{name} gave {the_friend} half of it."),
        _ => format!("{name} cut the {} in two.", cast.food),
    };
    let thanks = match random.below(2) {
        0 => format!("\"Thank you,\" said {the_friend}."),
        _ => format!("{} danced around {them}.", capital(&the_friend)),
    };
    format!(
        "{} had {food} in {their} bag. Then {they} met {friend} who was hungry. {gives} {thanks}",
        capital(they)
    )
}

/// A thing is out of reach.
fn stuck(cast: &Cast, random: &mut Stream) -> String {
    let (they, their) = (cast.hero.they, cast.hero.their);
    let (thing, short, friend) = (&cast.thing, cast.short_thing, cast.friend());
    let stuck = random.pick(&["stuck in a tree", "deep in the mud", "high up on a wall"]);
    let tries = match random.below(2) {
        0 => format!("{} tried and tried.", capital(they)),
        _ => format!("{} was too little to get it.", capital(they)),
    };
    format!(
        "But {their} {thing} was {stuck}. {tries} \"Let us try together,\" said {friend}. At last they had the {short} again."
    )
}

fn ending(cast: &Cast, random: &mut Stream) -> String {
    let (name, they, the_friend) = (cast.hero.name, cast.hero.they, cast.the_friend());
    match random.below(5) {
        0 => format!("{name} and {the_friend} became good friends."),
        1 => format!("They played {} until the sun went down.", cast.place),
        2 => format!("From that day on, {name} and {the_friend} played every day."),
        3 => format!("{name} went home and told {} mom about {the_friend}.", cast.hero.their),
        _ => format!("{name} was happy, and {they} never forgot {the_friend}."),
    }
}

#[cfg(test)]
mod tests {
    use super::{COUNT, SEPARATOR, corpus, story};
    use std::collections::HashSet;

    #[test]
    fn the_same_seed_tells_the_same_stories() {
        assert_eq!(corpus(1, 50), corpus(1, 50));
        assert_ne!(corpus(1, 50), corpus(2, 50));
        assert!(corpus(1, 50).starts_with(&story(1, 0)));
    }

    #[test]
    fn stories_vary() {
        let stories = (0..COUNT as u64).map(|index| story(0, index)).collect::<HashSet<_>>();
        assert!(stories.len() > COUNT * 99 / 100, "{} of {COUNT} differ", stories.len());
    }

    #[test]
    fn stories_are_clean_prose() {
        for index in 0..2000 {
            let story = story(3, index);
            assert!(story.is_ascii() && story.ends_with('.'), "{story}");
            assert!(!story.contains("  ") && !story.contains(SEPARATOR), "{story}");
            assert!(
                !story.contains(" a a") && !story.contains(" a o") && !story.contains(" an b"),
                "{story}"
            );
            for sentence in story.split(". ") {
                let first = sentence.trim_start_matches('"').chars().next().unwrap();
                assert!(first.is_uppercase(), "{story}");
            }
            assert_eq!(story.matches('"').count() % 2, 0, "{story}");
            assert!((110..254).contains(&story.len()), "{}: {story}", story.len());
        }
    }
}
