module {
  func.func @loss_and_gradient(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4x3xf32>, %arg3: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>) {
    %0 = kina.constant dense<0.0833333358> : tensor<4x3xf32>
    %1 = kina.constant dense<1.000000e+00> : tensor<4x3xf32>
    %2 = kina.mul %arg0, %arg2 : tensor<4x3xf32>
    %3 = kina.broadcast %arg1 : tensor<3xf32> -> tensor<4x3xf32>
    %4 = kina.add %2, %3 : tensor<4x3xf32>
    %5 = kina.tanh %4 : tensor<4x3xf32>
    %6 = kina.sub %5, %arg3 : tensor<4x3xf32>
    %7 = kina.mul %6, %6 : tensor<4x3xf32>
    %8 = kina.reduce mean %7 axis = 0 order = sequential : tensor<4x3xf32> -> tensor<3xf32>
    %9 = kina.reduce mean %8 axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
    %10 = kina.mul %6, %0 : tensor<4x3xf32>
    %11 = kina.add %10, %10 : tensor<4x3xf32>
    %12 = kina.sub %1, %5 : tensor<4x3xf32>
    %13 = kina.add %5, %1 : tensor<4x3xf32>
    %14 = kina.mul %12, %13 : tensor<4x3xf32>
    %15 = kina.mul %11, %14 : tensor<4x3xf32>
    %16 = kina.reduce sum %15 axis = 0 order = sequential : tensor<4x3xf32> -> tensor<3xf32>
    %17 = kina.mul %15, %arg2 : tensor<4x3xf32>
    return %9, %5, %17, %16 : tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>
  }
  func.func @stiffness(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = kina.constant dense<-1.000000e+00> : tensor<f32>
    %1 = kina.constant dense<0.000000e+00> : tensor<f32>
    %2 = kina.constant dense<1.000000e+00> : tensor<f32>
    %3 = kina.mul %arg0, %arg0 : tensor<f32>
    %4 = kina.exp %3 : tensor<f32>
    %5 = kina.div %4, %arg0 : tensor<f32>
    %6 = kina.div %2, %arg0 : tensor<f32>
    %7 = kina.mul %6, %4 : tensor<f32>
    %8 = kina.compare eq, %6, %1 : tensor<f32>
    %9 = kina.where %8, %6, %7 : tensor<i1>, tensor<f32>
    %10 = kina.add %9, %9 : tensor<f32>
    %11 = kina.add %arg0, %arg0 : tensor<f32>
    %12 = kina.where %8, %11, %1 : tensor<i1>, tensor<f32>
    %13 = kina.where %8, %1, %11 : tensor<i1>, tensor<f32>
    %14 = kina.mul %13, %4 : tensor<f32>
    %15 = kina.mul %13, %6 : tensor<f32>
    %16 = kina.add %12, %14 : tensor<f32>
    %17 = kina.mul %5, %0 : tensor<f32>
    %18 = kina.mul %6, %0 : tensor<f32>
    %19 = kina.div %17, %arg0 : tensor<f32>
    %20 = kina.mul %19, %6 : tensor<f32>
    %21 = kina.neg %20 : tensor<f32>
    %22 = kina.compare eq, %17, %1 : tensor<f32>
    %23 = kina.where %22, %17, %21 : tensor<i1>, tensor<f32>
    %24 = kina.add %10, %23 : tensor<f32>
    %25 = kina.div %16, %arg0 : tensor<f32>
    %26 = kina.mul %25, %6 : tensor<f32>
    %27 = kina.neg %26 : tensor<f32>
    %28 = kina.compare eq, %16, %1 : tensor<f32>
    %29 = kina.where %28, %16, %27 : tensor<i1>, tensor<f32>
    %30 = kina.add %24, %29 : tensor<f32>
    %31 = kina.div %18, %arg0 : tensor<f32>
    %32 = kina.compare eq, %18, %1 : tensor<f32>
    %33 = kina.where %32, %18, %31 : tensor<i1>, tensor<f32>
    %34 = kina.mul %31, %5 : tensor<f32>
    %35 = kina.neg %34 : tensor<f32>
    %36 = kina.where %32, %18, %35 : tensor<i1>, tensor<f32>
    %37 = kina.add %30, %36 : tensor<f32>
    %38 = kina.add %15, %33 : tensor<f32>
    %39 = kina.mul %38, %4 : tensor<f32>
    %40 = kina.compare eq, %38, %1 : tensor<f32>
    %41 = kina.where %40, %38, %39 : tensor<i1>, tensor<f32>
    %42 = kina.mul %41, %arg0 : tensor<f32>
    %43 = kina.add %37, %42 : tensor<f32>
    %44 = kina.add %43, %42 : tensor<f32>
    return %44 : tensor<f32>
  }
}
