module {
  func.func @recurrent(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<3xi64>) -> (tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>) {
    %0 = kina.constant dense<-0.333333343> : tensor<3x4xf32>
    %1 = kina.constant dense<9.99999997E-7> : tensor<3x1xf32>
    %2 = kina.constant dense<4.000000e+00> : tensor<3x1xf32>
    %3 = kina.constant dense<-5.000000e-01> : tensor<3x1xf32>
    %4 = kina.constant dense<1.000000e+00> : tensor<3x4xf32>
    %5 = kina.constant dense<2> : tensor<i64>
    %6 = kina.constant dense<0.000000e+00> : tensor<4x4xf32>
    %7 = kina.constant dense<0.000000e+00> : tensor<4xf32>
    %8 = kina.constant dense<0.000000e+00> : tensor<3x4xf32>
    %9 = kina.constant dense<3> : tensor<3x1xi64>
    %10 = kina.constant dense<0> : tensor<3x1xi64>
    %11 = kina.constant dense<1> : tensor<1xi64>
    %12 = kina.constant dense<1.000000e+00> : tensor<3x1xf32>
    %13 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
    %14 = kina.constant dense<0> : tensor<2xi64>
    %15 = kina.constant dense<0.000000e+00> : tensor<3x3x4xf32>
    %16:2 = kina.for 0 to 3(%arg4, %15) : tensor<3x4xf32>, tensor<3x3x4xf32> {
    ^bb0(%arg6: tensor<i64>, %arg7: tensor<3x4xf32>, %arg8: tensor<3x3x4xf32>):
      %99 = kina.mul %arg7, %arg7 : tensor<3x4xf32>
      %100 = kina.reduce mean %99 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %101 = kina.add %100, %1 : tensor<3x1xf32>
      %102 = kina.rsqrt %101 : tensor<3x1xf32>
      %103 = kina.broadcast %102 : tensor<3x1xf32> -> tensor<3x4xf32>
      %104 = kina.mul %arg7, %103 : tensor<3x4xf32>
      %105 = kina.broadcast %arg1 : tensor<4xf32> -> tensor<3x4xf32>
      %106 = kina.mul %104, %105 : tensor<3x4xf32>
      %107 = kina.dot_general %106, %arg0 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
      %108 = kina.add %107, %arg7 : tensor<3x4xf32>
      %109 = kina.tanh %108 : tensor<3x4xf32>
      %110 = kina.broadcast %arg7 : tensor<3x4xf32> -> tensor<1x3x4xf32>
      %111 = kina.broadcast %arg6 : tensor<i64> -> tensor<1xi64>
      %112 = kina.concat %111, %14 axis = 0 : tensor<1xi64>, tensor<2xi64> -> tensor<3xi64>
      %113 = kina.dynamic_update_slice %arg8, %110, %112 : tensor<3x3x4xf32>, tensor<1x3x4xf32>, tensor<3xi64> -> tensor<3x3x4xf32>
      kina.yield %109, %113 : tensor<3x4xf32>, tensor<3x3x4xf32>
    }
    %17 = kina.broadcast %arg3 : tensor<4xf32> -> tensor<3x4xf32>
    %18 = kina.mul %16#0, %17 : tensor<3x4xf32>
    %19 = kina.stop_gradient %18 : tensor<3x4xf32>
    %20 = kina.reduce max %19 axis = 1 keepdims : tensor<3x4xf32> -> tensor<3x1xf32>
    %21 = kina.sub %20, %20 : tensor<3x1xf32>
    %22 = kina.compare eq, %21, %13 : tensor<3x1xf32>
    %23 = kina.where %22, %20, %13 : tensor<3x1xi1>, tensor<3x1xf32>
    %24 = kina.broadcast %23 : tensor<3x1xf32> -> tensor<3x4xf32>
    %25 = kina.sub %18, %24 : tensor<3x4xf32>
    %26 = kina.exp %25 : tensor<3x4xf32>
    %27 = kina.reduce sum %26 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
    %28 = kina.compare eq, %27, %13 : tensor<3x1xf32>
    %29 = kina.where %28, %12, %27 : tensor<3x1xi1>, tensor<3x1xf32>
    %30 = kina.broadcast %29 : tensor<3x1xf32> -> tensor<3x4xf32>
    %31 = kina.div %26, %30 : tensor<3x4xf32>
    %32 = kina.dot_general %31, %arg2 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
    %33 = kina.stop_gradient %32 : tensor<3x4xf32>
    %34 = kina.reduce max %33 axis = 1 keepdims : tensor<3x4xf32> -> tensor<3x1xf32>
    %35 = kina.sub %34, %34 : tensor<3x1xf32>
    %36 = kina.compare eq, %35, %13 : tensor<3x1xf32>
    %37 = kina.where %36, %34, %13 : tensor<3x1xi1>, tensor<3x1xf32>
    %38 = kina.broadcast %37 : tensor<3x1xf32> -> tensor<3x4xf32>
    %39 = kina.sub %32, %38 : tensor<3x4xf32>
    %40 = kina.exp %39 : tensor<3x4xf32>
    %41 = kina.reduce sum %40 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
    %42 = kina.compare eq, %41, %13 : tensor<3x1xf32>
    %43 = kina.where %42, %12, %41 : tensor<3x1xi1>, tensor<3x1xf32>
    %44 = kina.log %43 : tensor<3x1xf32>
    %45 = kina.broadcast %44 : tensor<3x1xf32> -> tensor<3x4xf32>
    %46 = kina.sub %39, %45 : tensor<3x4xf32>
    %47 = kina.dot_general %arg5, %11 batch = [] x [] contracting = [] x [] : tensor<3xi64>, tensor<1xi64> -> tensor<3x1xi64>
    %48 = kina.take_along_axis %46, %47 axis = 1 : tensor<3x4xf32>, tensor<3x1xi64> -> tensor<3x1xf32>
    %49 = kina.reduce mean %48 axis = 1 order = sequential : tensor<3x1xf32> -> tensor<3xf32>
    %50 = kina.reduce mean %49 axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
    %51 = kina.neg %50 : tensor<f32>
    %52 = kina.max %47, %10 : tensor<3x1xi64>
    %53 = kina.min %52, %9 : tensor<3x1xi64>
    %54 = kina.iota axis = 1 : tensor<3x4xi64>
    %55 = kina.broadcast %53 : tensor<3x1xi64> -> tensor<3x4xi64>
    %56 = kina.compare eq, %54, %55 : tensor<3x4xi64>
    %57 = kina.where %56, %0, %8 : tensor<3x4xi1>, tensor<3x4xf32>
    %58 = kina.neg %57 : tensor<3x4xf32>
    %59 = kina.reduce sum %58 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
    %60 = kina.div %59, %43 : tensor<3x1xf32>
    %61 = kina.compare ne, %60, %60 : tensor<3x1xf32>
    %62 = kina.compare eq, %59, %13 : tensor<3x1xf32>
    %63 = kina.and %62, %61 : tensor<3x1xi1>
    %64 = kina.where %63, %59, %60 : tensor<3x1xi1>, tensor<3x1xf32>
    %65 = kina.where %42, %13, %64 : tensor<3x1xi1>, tensor<3x1xf32>
    %66 = kina.broadcast %65 : tensor<3x1xf32> -> tensor<3x4xf32>
    %67 = kina.mul %66, %40 : tensor<3x4xf32>
    %68 = kina.compare ne, %67, %67 : tensor<3x4xf32>
    %69 = kina.compare eq, %65, %13 : tensor<3x1xf32>
    %70 = kina.broadcast %69 : tensor<3x1xi1> -> tensor<3x4xi1>
    %71 = kina.and %70, %68 : tensor<3x4xi1>
    %72 = kina.where %71, %66, %67 : tensor<3x4xi1>, tensor<3x4xf32>
    %73 = kina.add %57, %72 : tensor<3x4xf32>
    %74 = kina.dot_general %73, %arg2 batch = [] x [] contracting = [1] x [1] order = sequential : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
    %75 = kina.dot_general %31, %73 batch = [] x [] contracting = [0] x [0] order = sequential : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<4x4xf32>
    %76 = kina.div %74, %30 : tensor<3x4xf32>
    %77 = kina.compare ne, %76, %76 : tensor<3x4xf32>
    %78 = kina.compare eq, %74, %8 : tensor<3x4xf32>
    %79 = kina.and %78, %77 : tensor<3x4xi1>
    %80 = kina.where %79, %74, %76 : tensor<3x4xi1>, tensor<3x4xf32>
    %81 = kina.mul %76, %31 : tensor<3x4xf32>
    %82 = kina.neg %81 : tensor<3x4xf32>
    %83 = kina.compare ne, %82, %82 : tensor<3x4xf32>
    %84 = kina.and %78, %83 : tensor<3x4xi1>
    %85 = kina.where %84, %74, %82 : tensor<3x4xi1>, tensor<3x4xf32>
    %86 = kina.reduce sum %85 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
    %87 = kina.where %28, %13, %86 : tensor<3x1xi1>, tensor<3x1xf32>
    %88 = kina.broadcast %87 : tensor<3x1xf32> -> tensor<3x4xf32>
    %89 = kina.add %80, %88 : tensor<3x4xf32>
    %90 = kina.mul %89, %26 : tensor<3x4xf32>
    %91 = kina.compare ne, %90, %90 : tensor<3x4xf32>
    %92 = kina.compare eq, %89, %8 : tensor<3x4xf32>
    %93 = kina.and %92, %91 : tensor<3x4xi1>
    %94 = kina.where %93, %89, %90 : tensor<3x4xi1>, tensor<3x4xf32>
    %95 = kina.mul %94, %17 : tensor<3x4xf32>
    %96 = kina.mul %94, %16#0 : tensor<3x4xf32>
    %97 = kina.reduce sum %96 axis = 0 order = sequential : tensor<3x4xf32> -> tensor<4xf32>
    %98:3 = kina.for 0 to 3(%95, %7, %6) : tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32> {
    ^bb0(%arg6: tensor<i64>, %arg7: tensor<3x4xf32>, %arg8: tensor<4xf32>, %arg9: tensor<4x4xf32>):
      %99 = kina.sub %5, %arg6 : tensor<i64>
      %100 = kina.broadcast %99 : tensor<i64> -> tensor<1xi64>
      %101 = kina.concat %100, %14 axis = 0 : tensor<1xi64>, tensor<2xi64> -> tensor<3xi64>
      %102 = kina.dynamic_slice %16#1, %101 sizes = [1, 3, 4] : tensor<3x3x4xf32>, tensor<3xi64> -> tensor<1x3x4xf32>
      %103 = kina.reshape %102 : tensor<1x3x4xf32> -> tensor<3x4xf32>
      %104 = kina.mul %103, %103 : tensor<3x4xf32>
      %105 = kina.reduce mean %104 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %106 = kina.add %105, %1 : tensor<3x1xf32>
      %107 = kina.rsqrt %106 : tensor<3x1xf32>
      %108 = kina.broadcast %107 : tensor<3x1xf32> -> tensor<3x4xf32>
      %109 = kina.mul %103, %108 : tensor<3x4xf32>
      %110 = kina.broadcast %arg1 : tensor<4xf32> -> tensor<3x4xf32>
      %111 = kina.mul %109, %110 : tensor<3x4xf32>
      %112 = kina.dot_general %111, %arg0 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
      %113 = kina.add %112, %103 : tensor<3x4xf32>
      %114 = kina.tanh %113 : tensor<3x4xf32>
      %115 = kina.sub %4, %114 : tensor<3x4xf32>
      %116 = kina.add %114, %4 : tensor<3x4xf32>
      %117 = kina.mul %115, %116 : tensor<3x4xf32>
      %118 = kina.mul %arg7, %117 : tensor<3x4xf32>
      %119 = kina.dot_general %118, %arg0 batch = [] x [] contracting = [1] x [1] order = sequential : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
      %120 = kina.dot_general %111, %118 batch = [] x [] contracting = [0] x [0] order = sequential : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<4x4xf32>
      %121 = kina.add %arg9, %120 : tensor<4x4xf32>
      %122 = kina.mul %119, %110 : tensor<3x4xf32>
      %123 = kina.mul %119, %109 : tensor<3x4xf32>
      %124 = kina.reduce sum %123 axis = 0 order = sequential : tensor<3x4xf32> -> tensor<4xf32>
      %125 = kina.add %arg8, %124 : tensor<4xf32>
      %126 = kina.mul %122, %108 : tensor<3x4xf32>
      %127 = kina.mul %122, %103 : tensor<3x4xf32>
      %128 = kina.add %118, %126 : tensor<3x4xf32>
      %129 = kina.reduce sum %127 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %130 = kina.mul %129, %3 : tensor<3x1xf32>
      %131 = kina.mul %130, %107 : tensor<3x1xf32>
      %132 = kina.div %131, %106 : tensor<3x1xf32>
      %133 = kina.compare ne, %132, %132 : tensor<3x1xf32>
      %134 = kina.compare eq, %129, %13 : tensor<3x1xf32>
      %135 = kina.and %134, %133 : tensor<3x1xi1>
      %136 = kina.where %135, %129, %132 : tensor<3x1xi1>, tensor<3x1xf32>
      %137 = kina.div %136, %2 : tensor<3x1xf32>
      %138 = kina.broadcast %137 : tensor<3x1xf32> -> tensor<3x4xf32>
      %139 = kina.mul %138, %103 : tensor<3x4xf32>
      %140 = kina.add %128, %139 : tensor<3x4xf32>
      %141 = kina.add %140, %139 : tensor<3x4xf32>
      kina.yield %141, %125, %121 : tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>
    }
    return %51, %98#2, %98#1, %75, %97 : tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>
  }
}
