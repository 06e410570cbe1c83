//! The example program `storylm`, run as a user runs it.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

const CHECKPOINT: &str = "checkpoint.safetensors";

/// A folder for runs, with a text of eight different letters.
struct Fixture {
    folder: tempfile::TempDir,
}

impl Fixture {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("text"), "abc cab bed\nfed ".repeat(60)).unwrap();
        Self { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, line: &str) -> Command {
        let mut command = Command::new(binary());
        // One cache for all tests: the model is compiled once.
        command.arg("--cache").arg(env::temp_dir().join("kina-storylm-test"));
        command.args(line.split_whitespace()).current_dir(self.folder.path());
        command
    }

    fn run(&self, line: &str) -> Output {
        self.command(line).output().unwrap()
    }

    /// Trains the smallest preset in the folder `out`.
    fn train(&self, out: &str, more: &str) -> Output {
        self.run(&train_line(out, more))
    }

    fn start(&self, line: &str) -> Child {
        self.command(line).stderr(Stdio::piped()).spawn().unwrap()
    }

    fn checkpoint(&self, out: &str) -> Vec<u8> {
        fs::read(self.path(out).join(CHECKPOINT)).unwrap()
    }
}

fn train_line(out: &str, more: &str) -> String {
    format!("train --preset storylm0 --text text --rate 0.01 --out {out} {more}")
}

/// `target/<profile>/examples/storylm`, which cargo builds with the tests.
fn binary() -> PathBuf {
    let test = env::current_exe().unwrap();
    test.ancestors().nth(2).unwrap().join("examples/storylm")
}

#[track_caller]
fn succeeded(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{error}");
    error
}

#[track_caller]
fn refused(output: &Output, expected: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains(expected), "{error}");
    assert!(!error.contains("panicked"), "{error}");
}

fn files(folder: &Path) -> Vec<String> {
    let mut names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect::<Vec<_>>();
    names.sort();
    names
}

#[test]
fn a_run_leaves_a_checkpoint_and_a_curve_and_learns() {
    let fixture = Fixture::new();
    let error = succeeded(&fixture.train("run", "--steps 200"));
    assert!(error.contains("validation loss"), "{error}");
    assert_eq!(files(&fixture.path("run")), [CHECKPOINT, "loss.csv", "loss.svg"]);
    let losses = fs::read_to_string(fixture.path("run/loss.csv")).unwrap();
    let loss = |line: &str| line.split(',').nth(1).unwrap().parse::<f64>().unwrap();
    let lines = losses.lines().skip(1).collect::<Vec<_>>();
    assert_eq!(lines.len(), 200);
    assert!(
        (loss(lines[0]) - 8f64.ln()).abs() < 0.3,
        "the first loss is about ln V: {}",
        lines[0]
    );
    let last = lines.iter().rev().take(20).map(|line| loss(line)).sum::<f64>() / 20.0;
    assert!(last < 1.7, "{last}");
}

#[test]
fn a_resumed_run_is_the_run_that_never_stopped_bit_for_bit() {
    let fixture = Fixture::new();
    succeeded(&fixture.train("whole", "--steps 30 --validate-every 7"));
    succeeded(&fixture.train("parts", "--steps 30 --validate-every 7 --until 11"));
    succeeded(&fixture.train("parts", "--steps 30 --validate-every 7 --until 12 --resume"));
    succeeded(&fixture.train("parts", "--steps 30 --validate-every 7 --resume"));
    assert_eq!(fixture.checkpoint("whole"), fixture.checkpoint("parts"));
    let losses = |out: &str| fs::read_to_string(fixture.path(out).join("loss.csv")).unwrap();
    let without_validation = |text: String| {
        let fields = |line: &str| line.rsplit_once(',').unwrap().0.to_owned();
        text.lines().map(fields).collect::<Vec<_>>()
    };
    assert_eq!(without_validation(losses("whole")), without_validation(losses("parts")));
}

