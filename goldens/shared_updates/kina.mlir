module {
  func.func @fa(%arg0: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) attributes {kina.doc = "What updates a value that is needed later works on a copy, with or without loops."} {
    %0 = kina.sign %arg0 : tensor<3xi64>
    %1 = kina.for 0 to 3(%0) : tensor<3xi64> {
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<3xi64>):
      %2 = kina.add %arg2, %arg0 : tensor<3xi64>
      kina.yield %2 : tensor<3xi64>
    }
    return %1, %0 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @fb(%arg0: tensor<3xi64>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %0 = kina.constant dense<1> : tensor<3xi64>
    %1 = kina.add %arg0, %0 : tensor<3xi64>
    %2 = kina.dynamic_update_slice %1, %arg1, %arg2 : tensor<3xi64>, tensor<1xi64>, tensor<1xi64> -> tensor<3xi64>
    return %2, %1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @fc(%arg0: tensor<5xi64>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) {
    %values, %indices = kina.top_k %arg0 k = 3 axis = 0 : tensor<5xi64> -> tensor<3xi64>, tensor<3xi64>
    %0 = kina.dynamic_update_slice %indices, %arg1, %arg2 : tensor<3xi64>, tensor<1xi64>, tensor<1xi64> -> tensor<3xi64>
    %1 = kina.dynamic_update_slice %values, %arg1, %arg2 : tensor<3xi64>, tensor<1xi64>, tensor<1xi64> -> tensor<3xi64>
    return %0, %indices, %1, %values : tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>
  }
  func.func @kb(%arg0: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
    %0 = kina.for 0 to 3(%arg0) : tensor<4xi1> {
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<4xi1>):
      %1 = kina.not %arg2 : tensor<4xi1>
      kina.yield %1 : tensor<4xi1>
    }
    return %0, %arg0 : tensor<4xi1>, tensor<4xi1>
  }
  func.func @i4(%arg0: tensor<4xi4>) -> (tensor<4xi4>, tensor<4xi4>) {
    %0:2 = kina.for 0 to 4(%arg0, %arg0) : tensor<4xi4>, tensor<4xi4> {
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<4xi4>, %arg3: tensor<4xi4>):
      %1 = kina.add %arg2, %arg3 : tensor<4xi4>
      kina.yield %1, %arg3 : tensor<4xi4>, tensor<4xi4>
    }
    return %0#0, %0#1 : tensor<4xi4>, tensor<4xi4>
  }
  func.func @f18(%arg0: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %0:2 = kina.for 0 to 3(%arg0, %arg0) : tensor<6xf32>, tensor<6xf32> {
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>):
      %1 = kina.constant dense<2.000000e+00> : tensor<6xf32>
      %2 = kina.mul %arg2, %1 : tensor<6xf32>
      kina.yield %2, %arg2 : tensor<6xf32>, tensor<6xf32>
    }
    return %0#0, %0#1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func @g3b(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<3xi64> {
    %0:2 = kina.for 0 to 4(%arg0, %arg1) : tensor<3xi64>, tensor<3xi64> {
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<3xi64>, %arg4: tensor<3xi64>):
      kina.yield %arg4, %arg3 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0 : tensor<3xi64>
  }
  func.func @g3c(%arg0: tensor<3xi64>, %arg1: tensor<2xi64>, %arg2: tensor<2xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %0:2 = kina.for 0 to 4(%arg0, %arg0) : tensor<3xi64>, tensor<3xi64> {
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<3xi64>, %arg5: tensor<3xi64>):
      %1 = kina.scatter_add %arg4, %arg1, %arg2 axis = 0 : tensor<3xi64>, tensor<2xi64>, tensor<2xi64> -> tensor<3xi64>
      kina.yield %1, %arg4 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0, %0#1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @f21(%arg0: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %0:2 = kina.for 0 to 3(%arg0, %arg0) : tensor<3xi64>, tensor<3xi64> {
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<3xi64>, %arg3: tensor<3xi64>):
      %1:2 = kina.for 0 to 2(%arg2, %arg2) : tensor<3xi64>, tensor<3xi64> {
      ^bb0(%arg4: tensor<i64>, %arg5: tensor<3xi64>, %arg6: tensor<3xi64>):
        %2 = kina.add %arg5, %arg6 : tensor<3xi64>
        kina.yield %2, %arg6 : tensor<3xi64>, tensor<3xi64>
      }
      kina.yield %1#0, %1#1 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0, %0#1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @f20(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %0:2 = kina.for 0 to 3(%arg0, %arg1) : tensor<3xi64>, tensor<3xi64> {
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<3xi64>, %arg4: tensor<3xi64>):
      %1:2 = kina.for 0 to 3(%arg4, %arg3) : tensor<3xi64>, tensor<3xi64> {
      ^bb0(%arg5: tensor<i64>, %arg6: tensor<3xi64>, %arg7: tensor<3xi64>):
        kina.yield %arg7, %arg6 : tensor<3xi64>, tensor<3xi64>
      }
      kina.yield %1#0, %1#1 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0, %0#1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @views(%arg0: tensor<4xi64>, %arg1: tensor<1x2xi64>, %arg2: tensor<2xi64>) -> (tensor<2x2xi64>, tensor<4xi64>) {
    %0 = kina.constant dense<3> : tensor<4xi64>
    %1 = kina.mul %arg0, %0 : tensor<4xi64>
    %2 = kina.reshape %1 : tensor<4xi64> -> tensor<2x2xi64>
    %3 = kina.dynamic_update_slice %2, %arg1, %arg2 : tensor<2x2xi64>, tensor<1x2xi64>, tensor<2xi64> -> tensor<2x2xi64>
    return %3, %1 : tensor<2x2xi64>, tensor<4xi64>
  }
  func.func @rev(%arg0: tensor<2x2xi64>, %arg1: tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>) {
    %0:2 = kina.for 0 to 3(%arg0, %arg1) : tensor<2x2xi64>, tensor<2x2xi64> {
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<2x2xi64>, %arg4: tensor<2x2xi64>):
      %1 = kina.add %arg3, %arg4 : tensor<2x2xi64>
      %2 = kina.reshape %arg3 : tensor<2x2xi64> -> tensor<4xi64>
      %3 = kina.reshape %2 : tensor<4xi64> -> tensor<2x2xi64>
      kina.yield %1, %3 : tensor<2x2xi64>, tensor<2x2xi64>
    }
    return %0#0, %0#1 : tensor<2x2xi64>, tensor<2x2xi64>
  }
}
