//! x86-64: which features a library may use, and how it asks the CPU for them.
//!
//! A library is compiled with the features of this table that its CPU has, and
//! with no others: each can be tested by `cpuid`, so the check at run time is
//! complete.

use std::fmt::Write;

/// Registers that `cpuid` fills, in the order of the check's result struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Register {
    Eax = 0,
    Ebx = 1,
    Ecx = 2,
}

/// Leaf and subleaf of `cpuid`.
type Leaf = (u32, u32);

const BASIC: Leaf = (1, 0);
const EXTENDED: Leaf = (0x8000_0001, 0);
const STRUCTURED: Leaf = (7, 0);
const STRUCTURED_1: Leaf = (7, 1);

/// Bits of XCR0 that say that the operating system saves the registers.
const AVX_STATE: u32 = 0b110;
const AVX512_STATE: u32 = 0b1110_0110;
/// `cpuid` bit that says that XCR0 can be read.
const OSXSAVE: u32 = 1 << 27;

/// A feature by its name in LLVM and its bit in `cpuid`.
struct Feature {
    name: &'static str,
    leaf: Leaf,
    register: Register,
    bit: u32,
    state: u32,
}

const fn feature(name: &'static str, leaf: Leaf, register: Register, bit: u32, state: u32) -> Feature {
    Feature {
        name,
        leaf,
        register,
        bit,
        state,
    }
}

/// Every feature that generated code may use beyond the baseline. The bf16 and
/// fp16 extensions are left out on purpose: they flush subnormals or compute in
/// half precision.
const FEATURES: &[Feature] = &[
    feature("sse3", BASIC, Register::Ecx, 0, 0),
    feature("ssse3", BASIC, Register::Ecx, 9, 0),
    feature("fma", BASIC, Register::Ecx, 12, AVX_STATE),
    feature("cx16", BASIC, Register::Ecx, 13, 0),
    feature("sse4.1", BASIC, Register::Ecx, 19, 0),
    feature("sse4.2", BASIC, Register::Ecx, 20, 0),
    feature("movbe", BASIC, Register::Ecx, 22, 0),
    feature("popcnt", BASIC, Register::Ecx, 23, 0),
    feature("xsave", BASIC, Register::Ecx, 26, 0),
    feature("avx", BASIC, Register::Ecx, 28, AVX_STATE),
    feature("f16c", BASIC, Register::Ecx, 29, AVX_STATE),
    feature("sahf", EXTENDED, Register::Ecx, 0, 0),
    feature("lzcnt", EXTENDED, Register::Ecx, 5, 0),
    feature("bmi", STRUCTURED, Register::Ebx, 3, 0),
    feature("avx2", STRUCTURED, Register::Ebx, 5, AVX_STATE),
    feature("bmi2", STRUCTURED, Register::Ebx, 8, 0),
    feature("avx512f", STRUCTURED, Register::Ebx, 16, AVX512_STATE),
    feature("avx512dq", STRUCTURED, Register::Ebx, 17, AVX512_STATE),
    feature("avx512ifma", STRUCTURED, Register::Ebx, 21, AVX512_STATE),
    feature("avx512cd", STRUCTURED, Register::Ebx, 28, AVX512_STATE),
    feature("avx512bw", STRUCTURED, Register::Ebx, 30, AVX512_STATE),
    feature("avx512vl", STRUCTURED, Register::Ebx, 31, AVX512_STATE),
    feature("avx512vbmi", STRUCTURED, Register::Ecx, 1, AVX512_STATE),
    feature("avx512vbmi2", STRUCTURED, Register::Ecx, 6, AVX512_STATE),
    feature("gfni", STRUCTURED, Register::Ecx, 8, 0),
    feature("avx512vnni", STRUCTURED, Register::Ecx, 11, AVX512_STATE),
    feature("avx512bitalg", STRUCTURED, Register::Ecx, 12, AVX512_STATE),
    feature("avx512vpopcntdq", STRUCTURED, Register::Ecx, 14, AVX512_STATE),
    feature("avxvnni", STRUCTURED_1, Register::Eax, 4, AVX_STATE),
];

/// The CPU whose features every x86-64 machine has.
pub const BASELINE: &str = "x86-64";

/// The features among `enabled` that generated code may use.
pub fn usable_features(enabled: &[String]) -> Vec<&'static str> {
    FEATURES
        .iter()
        .map(|feature| feature.name)
        .filter(|name| enabled.iter().any(|enabled| enabled == name))
        .collect()
}

/// What one query of the CPU must have.
struct Requirement {
    leaf: Leaf,
    register: Register,
    mask: u32,
}

