//! `--kina-mark-parallel-loops`: tells LLVM which innermost loops carry no
//! dependence from one iteration to another.
//!
//! The pointers of an in-place pair may be equal, so they are not `noalias`, and
//! LLVM's vectoriser would refuse the loop or guard it with checks that fail
//! exactly when the pair is used in place. On `scf` loops it is still visible
//! that every buffer that is written is touched at one and the same index. The
//! mark is an `llvm.loop_annotation`, which the conversion to branches keeps;
//! `--kina-attach-access-groups` completes it in the LLVM dialect.

use super::{
    buffer_analysis::{BufferRole, function_argument, role, view_root, whole_buffer},
    find_inplace::{Pair, recorded_pairs},
    pass_destinations::INPUTS_ATTRIBUTE,
    plan_workspace::size_in_bytes,
    walk::{
        arguments, block_operations, entry_block, integer_attribute, is_named, memref_type, nested_operations,
        top_level,
    },
};
use crate::ffi::{
    edit, ir,
    pass::{KinaPass, PassError, PassId},
};
use melior::ir::{
    Attribute, BlockRef, OperationRef, RegionLike, Value, ValueLike, attribute::ArrayAttribute,
    operation::OperationLike,
};

/// An access group and the annotation of the loop that it belongs to.
const GROUP_AND_ANNOTATION: &str = "[#llvm.access_group<id = distinct[0]<>>, \
     #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>>]";
/// The attribute of a loop, and later of the branch that closes it, by which
/// this pass marks it.
pub const LOOP_MARK: &str = "llvm.loop_annotation";

/// The pass.
#[derive(Clone, Copy, Default)]
pub struct MarkParallelLoops;

impl KinaPass for MarkParallelLoops {
    const ARGUMENT: &'static str = "kina-mark-parallel-loops";
    const DESCRIPTION: &'static str = "Mark innermost loops whose iterations are independent";
    const ANCHOR: &'static str = "builtin.module";

    fn id() -> &'static PassId {
        static ID: PassId = PassId(0);
        &ID
    }

    fn run<'c>(module: OperationRef<'c, '_>) -> Result<(), Vec<PassError<'c>>> {
        for function in top_level(module, "func.func") {
            let Some(buffers) = FunctionBuffers::new(function) else {
                continue;
            };
            for operation in nested_operations(function) {
                if is_named(&operation, "scf.for")
                    && buffers.iterations_are_independent(operation)
                    && let Some((_, annotation)) = new_access_group(operation)
                {
                    edit::set_attribute(operation, LOOP_MARK, annotation);
                }
            }
        }
        Ok(())
    }
}

/// A group that no other loop has, and the annotation that refers to it.
pub fn new_access_group<'c>(operation: OperationRef<'c, '_>) -> Option<(Attribute<'c>, Attribute<'c>)> {
    let context = ir::context(&operation);
    let both = ArrayAttribute::try_from(Attribute::parse(context, GROUP_AND_ANNOTATION)?).ok()?;
    Some((both.element(0).ok()?, both.element(1).ok()?))
}

/// What is known about the buffers of one function.
struct FunctionBuffers<'c, 'a> {
    entry: BlockRef<'c, 'a>,
    inputs: usize,
    pairs: Vec<Pair>,
}

/// A load or store of a loop body.
struct ElementAccess<'c, 'a> {
    base: Value<'c, 'a>,
    indices: Vec<Value<'c, 'a>>,
    writes: bool,
}

impl<'c, 'a> FunctionBuffers<'c, 'a> {
    fn new(function: OperationRef<'c, 'a>) -> Option<Self> {
        Some(Self {
            entry: entry_block(function)?,
            inputs: integer_attribute(&function, INPUTS_ATTRIBUTE)? as usize,
            pairs: recorded_pairs(function),
        })
    }

