//! The compiler's passes, one file or folder a pass, and the one place that
//! registers passes and named pipelines.

use crate::ffi::pass;
use std::sync::Once;

pub mod attach_access_groups;
pub mod buffer_analysis;
pub mod carry_in_place;
pub mod check_numerics;
pub mod copy_shared_destinations;
mod create;
pub mod describe_buffers;
pub mod emit_entry_points;
pub mod expand_narrow_floats;
pub mod expect_buffers;
pub mod expect_linalg;
pub mod find_inplace;
pub mod forward_copies;
pub mod generalize_copies;
pub mod guard_copies;
pub mod inline_calls;
pub mod inline_compositions;
pub mod legalize_storage;
pub mod locate_globals;
pub mod lower_kina_to_linalg;
pub mod mark_parallel_loops;
mod nest;
pub mod pack_contractions;
pub mod pass_destinations;
pub mod pass_tables;
pub mod pipelines;
pub mod plan_workspace;
pub mod promote_floats;
pub mod restore_locations;
pub mod separate_destinations;
pub mod split_functions;
pub mod transform_ad;
pub mod vectorize_contractions;
pub mod walk;

/// Registers every pass and pipeline of the compiler, once a process.
pub fn register_all() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        crate::ffi::opt::register_upstream_passes();
        pass::register::<legalize_storage::LegalizeStorage>();
        pass::register::<carry_in_place::CarryInPlace>();
        pass::register::<locate_globals::LocateGlobals>();
        pass::register::<copy_shared_destinations::CopySharedDestinations>();
        pass::register::<inline_calls::InlineCalls>();
        pass::register::<inline_compositions::InlineCompositions>();
        pass::register::<transform_ad::TransformAd>();
        pass::register::<promote_floats::PromoteFloats>();
        pass::register::<lower_kina_to_linalg::LowerKinaToLinalg>();
        pass::register::<restore_locations::RestoreLocations>();
        pass::register::<pack_contractions::PackContractions>();
        pass::register::<separate_destinations::SeparateDestinations>();
        pass::register::<expand_narrow_floats::ExpandNarrowFloats>();
        pass::register::<pass_destinations::PassDestinations>();
        pass::register::<forward_copies::ForwardCopies>();
        pass::register::<generalize_copies::GeneralizeCopies>();
        pass::register::<guard_copies::GuardCopies>();
        pass::register::<expect_linalg::ExpectLinalg>();
        pass::register::<expect_buffers::ExpectBuffers>();
        pass::register::<find_inplace::FindInplace>();
        pass::register::<plan_workspace::PlanWorkspace>();
        pass::register::<describe_buffers::DescribeBuffers>();
        pass::register::<split_functions::SplitFunctions>();
        pass::register::<vectorize_contractions::VectorizeContractions>();
        pass::register::<mark_parallel_loops::MarkParallelLoops>();
        pass::register::<attach_access_groups::AttachAccessGroups>();
        pass::register::<pass_tables::PassTables>();
        pass::register::<emit_entry_points::EmitEntryPoints>();
        pass::register::<check_numerics::CheckNumerics>();
        for pipeline in pipelines::PIPELINES {
            pass::register_pipeline(pipeline);
        }
    });
}
