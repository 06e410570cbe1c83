//! Typed, borrowed views of operations.

use crate::dialect::KinaOperation;
use melior::ir::{Operation, OperationRef};
use std::{marker::PhantomData, mem::ManuallyDrop, ops::Deref};

/// A kina operation borrowed from the module that owns it.
///
/// The generated [`KinaOperation`] owns its operation and would destroy it when
/// dropped; a view never does.
pub struct KinaView<'c, 'a> {
    operation: ManuallyDrop<KinaOperation<'c>>,
    _borrow: PhantomData<&'a ()>,
}

impl<'c, 'a> KinaView<'c, 'a> {
    /// Views `operation` as a kina operation; `None` when it belongs to another
    /// dialect.
    pub fn new(operation: OperationRef<'c, 'a>) -> Option<Self> {
        // SAFETY: the owner outlives `'a`, and neither arm below drops the
        // alias that this call creates.
        let alias = unsafe { Operation::from_raw(operation.to_raw()) };
        match KinaOperation::try_new(alias) {
            Ok(operation) => Some(Self {
                operation: ManuallyDrop::new(operation),
                _borrow: PhantomData,
            }),
            Err(alias) => {
                let _ = ManuallyDrop::new(alias);
                None
            }
        }
    }
}

impl<'c> Deref for KinaView<'c, '_> {
    type Target = KinaOperation<'c>;

    fn deref(&self) -> &Self::Target {
        &self.operation
    }
}