    /// Whether no iteration of an innermost loop touches an element that
    /// another one writes.
    fn iterations_are_independent(&self, looping: OperationRef<'c, 'a>) -> bool {
        let Some(body) = looping.first_region().and_then(|region| region.first_block()) else {
            return false;
        };
        let Some(&variable) = arguments(body).first() else {
            return false;
        };
        let Some(accesses) = element_accesses(body) else {
            return false;
        };
        accesses.iter().filter(|access| access.writes).all(|store| {
            store.indices.contains(&variable)
                && has_distinct_elements(store.base)
                && accesses.iter().all(|access| self.is_apart(store, access))
        })
    }

    /// Whether two accesses meet in no two different iterations: one place, or
    /// memory that cannot be shared.
    fn is_apart(&self, store: &ElementAccess<'c, 'a>, access: &ElementAccess<'c, 'a>) -> bool {
        let same_base = store.base == access.base
            || (store.base.r#type() == access.base.r#type()
                && whole_buffer(store.base).is_some_and(|root| root == view_root(store.base))
                && whole_buffer(access.base).is_some_and(|root| root == view_root(access.base)));
        (same_base && store.indices == access.indices) || self.never_alias(store.base, access.base)
    }

    fn never_alias(&self, one: Value<'c, 'a>, other: Value<'c, 'a>) -> bool {
        let (first, second) = (view_root(one), view_root(other));
        let is_global =
            |value| edit::defining_operation(value).is_some_and(|operation| is_named(&operation, "memref.get_global"));
        if is_global(first) || is_global(second) {
            return true;
        }
        match (
            function_argument(first, self.entry),
            function_argument(second, self.entry),
        ) {
            (Some(a), Some(b)) if a == b => disjoint_in_workspace(one, other),
            (Some(a), Some(b)) => !self.pairs.iter().any(|pair| {
                let (output, input) = (self.inputs + pair.output, pair.input);
                (output, input) == (a, b) || (output, input) == (b, a)
            }),
            _ => false,
        }
    }
}

/// The loads and stores of a loop body; `None` when something else may touch
/// memory.
fn element_accesses<'c, 'a>(body: BlockRef<'c, 'a>) -> Option<Vec<ElementAccess<'c, 'a>>> {
    let mut found = Vec::new();
    for operation in block_operations(body) {
        let name = operation.name();
        let name = name.as_string_ref();
        let dialect = name.as_str().unwrap_or_default().split('.').next().unwrap_or_default();
        let base = match role(operation) {
            BufferRole::Load => 0,
            BufferRole::Store => 1,
            BufferRole::Inert => continue,
            _ if matches!(dialect, "arith" | "math" | "affine") && operation.region_count() == 0 => continue,
            _ => return None,
        };
        found.push(ElementAccess {
            base: operation.operand(base).ok()?,
            indices: operation.operands().skip(base + 1).collect(),
            writes: base == 1,
        });
    }
    Some(found)
}

/// Whether different indices name different elements.
fn has_distinct_elements(base: Value) -> bool {
    memref_type(base).is_some_and(|r#type| r#type.strides_and_offset().0.iter().all(|stride| *stride > 0))
}

/// Whether two views of the workspace have constant ranges that do not meet.
fn disjoint_in_workspace<'c: 'a, 'a>(one: Value<'c, 'a>, other: Value<'c, 'a>) -> bool {
    match (workspace_range(one), workspace_range(other)) {
        (Some((start, end)), Some((other_start, other_end))) => end <= other_start || other_end <= start,
        _ => false,
    }
}

fn workspace_range<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Option<(u64, u64)> {
    loop {
        let operation = edit::defining_operation(value)?;
        if is_named(&operation, "memref.view") {
            let offset = edit::defining_operation(operation.operand(1).ok()?)?;
            let offset = u64::try_from(integer_attribute(&offset, "value")?).ok()?;
            return Some((offset, offset + size_in_bytes(value)?));
        }
        value = operation.operand(0).ok()?;
    }
}
