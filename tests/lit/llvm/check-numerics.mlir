// RUN: kina-opt %s --split-input-file --verify-diagnostics --kina-check-numerics

llvm.func @exact(%x: f32) -> f32 {
  %0 = llvm.intr.fma(%x, %x, %x) : (f32, f32, f32) -> f32
  %1 = llvm.intr.sqrt(%0) : (f32) -> f32
  %2 = llvm.intr.maximum(%1, %x) : (f32, f32) -> f32
  llvm.return %2 : f32
}

// -----

llvm.func @maybe_fused(%x: f32) -> f32 {
  // expected-error @below {{operation llvm.intr.fmuladd is not reproducible: it rounds once or twice, as the target likes}}
  %0 = llvm.intr.fmuladd(%x, %x, %x) : (f32, f32, f32) -> f32
  llvm.return %0 : f32
}

// -----

llvm.func @fast_math(%x: f32) -> f32 {
  // expected-error @below {{operation llvm.fadd carries #llvm.fastmath<reassoc>: expected no fast-math flags}}
  %0 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  llvm.return %0 : f32
}

// -----

llvm.func @reduction(%start: f32, %x: vector<4xf32>) -> f32 {
  // expected-error @below {{operation llvm.intr.vector.reduce.fadd is not reproducible: it does not fix the order of accumulation}}
  %0 = "llvm.intr.vector.reduce.fadd"(%start, %x) : (f32, vector<4xf32>) -> f32
  llvm.return %0 : f32
}

// -----

// Every offender is reported.
llvm.func @library(%x: f64) -> f64 {
  // expected-error @below {{operation llvm.intr.pow is not reproducible: it becomes a call of a mathematical library}}
  %0 = llvm.intr.pow(%x, %x) : (f64, f64) -> f64
  // expected-error @below {{operation llvm.intr.exp is not reproducible}}
  %1 = llvm.intr.exp(%0) : (f64) -> f64
  // expected-error @below {{operation llvm.frem is not reproducible}}
  %2 = llvm.frem %1, %x : f64
  llvm.return %2 : f64
}

// -----

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @erff(f32) -> f32
llvm.func @calls(%x: f32, %n: i64) -> f32 {
  %0 = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  // expected-error @below {{call of 'erff' leaves the library: expected one of its own functions}}
  %1 = llvm.call @erff(%x) : (f32) -> f32
  llvm.return %1 : f32
}
