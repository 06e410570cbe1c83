//! `donate`: parameters whose buffer a result must be able to take over.

use super::interface::find_function;
use crate::{
    abi::{
        interface::{FunctionInterface, LibraryInterface},
        signature::FunctionSignature,
    },
    diagnostics::{Code, Diagnostic, Span},
    driver::{Failure, Result},
    ffi::edit,
    passes::find_inplace::DONATE_ATTRIBUTE,
    sema::TypedProgram,
};
use melior::{
    Context,
    ir::{Attribute, Module},
};

/// The donated parameters of a program.
pub(super) struct Donations(Vec<Donation>);

/// A flattened parameter that the source declares `donate`.
struct Donation {
    function: usize,
    input: usize,
    span: Span,
}

impl Donations {
    /// The donated parameters of the exported functions.
    pub(super) fn of(program: &TypedProgram) -> Self {
        let mut donations = Vec::new();
        for (index, function) in program.exported().enumerate() {
            let mut input = 0;
            for parameter in &function.parameters {
                let leaves = parameter.ty.leaf_count();
                if parameter.donate {
                    donations.extend((input..input + leaves).map(|input| Donation {
                        function: index,
                        input,
                        span: parameter.span,
                    }));
                }
                input += leaves;
            }
        }
        Self(donations)
    }

    /// Tells the buffers stage which inputs the source gives away.
    pub(super) fn mark(&self, module: &Module, signatures: &[FunctionSignature], context: &Context) {
        for donation in &self.0 {
            if let Some(function) = find_function(module, &signatures[donation.function].name) {
                edit::set_argument_attribute(function, donation.input, DONATE_ATTRIBUTE, Attribute::unit(context));
            }
        }
    }

    /// Checks that each is the input of an in-place pair.
    pub(super) fn check(&self, interface: &LibraryInterface) -> Result<()> {
        let is_proven = |donation: &&Donation| {
            let pairs = &interface.functions[donation.function].inplace;
            pairs.iter().any(|pair| pair.input == donation.input)
        };
        let refused = self
            .0
            .iter()
            .filter(|donation| !is_proven(donation))
            .map(|donation| refuse(donation, &interface.functions[donation.function]))
            .collect::<Vec<_>>();
        if refused.is_empty() {
            Ok(())
        } else {
            Err(Failure(refused))
        }
    }
}

fn refuse(donation: &Donation, function: &FunctionInterface) -> Diagnostic {
    let FunctionSignature { inputs, outputs, .. } = &function.signature;
    let input = &inputs[donation.input];
    let has_match = outputs
        .iter()
        .any(|output| output.dtype == input.dtype && output.shape == input.shape);
    let reason = match has_match {
        true => "an element may still be read after the result that would take its place is written",
        false => "no result has its element type and shape",
    };
    Diagnostic::new(
        Code::UnprovenDonation,
        format!("the donated parameter `{}` cannot become a result", input.path),
    )
    .at(donation.span, reason)
    .help("remove `donate`: the caller then passes separate buffers")
}