#[test]
fn ctrl_c_saves_and_the_run_continues_bit_for_bit() {
    let fixture = Fixture::new();
    let steps = "--steps 4000 --save-every 100000 --validate-every 100000";
    succeeded(&fixture.train("whole", steps));
    let mut child = fixture.start(&train_line("parts", steps));
    thread::sleep(Duration::from_millis(400));
    interrupt(&child);
    let began = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(began.elapsed() < Duration::from_secs(60), "Ctrl-C is ignored");
        thread::sleep(Duration::from_millis(20));
    }
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    if !fixture.path("parts").join(CHECKPOINT).exists() {
        // The signal came before the handler or the first step.
        return;
    }
    if output.status.code() == Some(130) {
        assert!(error.contains("--resume"), "{error}");
        succeeded(&fixture.train("parts", &format!("{steps} --resume")));
    }
    assert_eq!(fixture.checkpoint("whole"), fixture.checkpoint("parts"));
}

fn interrupt(child: &Child) {
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(status.unwrap().success());
}

#[test]
fn checkpoints_of_another_run_or_damaged_ones_are_refused() {
    let fixture = Fixture::new();
    succeeded(&fixture.train("run", "--steps 10 --until 4"));
    let resume = |more: &str| fixture.train("run", &format!("--resume {more}"));
    refused(&resume("--steps 12"), "--steps was 10, now it is 12");
    refused(&resume("--steps 10 --seed 2"), "--seed was 1, now it is 2");
    refused(&fixture.train("run", "--steps 10"), "--resume");
    refused(
        &fixture.train("none", "--steps 10 --resume"),
        "cannot read the checkpoint",
    );

    let path = fixture.path("run").join(CHECKPOINT);
    let good = fs::read(&path).unwrap();
    let mut bad = good.clone();
    *bad.last_mut().unwrap() ^= 1;
    for bytes in [&bad[..], &good[..good.len() / 2], b"", b"not a checkpoint"] {
        fs::write(&path, bytes).unwrap();
        refused(&resume("--steps 10"), "damaged");
        refused(&fixture.run("generate run"), "damaged");
        assert_eq!(fs::read(&path).unwrap(), bytes, "a refused checkpoint stays as it is");
    }
}

#[test]
fn generation_repeats_and_the_two_loops_agree() {
    let fixture = Fixture::new();
    succeeded(&fixture.train("run", "--steps 50"));
    let generate = |more: &str| {
        let output = fixture.run(&format!("generate run --prompt a --whole --count 8 {more}"));
        succeeded(&output);
        String::from_utf8(output.stdout).unwrap()
    };
    for temperature in ["0", "0.8", "5"] {
        let line = format!("--temperature {temperature}");
        assert_eq!(generate(&line), generate(&line));
        assert_eq!(generate(&line), generate(&format!("{line} --stepwise")));
    }
    assert_ne!(generate("--temperature 5"), generate("--temperature 5 --seed 100"));
    let output = fixture.run("eval run --text text");
    succeeded(&output);
    assert!(String::from_utf8_lossy(&output.stdout).contains("bits per byte"));
}

#[test]
fn impossible_inputs_are_plain_errors() {
    let fixture = Fixture::new();
    fs::write(fixture.path("short"), "abc").unwrap();
    fs::write(
        fixture.path("rich"),
        "the quick brown fox jumps over the lazy dog".repeat(10),
    )
    .unwrap();
    fs::write(fixture.path("binary"), [0xff; 100]).unwrap();
    let train = |text: &str| fixture.run(&format!("train --preset storylm0 --out run --steps 2 --text {text}"));
    refused(&train("missing"), "cannot read `missing`");
    refused(&train("short"), "too short");
    refused(&train("rich"), "different tokens");
    refused(&train("binary"), "not UTF-8");
    refused(&fixture.run("generate nowhere"), "cannot read the checkpoint");
    succeeded(&fixture.train("good", "--steps 2"));
    refused(
        &fixture.run("generate good --prompt abcabc"),
        "the prompt has 7 tokens, with the one that a story begins behind; 1 to 3 are possible",
    );
    refused(&fixture.run("generate good --prompt x"), "no token for 'x'");
}
