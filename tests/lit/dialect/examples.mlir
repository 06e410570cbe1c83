// The generated reference page is up to date, all its examples are valid, and
// where folding computes an example the result is the one that the page states.

// RUN: %python %kina_root/scripts/gen-dialect-docs --check
// RUN: %python %kina_root/scripts/gen-dialect-docs --examples | kina-opt --canonicalize --cse | FileCheck %s

// CHECK-LABEL: @abs(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @add(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @and(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @argmax(
// CHECK-LABEL: @argmin(
// CHECK-LABEL: @broadcast(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @cast(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @ceil(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @compare(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @concat(
// CHECK-LABEL: @constant(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @cos(
// CHECK-LABEL: @div(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @dot_general(
// CHECK-LABEL: @erf(
// CHECK-LABEL: @exp(
// CHECK-LABEL: @expm1(
// CHECK-LABEL: @floor(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @iota(
// CHECK-LABEL: @log(
// CHECK-LABEL: @log1p(
// CHECK-LABEL: @max(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @min(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @mul(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @neg(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @not(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @or(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @pad(
// CHECK-LABEL: @pow(
// CHECK-LABEL: @reduce(
// CHECK-LABEL: @rem(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @reshape(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @round(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @rsqrt(
// CHECK-LABEL: @sigmoid(
// CHECK-LABEL: @sign(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @sin(
// CHECK-LABEL: @slice(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @sqrt(
// CHECK-LABEL: @stop_gradient(
// CHECK-LABEL: @sub(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @tanh(
// CHECK-LABEL: @to(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @transpose(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
// CHECK-LABEL: @vjp(
// CHECK-LABEL: @where(
// CHECK: return %[[RESULT:.*]], %[[RESULT]] :
