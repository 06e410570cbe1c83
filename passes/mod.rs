//! The compiler's passes, one file or folder a pass, and the one place that
//! registers passes and named pipelines.

use crate::ffi::pass;
use std::sync::Once;

mod create;
pub mod legalize_storage;
pub mod lower_kina_to_linalg;
pub mod pipelines;
pub mod restore_locations;

/// Registers every pass and pipeline of the compiler, once a process.
pub fn register_all() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        crate::ffi::opt::register_upstream_passes();
        pass::register::<legalize_storage::LegalizeStorage>();
        pass::register::<lower_kina_to_linalg::LowerKinaToLinalg>();
        pass::register::<restore_locations::RestoreLocations>();
        for pipeline in pipelines::PIPELINES {
            pass::register_pipeline(pipeline);
        }
    });
}
