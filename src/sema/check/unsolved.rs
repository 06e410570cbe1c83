//! What is said of generic parameters that cannot be solved.

use super::{
    function::FunctionChecker,
    solve::{Equation, Part, Problem, Solver, Source},
};
use crate::{
    diagnostics::{Code, Diagnostic},
    sema::generic::{DimError, GenericValue, Kind, TemplateParameter},
};

impl FunctionChecker<'_, '_, '_> {
    pub(super) fn report_conflict(
        &self,
        problem: &Problem,
        parameter: &TemplateParameter,
        (known, first): (&GenericValue, &Source),
        (value, second): (&GenericValue, &Source),
    ) {
        let name = &parameter.name;
        let same = first.what == second.what;
        let message = format!(
            "`{name}` is {known} from {} but {value} from {}",
            first.words(same),
            second.words(same)
        );
        let mut diagnostic = Diagnostic::new(Code::GenericConflict, message)
            .at(second.span, format!("`{name}` is {value} here: {}", second.found));
        if first.span != second.span {
            diagnostic = diagnostic.label(first.span, format!("`{name}` is {known} here: {}", first.found));
        }
        self.report(diagnostic.label(parameter.span, format!("`{name}` of `{}`", problem.name)));
    }

    pub(super) fn report_unsolvable(&self, problem: &Problem, index: usize, equation: &Equation, error: &DimError) {
        let name = &problem.parameters[index].name;
        let written = self.session.sources.snippet(equation.dim.span);
        let message = match error {
            DimError::Overflow => error.to_string(),
            DimError::Inexact(..) | DimError::Undetermined => format!(
                "{} is {}: no integer `{name}` makes `{written}` equal to it",
                equation.source.words(true),
                equation.value
            ),
        };
        let diagnostic = Diagnostic::new(Code::GenericUnsolved, message)
            .at(equation.source.span, format!("this is {}", equation.source.found))
            .label(equation.dim.span, format!("expected a value of `{written}`"));
        self.report(diagnostic);
    }

    pub(super) fn report_unsolved(&self, problem: &Problem, solver: &Solver, index: usize) {
        let parameter = &problem.parameters[index];
        let message = format!(
            "`{}` of `{}` cannot be solved from {}",
            parameter.name,
            problem.name,
            if problem.explicit.is_some() {
                "the arguments"
            } else {
                "the fields"
            }
        );
        let mut diagnostic = Diagnostic::new(Code::GenericUnsolved, message)
            .at(problem.span, "")
            .label(parameter.span, format!("{} without a value", parameter.kind.describe()));
        for equation in &solver.equations {
            if equation.dim.unknowns(|index| solver.integer(index)).contains(&index) {
                let written = self.session.sources.snippet(equation.dim.span);
                diagnostic = diagnostic.note(format!(
                    "`{written}` is {}, which does not determine `{}`",
                    equation.value, parameter.name
                ));
            }
        }
        if let Some(opening) = problem.explicit {
            let shown = problem.parameters.iter().zip(&solver.values);
            let shown: Vec<_> = shown
                .filter(|(parameter, _)| parameter.kind != Kind::Int)
                .map(|(parameter, value)| match value {
                    Some((value, _)) => value.to_string(),
                    None => parameter.name.to_string(),
                })
                .collect();
            diagnostic = diagnostic.help(format!(
                "give the generic arguments: `{}{opening}{}>(...)`",
                problem.name,
                shown.join(", ")
            ));
        }
        self.report(diagnostic);
    }

    pub(super) fn report_structure(&self, problem: &Problem, part: &Part) {
        let expected = self.session.sources.snippet(part.written);
        let found = self.describe(part.checked);
        let message = format!(
            "{} of `{}` has another type: expected `{expected}`, found {found}",
            part.what, problem.name
        );
        self.report(
            Diagnostic::new(Code::TypeMismatch, message)
                .at(part.checked.span, format!("this is {found}"))
                .label(part.written, "the expected type"),
        );
    }
}
