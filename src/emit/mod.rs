//! From a typed program to a module of the kina dialect.