fn requirements(features: &[&str]) -> (Vec<Requirement>, u32) {
    let mut found: Vec<Requirement> = Vec::new();
    let mut state = 0;
    for feature in FEATURES.iter().filter(|feature| features.contains(&feature.name)) {
        state |= feature.state;
        let place = (feature.leaf, feature.register);
        match found.iter_mut().find(|known| (known.leaf, known.register) == place) {
            Some(known) => known.mask |= 1 << feature.bit,
            None => found.push(Requirement {
                leaf: feature.leaf,
                register: feature.register,
                mask: 1 << feature.bit,
            }),
        }
    }
    if state != 0 {
        match found
            .iter_mut()
            .find(|known| (known.leaf, known.register) == (BASIC, Register::Ecx))
        {
            Some(known) => known.mask |= OSXSAVE,
            None => found.push(Requirement {
                leaf: BASIC,
                register: Register::Ecx,
                mask: OSXSAVE,
            }),
        }
    }
    (found, state)
}

/// `@kina.cpu_is_supported` in the LLVM dialect: asks for each feature, the
/// highest leaf first, XCR0 last.
pub fn cpu_check(features: &[&str]) -> String {
    let (requirements, state) = requirements(features);
    let mut text = String::from(
        "llvm.func internal @kina.cpu_is_supported() -> i1 {\n  \
         %true = llvm.mlir.constant(true) : i1\n  %false = llvm.mlir.constant(false) : i1\n  llvm.br ^check0\n",
    );
    let mut block = 0;
    let mut step = |body: String| {
        let next = block + 1;
        let _ = write!(
            text,
            "^check{block}:\n{body}  llvm.cond_br %ok{block}, ^check{next}, ^exit(%false : i1)\n"
        );
        block = next;
    };
    for (index, requirement) in requirements.iter().enumerate() {
        step(leaf_exists(2 * index, requirement.leaf.0));
        step(leaf_has(2 * index + 1, requirement));
    }
    if state != 0 {
        step(state_is_saved(2 * requirements.len(), state));
    }
    let _ = write!(
        text,
        "^check{block}:\n  llvm.br ^exit(%true : i1)\n^exit(%result: i1):\n  llvm.return %result : i1\n}}\n"
    );
    text
}

fn cpuid(block: usize, leaf: Leaf) -> String {
    format!(
        "  %leaf{block} = llvm.mlir.constant({} : i32) : i32\n  %subleaf{block} = llvm.mlir.constant({} : i32) : i32\n  \
         %cpuid{block} = llvm.inline_asm has_side_effects \"cpuid\", \
         \"={{ax}},={{bx}},={{cx}},={{dx}},0,2,~{{dirflag}},~{{fpsr}},~{{flags}}\" %leaf{block}, %subleaf{block} : \
         (i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>\n",
        leaf.0 as i32, leaf.1 as i32
    )
}

/// `cpuid` answers unknown leaves with those of another, so ask which exist.
fn leaf_exists(block: usize, leaf: u32) -> String {
    format!(
        "{}  %highest{block} = llvm.extractvalue %cpuid{block}[0] : !llvm.struct<(i32, i32, i32, i32)>\n  \
         %wanted{block} = llvm.mlir.constant({} : i32) : i32\n  \
         %ok{block} = llvm.icmp \"uge\" %highest{block}, %wanted{block} : i32\n",
        cpuid(block, (leaf & 0x8000_0000, 0)),
        leaf as i32
    )
}

fn leaf_has(block: usize, requirement: &Requirement) -> String {
    format!(
        "{}  %register{block} = llvm.extractvalue %cpuid{block}[{}] : !llvm.struct<(i32, i32, i32, i32)>\n{}",
        cpuid(block, requirement.leaf),
        requirement.register as u32,
        mask_is_set(block, requirement.mask)
    )
}

fn state_is_saved(block: usize, state: u32) -> String {
    format!(
        "  %zero{block} = llvm.mlir.constant(0 : i32) : i32\n  \
         %xcr{block} = llvm.inline_asm has_side_effects \"xgetbv\", \"={{ax}},={{dx}},{{cx}},~{{dirflag}},~{{fpsr}},~{{flags}}\" \
         %zero{block} : (i32) -> !llvm.struct<(i32, i32)>\n  \
         %register{block} = llvm.extractvalue %xcr{block}[0] : !llvm.struct<(i32, i32)>\n{}",
        mask_is_set(block, state)
    )
}

fn mask_is_set(block: usize, mask: u32) -> String {
    format!(
        "  %mask{block} = llvm.mlir.constant({} : i32) : i32\n  \
         %masked{block} = llvm.and %register{block}, %mask{block} : i32\n  \
         %ok{block} = llvm.icmp \"eq\" %masked{block}, %mask{block} : i32\n",
        mask as i32
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn avx_requires_the_operating_system_to_save_its_registers() {
        let (requirements, state) = requirements(&["avx"]);
        assert_eq!(state, AVX_STATE);
        assert_eq!(requirements[0].mask, 1 << 28 | OSXSAVE);
    }

    #[test]
    fn features_of_one_leaf_are_asked_together() {
        assert_eq!(requirements(&["sse3", "ssse3", "fma"]).0.len(), 1);
        assert_eq!(requirements(&["avx2", "bmi", "avx512vbmi"]).0.len(), 3);
    }

    #[test]
    fn the_baseline_asks_for_nothing() {
        assert!(!cpu_check(&[]).contains("cpuid"));
    }
}
