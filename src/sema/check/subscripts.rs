//! The subscripts of `einsum`: `"bthd,bshd->bhts"`.

use std::fmt;

/// What a string says of one operand or of the result, axis by axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Term {
    Letter(char),
    /// The axes that have no letter.
    Ellipsis,
}

/// An axis by the name that it has in every operand and in the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// An axis with a letter.
    Letter(char),
    /// An axis of `...`, counted from the right, from 0.
    Ellipsis(usize),
}

impl fmt::Display for Label {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => write!(formatter, "`{letter}`"),
            Self::Ellipsis(_) => formatter.write_str("`...`"),
        }
    }
}

/// A parsed string.
#[derive(Debug, PartialEq, Eq)]
pub struct Subscripts {
    operands: Vec<Vec<Term>>,
    /// `None` in the implicit form, without an arrow.
    output: Option<Vec<Term>>,
}

/// The labels of every axis.
#[derive(Debug, PartialEq, Eq)]
pub struct Labels {
    /// Of each operand.
    pub operands: Vec<Vec<Label>>,
    /// Of the result.
    pub output: Vec<Label>,
}

impl Subscripts {
    /// Parses a string; blanks count for nothing. An error says what is wrong.
    pub fn parse(text: &str) -> Result<Self, String> {
        let text: String = text.chars().filter(|character| *character != ' ').collect();
        let (inputs, output) = match text.split_once("->") {
            Some((inputs, output)) => (inputs, Some(terms(output)?)),
            None => (&*text, None),
        };
        let operands: Vec<_> = inputs.split(',').map(terms).collect::<Result<_, _>>()?;
        for terms in &operands {
            if let Some(letter) = repeated(terms) {
                return Err(format!(
                    "`{letter}` stands twice in one operand: a diagonal is not supported"
                ));
            }
        }
        if let Some(letter) = output.as_deref().and_then(repeated) {
            return Err(format!("`{letter}` stands twice in the result"));
        }
        Ok(Self { operands, output })
    }

    /// How many operands the string describes.
    pub fn operand_count(&self) -> usize {
        self.operands.len()
    }

    /// The labels for operands of these ranks. An error says what is wrong.
    pub fn labels(&self, ranks: &[usize]) -> Result<Labels, String> {
        let mut operands = vec![];
        for (position, (terms, &rank)) in self.operands.iter().zip(ranks).enumerate() {
            operands.push(operand_labels(terms, rank, position)?);
        }
        let output = match &self.output {
            Some(terms) => explicit_output(terms, &operands)?,
            None => implicit_output(&operands),
        };
        Ok(Labels { operands, output })
    }
}

fn terms(text: &str) -> Result<Vec<Term>, String> {
    let mut terms = vec![];
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("...") {
            if terms.contains(&Term::Ellipsis) {
                return Err(format!("`...` stands twice in `{text}`"));
            }
            terms.push(Term::Ellipsis);
            rest = after;
        } else if character.is_ascii_alphabetic() {
            terms.push(Term::Letter(character));
            rest = &rest[1..];
        } else {
            return Err(format!(
                "`{character}` is no subscript: expected letters, `...`, `,` between operands and one `->`"
            ));
        }
    }
    Ok(terms)
}

fn repeated(terms: &[Term]) -> Option<char> {
    terms.iter().enumerate().find_map(|(position, term)| match term {
        Term::Letter(letter) if terms[..position].contains(term) => Some(*letter),
        _ => None,
    })
}

fn letters(count: usize) -> String {
    format!("{count} letter{}", if count == 1 { "" } else { "s" })
}

fn operand_labels(terms: &[Term], rank: usize, position: usize) -> Result<Vec<Label>, String> {
    let named = terms.iter().filter(|term| **term != Term::Ellipsis).count();
    let unnamed = rank.checked_sub(named);
    let has_ellipsis = named < terms.len();
    match unnamed {
        Some(0) => {}
        Some(_) if has_ellipsis => {}
        _ => {
            let many = if has_ellipsis { "at least " } else { "" };
            let found = letters(named);
            return Err(format!(
                "operand {position} has rank {rank} and the subscripts have {many}{found} for it"
            ));
        }
    }
    let expand = |term: &Term| match *term {
        Term::Letter(letter) => vec![Label::Letter(letter)],
        Term::Ellipsis => (0..unnamed.unwrap_or(0)).rev().map(Label::Ellipsis).collect(),
    };
    Ok(terms.iter().flat_map(expand).collect())
}

