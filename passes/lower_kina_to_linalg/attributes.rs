//! Removal of the attributes that mean nothing below the kina stage.

use crate::ffi::ir::{as_mut, context, operations};
use melior::{
    Context,
    ir::{
        Attribute, Identifier, OperationRef,
        attribute::{ArrayAttribute, DictionaryAttribute},
        operation::{OperationLike, OperationMutLike},
    },
};

/// Attributes of a function that hold one dictionary for each parameter or
/// result.
const DICTIONARIES: [&str; 2] = ["arg_attrs", "res_attrs"];

/// Removes each `kina.*` attribute of the module, of its operations and of the
/// parameters and results of its functions.
pub fn strip(module: OperationRef) {
    let context = context(&module);
    for operation in operations(module) {
        let names = operation.attributes().map(|(name, _)| name).collect::<Vec<_>>();
        for name in names.into_iter().filter(is_kina) {
            let name = name.as_string_ref();
            let removed = name.as_str().map(|name| as_mut(operation).remove_attribute(name));
            debug_assert!(matches!(removed, Ok(Ok(()))));
        }
        for name in DICTIONARIES {
            if let Ok(attribute) = operation.attribute(name)
                && let Some(stripped) = strip_dictionaries(context, attribute)
            {
                as_mut(operation).set_attribute(name, stripped);
            }
        }
    }
}

fn is_kina(name: &Identifier) -> bool {
    let name = name.as_string_ref();
    name.as_str().is_ok_and(|name| name.starts_with("kina."))
}

/// The array of dictionaries without `kina.*` entries; `None` when it is none.
fn strip_dictionaries<'c>(context: &'c Context, attribute: Attribute<'c>) -> Option<Attribute<'c>> {
    let array = ArrayAttribute::try_from(attribute).ok()?;
    let dictionaries = (0..array.len())
        .map(|index| strip_dictionary(context, array.element(index).ok()?))
        .collect::<Option<Vec<_>>>()?;
    Some(ArrayAttribute::new(context, &dictionaries).into())
}

fn strip_dictionary<'c>(context: &'c Context, attribute: Attribute<'c>) -> Option<Attribute<'c>> {
    let dictionary = DictionaryAttribute::try_from(attribute).ok()?;
    let entries = (0..dictionary.len())
        .filter_map(|index| dictionary.element(index).ok())
        .filter(|(name, _)| !is_kina(name))
        .collect::<Vec<_>>();
    Some(DictionaryAttribute::new(context, &entries).into())
}
