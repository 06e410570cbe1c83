//! Names, constants, dims and types: from syntax trees to a typed program.