/// The axes of `...` in all operands together.
fn ellipsis(operands: &[Vec<Label>]) -> impl Iterator<Item = Label> + use<> {
    let count = operands.iter().map(|labels| {
        let unnamed = labels.iter().filter(|label| matches!(label, Label::Ellipsis(_)));
        unnamed.count()
    });
    (0..count.max().unwrap_or(0)).rev().map(Label::Ellipsis)
}

fn explicit_output(terms: &[Term], operands: &[Vec<Label>]) -> Result<Vec<Label>, String> {
    if !terms.contains(&Term::Ellipsis) && ellipsis(operands).next().is_some() {
        return Err("`...` stands for axes that the result lacks: write it in the result too".to_owned());
    }
    let mut output = vec![];
    for term in terms {
        match *term {
            Term::Ellipsis => output.extend(ellipsis(operands)),
            Term::Letter(letter) => {
                let label = Label::Letter(letter);
                if !operands.iter().any(|labels| labels.contains(&label)) {
                    return Err(format!("`{letter}` of the result stands in no operand"));
                }
                output.push(label);
            }
        }
    }
    Ok(output)
}

/// The axes of `...` and then, by letter, those in one operand only.
fn implicit_output(operands: &[Vec<Label>]) -> Vec<Label> {
    let all: Vec<Label> = operands.concat();
    let mut once: Vec<char> = all
        .iter()
        .filter_map(|label| match label {
            Label::Letter(letter) if all.iter().filter(|other| *other == label).count() == 1 => Some(*letter),
            _ => None,
        })
        .collect();
    once.sort_unstable();
    ellipsis(operands).chain(once.into_iter().map(Label::Letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The labels as a string, `0` to `9` for the axes of `...`.
    fn text(labels: &[Label]) -> String {
        let text = labels.iter().map(|label| match label {
            Label::Letter(letter) => *letter,
            Label::Ellipsis(axis) => char::from(b'0' + *axis as u8),
        });
        text.collect()
    }

    fn labels(subscripts: &str, ranks: &[usize]) -> Result<(Vec<String>, String), String> {
        let labels = Subscripts::parse(subscripts)?.labels(ranks)?;
        let operands = labels.operands.iter().map(|operand| text(operand)).collect();
        Ok((operands, text(&labels.output)))
    }

    #[test]
    fn explicit_and_implicit_forms() {
        let expect = |subscripts, ranks: &[usize], operands: &[&str], output: &str| {
            let operands = operands.iter().map(|operand| (*operand).to_owned()).collect();
            assert_eq!(labels(subscripts, ranks), Ok((operands, output.to_owned())));
        };
        expect("bthd, bshd -> bhts", &[4, 4], &["bthd", "bshd"], "bhts");
        expect("ij,jk", &[2, 2], &["ij", "jk"], "ik");
        expect("ba,A", &[2, 1], &["ba", "A"], "Aab");
        expect("i,i", &[1, 1], &["i", "i"], "");
        expect("ij->", &[2], &["ij"], "");
        expect("->", &[0], &[""], "");
        expect("...mk,kn->...mn", &[4, 2], &["10mk", "kn"], "10mn");
        expect("...mk,...kn", &[4, 3], &["10mk", "0kn"], "10mn");
        expect("i...->...i", &[3], &["i10"], "10i");
        expect("i->...i", &[1], &["i"], "i");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let expect = |subscripts, ranks: &[usize], message: &str| {
            let error = labels(subscripts, ranks).expect_err(subscripts);
            assert!(error.contains(message), "{error}");
        };
        expect("ii->i", &[2], "`i` stands twice in one operand");
        expect("i->ii", &[1], "`i` stands twice in the result");
        expect("ij->k", &[2], "`k` of the result stands in no operand");
        expect(
            "ij->i",
            &[3],
            "operand 0 has rank 3 and the subscripts have 2 letters for it",
        );
        expect(
            "i,ij...->j",
            &[1, 1],
            "operand 1 has rank 1 and the subscripts have at least 2 letters",
        );
        expect("...i->i", &[2], "`...` stands for axes that the result lacks");
        expect("...i...", &[2], "`...` stands twice");
        expect("i.j", &[2], "`.` is no subscript");
        expect("i->j->k", &[1], "`-` is no subscript");
        expect("é", &[1], "`é` is no subscript");
        expect("1", &[1], "`1` is no subscript");
    }
}
