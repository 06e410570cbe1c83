module {
  func.func @fibonacci(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) attributes {kina.doc = "The first Fibonacci numbers: the state is exchanged in every iteration."} {
    %0:2 = kina.for 0 to 90(%arg0, %arg1) : tensor<i64>, tensor<i64> {
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %1 = kina.add %arg3, %arg4 : tensor<i64>
      kina.yield %arg4, %1 : tensor<i64>, tensor<i64>
    }
    return %0#0, %0#1 : tensor<i64>, tensor<i64>
  }
  func.func @newton(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) attributes {kina.doc = "Newton's method for the square root, with the index as a value."} {
    %0 = kina.constant dense<5.000000e-01> : tensor<5xf32>
    %1 = kina.constant dense<0.000000e+00> : tensor<5xf32>
    %2 = kina.mul %arg0, %1 : tensor<5xf32>
    %3:2 = kina.for 1 to 8(%arg0, %2) : tensor<5xf32>, tensor<5xf32> {
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>):
      %4 = kina.cast %arg1 : tensor<i64> -> tensor<f32>
      %5 = kina.broadcast %4 : tensor<f32> -> tensor<5xf32>
      %6 = kina.div %arg0, %arg2 : tensor<5xf32>
      %7 = kina.add %arg2, %6 : tensor<5xf32>
      %8 = kina.mul %7, %0 : tensor<5xf32>
      %9 = kina.mul %arg2, %5 : tensor<5xf32>
      %10 = kina.add %arg3, %9 : tensor<5xf32>
      kina.yield %8, %10 : tensor<5xf32>, tensor<5xf32>
    }
    return %3#0, %3#1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func @nested(%arg0: tensor<3x2xf64>, %arg1: tensor<3x2xi1>) -> (tensor<3x2xf64>, tensor<3x2xi1>) attributes {kina.doc = "Nested loops; the inner one reads what is from outside of both."} {
    %0 = kina.constant dense<5.000000e-01> : tensor<3x2xf64>
    %1:2 = kina.for -2 to 3(%arg0, %arg1) : tensor<3x2xf64>, tensor<3x2xi1> {
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<3x2xf64>, %arg4: tensor<3x2xi1>):
      %2 = kina.for 0 to 2(%arg3) : tensor<3x2xf64> {
      ^bb0(%arg5: tensor<i64>, %arg6: tensor<3x2xf64>):
        %4 = kina.mul %arg6, %0 : tensor<3x2xf64>
        %5 = kina.add %4, %arg0 : tensor<3x2xf64>
        %6 = kina.add %arg2, %arg5 : tensor<i64>
        %7 = kina.cast %6 : tensor<i64> -> tensor<f64>
        %8 = kina.broadcast %7 : tensor<f64> -> tensor<3x2xf64>
        %9 = kina.add %5, %8 : tensor<3x2xf64>
        kina.yield %9 : tensor<3x2xf64>
      }
      %3 = kina.not %arg4 : tensor<3x2xi1>
      kina.yield %2, %3 : tensor<3x2xf64>, tensor<3x2xi1>
    }
    return %1#0, %1#1 : tensor<3x2xf64>, tensor<3x2xi1>
  }
  func.func @none(%arg0: tensor<7xbf16>) -> tensor<7xbf16> attributes {kina.doc = "No iteration gives the initial state."} {
    return %arg0 : tensor<7xbf16>
  }
  func.func @normalized(%arg0: tensor<4x65xf16>) -> tensor<4x65xf16> attributes {kina.doc = "A reduction a step, on narrow floats."} {
    %0 = kina.for 0 to 3(%arg0) : tensor<4x65xf16> {
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<4x65xf16>):
      %1 = kina.reduce mean %arg2 axis = 1 keepdims order = lanes : tensor<4x65xf16> -> tensor<4x1xf16>
      %2 = kina.broadcast %1 : tensor<4x1xf16> -> tensor<4x65xf16>
      %3 = kina.sub %arg2, %2 : tensor<4x65xf16>
      kina.yield %3 : tensor<4x65xf16>
    }
    return %0 : tensor<4x65xf16>
  }
  func.func @fan_out(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32>) attributes {kina.doc = "One value goes on in several places."} {
    %0 = kina.reshape %arg1 : tensor<6xf32> -> tensor<2x3xf32>
    %1:4 = kina.for 0 to 3(%arg0, %arg0, %arg1, %0) : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32> {
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<2x3xf32>):
      %2 = kina.add %arg3, %arg3 : tensor<6xf32>
      %3 = kina.reshape %2 : tensor<6xf32> -> tensor<2x3xf32>
      kina.yield %2, %2, %2, %3 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32>
    }
    return %1#0, %1#1, %1#2, %1#3 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32>
  }
}
