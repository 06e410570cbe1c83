//! A C program against the header and the library.

use crate::support::Workspace;

const STRICT: &str = "-std=c11 -O1 -Wall -Wextra -Werror -pedantic";

fn prepare(flags: &str) -> Workspace {
    let workspace = Workspace::new();
    workspace.write("program.c", include_str!("programs/program.c"));
    workspace.build(&format!("build step.kina -o libstep.so --header step.h {flags}"));
    workspace
}

fn compile(workspace: &Workspace, library: &str) {
    workspace.succeed(
        "cc",
        &format!("{STRICT} -frounding-math program.c {library} -Wl,-rpath,. -lpthread -lm -o program"),
    );
}

#[test]
fn a_shared_library_keeps_the_contract() {
    for flags in ["-O0", "-O3"] {
        let workspace = prepare(flags);
        compile(&workspace, "./libstep.so");
        assert_eq!(workspace.succeed("./program", ""), "ok\n", "{flags}");
    }
}

#[test]
fn a_static_library_keeps_the_contract() {
    let workspace = prepare("");
    std::fs::remove_file(workspace.path("libstep.so")).unwrap();
    workspace.build("build step.kina -o libstep.a");
    compile(&workspace, "libstep.a");
    assert_eq!(workspace.succeed("./program", ""), "ok\n");
}

#[test]
fn the_header_is_also_cpp_and_c99() {
    let workspace = prepare("");
    workspace.write(
        "header.c",
        "#include \"step.h\"\n#include \"step.h\"\nint unused(void);\n",
    );
    workspace.succeed("cc", "-std=c99 -Wall -Wextra -Werror -pedantic -fsyntax-only header.c");
    workspace.succeed(
        "c++",
        "-x c++ -std=c++11 -Wall -Wextra -Werror -pedantic -fsyntax-only header.c",
    );
}

#[cfg(target_arch = "x86_64")]
#[test]
fn a_cpu_that_lacks_instructions_is_refused() {
    let workspace = prepare("--cpu diamondrapids");
    workspace.write(
        "cpu.c",
        "#include \"step.h\"\n#include <stdio.h>\nint main(void) {\n  float w[32] = {0}, g[32] = {0}, out[32];\n  \
         printf(\"%d\\n\", (int)kina_step(w, g, out));\n  return 0;\n}\n",
    );
    workspace.succeed("cc", &format!("{STRICT} cpu.c ./libstep.so -Wl,-rpath,. -o cpu"));
    assert_eq!(workspace.succeed("./cpu", ""), "4\n");
}

#[test]
fn the_c_example_runs() {
    let workspace = Workspace::new();
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    workspace.build(&format!(
        "build {examples}/storylm0_greedy.kina -o libgreedy.a --header greedy.h"
    ));
    workspace.succeed(
        "cc",
        &format!("{STRICT} -I. {examples}/c/greedy.c libgreedy.a -o greedy"),
    );
    assert_eq!(workspace.succeed("./greedy", ""), "1 4 7 2\n");
}
