//! Every call into C and C++ that melior does not wrap. All other modules use
//! the safe functions exported here.

pub mod attributes;
pub mod diagnostics;
pub mod edit;
pub mod elements;
pub mod ir;
pub mod library;
pub mod llvm;
pub mod location;
pub mod manager;
pub mod opt;
pub mod parse;
pub mod pass;
pub mod raw;
pub mod view;
