//! The index of diagnostic codes: the one table of everything that can be wrong.

use super::Severity;

/// Declares the codes; each line is `Variant = "code", "title", "explanation"`.
macro_rules! codes {
    ($($variant:ident = $code:literal, $title:literal, $explanation:literal;)*) => {
        /// What kind of problem a diagnostic reports.
        ///
        /// `E0001`–`E0099` files and syntax, `E01xx` names, `E02xx` constants,
        /// dims and types, `E03xx` operations, `E04xx` differentiation,
        /// `E05xx` compilation past the type checker, `W…` warnings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code {
            $(#[doc = $title] $variant,)*
        }

        impl Code {
            /// Every code, in the order of the index.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The stable spelling, such as `E0001`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $code,)* }
            }

            /// A short title.
            pub const fn title(self) -> &'static str {
                match self { $(Self::$variant => $title,)* }
            }

            /// A paragraph for the index in the documentation.
            pub const fn explanation(self) -> &'static str {
                match self { $(Self::$variant => $explanation,)* }
            }
        }
    };
}

codes! {
    // Files and tokens.
    UnreadableFile = "E0001", "a file cannot be read",
        "The file does not exist, is a directory, or may not be read.";
    InvalidUtf8 = "E0002", "a file is not UTF-8",
        "Kina sources are UTF-8. The position of the first byte that is not is shown.";
    UnexpectedCharacter = "E0003", "a character that no token begins with",
        "The character has no meaning in Kina outside comments and strings. Operators of other languages get a hint, such as `and` for `&&`.";
    MalformedNumber = "E0004", "a malformed number",
        "A number is decimal digits, then for a float a dot with at least one digit after it and/or an exponent: `3`, `1.0`, `1e-5`. A dtype follows a colon: `1.0: F16`.";
    MalformedString = "E0005", "a malformed string",
        "A string begins and ends with `\"` on one line and has no escapes.";
    // Grammar.
    UnexpectedToken = "E0010", "an unexpected token",
        "The grammar asks for something else at this place.";
    UnclosedDelimiter = "E0011", "a bracket without its partner",
        "Every `(`, `[` and `{` needs its closing partner.";
    NestedTooDeeply = "E0012", "nesting deeper than the limit",
        "Expressions, types and blocks nest at most 256 levels. Long flat chains and lists have no limit; a `let` flattens a deep expression.";
    ComparisonChain = "E0013", "comparisons do not associate",
        "`a < b < c` has no meaning. Write `a < b and b < c`, or parentheses.";
    ReservedName = "E0014", "a reserved word used as a name",
        "Keywords and the names of dtypes cannot name anything else.";
    InvalidItem = "E0015", "something that is not an item at top level",
        "A file is a sequence of `const`, `use`, `type` and `let` items.";
    InvalidStatement = "E0016", "something that is not a statement in a block",
        "A block is `let` statements, then one expression: its value.";
    InvalidType = "E0017", "something that is not a type",
        "A type is `tensor<F32, [4, 8], @host>`, a tuple, an array `[T; N]`, the name of a `type` item, or `int` for a compile-time parameter.";
    ArgumentOrder = "E0018", "a positional argument after a keyword argument",
        "Positional arguments come first.";
    // Names.
    UnknownName = "E0101", "an unknown name",
        "No binding, parameter or constant of this name is in scope.";
    UnknownCallee = "E0102", "an unknown function or method",
        "Neither the program nor the table of operations has a function of this name. Methods are functions too: `x.f(y)` is `f(x, y)`.";
    UnknownType = "E0103", "an unknown type or dtype",
        "No `type` item or dtype has this name.";
    DuplicateName = "E0104", "a name defined twice",
        "Functions, constants and types have one namespace each; within it a name is defined once, and no function has the name of an operation. A `let` may shadow.";
    Cycle = "E0105", "a definition that refers to itself",
        "Functions do not call themselves, directly or through others; constants and types do not refer to themselves; files do not use each other.";
    NothingExported = "E0106", "a program that exports nothing",
        "Every top-level, non-generic function of the root file whose name does not begin with `_` is exported; a library needs at least one.";
    UnstatedResult = "E0107", "an exported function without a result type",
        "An exported function states its result type: `fn(x: T) -> T { ... }`. Others may leave it out.";
    WrongNamespace = "E0108", "a function used as a value, or a value called",
        "Functions and values live in separate namespaces: a function can be called, a value cannot.";
    InvalidOverride = "E0109", "an override of no constant",
        "`-D NAME=NUMBER` gives a `const` of the program another value: an integer one an integer, a floating one any number.";
    EndlessInstances = "E0110", "instances of generic functions without end",
        "An instance of a generic function may call further instances, of itself too, but the chain must end: at most 64 instances of one function lie on it, and a program has at most 16,384 instances.";
    UnknownModule = "E0120", "an unknown module of the standard library",
        "`use std.nn;` names a module of the standard library; a file of yours is written `use \"layers.kina\";`.";
    // Constants, dims and types.
    NotConstant = "E0201", "something that is not known at compile time",
        "Dims, axes and conditions of `if` are computed by the compiler from literals and constants.";
    ConstantArithmetic = "E0202", "compile-time arithmetic without a value",
        "Arithmetic on constants is exact: integers must not exceed 128 bits, a division of integers must leave no remainder.";
    InvalidDim = "E0203", "a dim that is not an extent",
        "A dim is an integer of at least 1.";
    TooLarge = "E0204", "a type too large to be represented",
        "The size of a tensor in bytes fits 63 bits, its rank is at most 64, a tuple, record or array holds at most 65,536 tensors, types nest at most 256 levels, an exported function takes and gives at most 8,192 tensors, its calls nest at most 1,024 levels, and all exported functions together have at most 262,144 operations when calls and `unroll for` are expanded.";
    TypeMismatch = "E0205", "a value of another type than expected",
        "Arguments, results and annotated bindings must have exactly the stated type; no conversion is implied.";
    UntypedLiteral = "E0206", "a literal without a dtype",
        "A literal takes its dtype from what it meets: a typed operand, a parameter, a stated type. Where it meets none it needs a suffix: `1.0: F32`.";
    LiteralMisfit = "E0207", "a literal that does not fit its dtype",
        "Integer literals lie in the range of their dtype; floating literals do not exceed its largest value and never become integers.";
    MalformedList = "E0208", "a list that is not a tensor literal",
        "The rows of a tensor literal have equal lengths, at least one element, and numbers or truth values throughout.";
    TupleMismatch = "E0209", "a tuple of another size than expected",
        "A pattern has as many parts as the tuple it takes apart, and `x.N` names one of them.";
    GenericArguments = "E0210", "generic arguments that do not fit the parameters",
        "Between `<` and `>` every generic parameter gets an argument of its kind: an integer for a dimension, a dtype within the bound, a shape for a shape parameter.";
    GenericConflict = "E0211", "a generic parameter with two values",
        "Every occurrence of a generic parameter in the types of the parameters has the same value: where `N` is 4 in one argument, it is 4 in the others.";
    GenericUnsolved = "E0212", "a generic parameter without a value",
        "Generic parameters are solved from the types of the arguments. One that they do not determine is given explicitly: `f::<4, 8>(x)`.";
    BoundViolated = "E0213", "a dtype outside the bound of its parameter",
        "`T: float` stands for floating dtypes, `T: int` for integers, `T: number` for both and `T: any` for all.";
    RecordFields = "E0214", "fields that do not fit the record",
        "A record is built with every field once, `Layer { gain: g, w: w }`, or with some and the rest from another, `Layer { w: w, ..old }`; `x.gain` names one of its fields.";
    IndexOutOfRange = "E0215", "an index beyond the length of an array",
        "Arrays are indexed by compile-time integers with 0 <= index < length.";
    ArrayMismatch = "E0216", "an array of another length or of different elements",
        "The elements of an array have one type, and its length is part of its own.";
    // Operations.
    InadmissibleDType = "E0301", "an operation on a dtype that it does not accept",
        "Every operation accepts certain dtypes: `sqrt` floating ones, `rem` integers, `any` Bool, and so on.";
    OperandMismatch = "E0302", "operands that do not agree",
        "The operands of an operation have equal dtypes, shapes and placements. Only scalar literals are broadcast implicitly.";
    ArgumentMismatch = "E0303", "arguments that do not fit the parameters",
        "Every parameter gets one argument, by position or by keyword.";
    AxisOutOfRange = "E0304", "an axis beyond the rank",
        "An axis is an integer with 0 <= axis < rank; axes are not counted from the end.";
    UnknownWord = "E0305", "an unknown word for an enumerated argument",
        "Such an argument is one of a few bare words, as in `op=sum`.";
    InadmissiblePlacement = "E0306", "an operation in a place where it does not exist",
        "`argmax` and `argmin` work on `@host` tensors only.";
    BroadcastMismatch = "E0307", "a shape that does not stretch to another",
        "`broadcast` aligns shapes from the right; axes of extent 1 and missing leading axes stretch.";
    ElementCountMismatch = "E0310", "a shape that the elements do not fill",
        "`reshape` keeps the elements: the product of the new extents is that of the old ones.";
    InvalidBounds = "E0311", "bounds outside a tensor",
        "`slice` takes one `start`, `limit` and `stride` for each axis, with 0 <= start < limit <= extent and stride >= 1; `pad` takes one `low` and `high` for each axis, at least 0.";
    InvalidPermutation = "E0312", "a list that is not a permutation of the axes",
        "`transpose` takes every axis of its operand exactly once.";
    WindowMisfit = "E0320", "a window or count beyond the extent of an axis",
        "The sizes of `dynamic_slice` and the update of `dynamic_update_slice` have one extent for each axis, at most that of the tensor; the `k` of `top_k` is between 1 and the extent of its axis.";
    ContractionMismatch = "E0330", "operands that cannot be contracted",
        "Axes that are multiplied and summed together have one extent, and so have batch axes that belong together. There is no implicit broadcasting.";
    InvalidSubscripts = "E0331", "subscripts that do not describe the operands",
        "`einsum` takes a string such as `\"ij,jk->ik\"`: one letter for each axis, `...` for axes without a letter.";
    Unsupported = "E0390", "a part of the language that this version lacks",
        "The language reference describes it, but this version of the compiler does not implement it.";
    // Differentiation.
    NoGradient = "E0401", "an operation without a gradient",
        "A gradient would have to flow through an operation that has none: one whose result is a position or an integer, or random bits. Off the path from a `wrt` parameter to the loss it is fine.";
    NoLoss = "E0402", "a differentiated function without a loss",
        "`reverseMode` differentiates a function that returns a floating tensor of rank 0, or a tuple whose first element is one.";
    InvalidWrt = "E0403", "a parameter that cannot be differentiated by",
        "`wrt` names parameters, each once, all of whose tensors are floating and on `@host`.";
    UnknownGradient = "E0404", "a gradient that the handle does not have",
        "`.grad(name)` takes the name of a parameter that the function is differentiated by.";
    InvalidHandle = "E0405", "a handle used as a value",
        "What `reverseMode` gives can only be asked for `.value`, `.aux` and `.grad(name)`.";
    // Past the type checker.
    CompilationFailed = "E0500", "a stage of the compiler refuses the program",
        "The program is well typed, but a stage cannot go on with it; the message says why. A reproducer for `kina-opt` is written and named.";
    UnprovenDonation = "E0501", "a donated parameter that no result can take over",
        "`donate` promises that the caller may pass a parameter's buffer as a result. The compiler must prove that every element is read before it is overwritten.";
    CodeGenerationFailed = "E0502", "no machine code could be made",
        "The LLVM stage failed or its output did not pass the checks that guard the bits of results.";
    LinkFailed = "E0503", "the system linker failed",
        "A shared library is linked by the system's C compiler driver, or the one that `--linker` names.";
    UnwritableOutput = "E0504", "an output cannot be written",
        "The path is a directory, its directory is missing or read-only, or it is the source itself.";
    InvalidOption = "E0505", "an option with an invalid value",
        "The value of a command-line option does not exist or does not apply here.";
    UnknownFunction = "E0506", "no such exported function",
        "`--fn` names an exported function; it may be left out when there is only one. For `grad-check` it may also be a function that is not exported, but none that is generic: a top-level `let` names an instance.";
    InvalidArgument = "E0507", "an argument that does not fit the function",
        "`run` and `interpret` take one `NAME=FILE.npy` for each input, with the element type and shape that `kinac check` prints; `grad-check` takes `NAME=LOW..HIGH` too, and draws what is left out.";
    CallFailed = "E0508", "a call of a compiled function failed",
        "The entry point returned an error code; the message says which.";
    InterpretationFailed = "E0509", "the interpreter failed",
        "The interpreter could not evaluate the function; the message says why.";
    GradientMismatch = "E0510", "a gradient that differs from central differences",
        "`kinac grad-check` found elements of a gradient that are not the slope of the function. Points at which the function has no slope, a `stop_gradient` on the way, and tolerances below the rounding of the dtype are the reasons that are no defects.";
    InternalError = "E0599", "an internal error of the compiler",
        "This is a defect of the compiler, whatever the program. Please report it with the program.";
    // Warnings.
    UnusedDocComment = "W0001", "a doc comment that documents nothing",
        "`///` documents the item, parameter or field after it. Elsewhere write `//`.";
    UnusedBinding = "W0101", "a binding that is never used",
        "A name that a `let` binds, or a parameter of a function whose own name begins with `_`, is not used. A name that begins with `_` may stay unused.";
}

impl Code {
    /// Whether the code is an error or a warning.
    pub const fn severity(self) -> Severity {
        match self.name().as_bytes()[0] {
            b'W' => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_distinct_and_well_formed() {
        let mut names: Vec<_> = Code::ALL.iter().map(|code| code.name()).collect();
        for code in Code::ALL {
            let (letter, digits) = code.name().split_at(1);
            assert!(matches!(letter, "E" | "W"), "{}", code.name());
            assert!(digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit()));
            assert!(!code.title().ends_with('.') && code.explanation().ends_with('.'));
        }
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Code::ALL.len());
    }
}
