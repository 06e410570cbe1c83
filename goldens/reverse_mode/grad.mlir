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
    %8 = kina.compare ne, %7, %7 : tensor<f32>
    %9 = kina.compare eq, %6, %1 : tensor<f32>
    %10 = kina.and %9, %8 : tensor<i1>
    %11 = kina.where %10, %6, %7 : tensor<i1>, tensor<f32>
    %12 = kina.add %11, %11 : tensor<f32>
    %13 = kina.add %arg0, %arg0 : tensor<f32>
    %14 = kina.where %10, %13, %1 : tensor<i1>, tensor<f32>
    %15 = kina.where %10, %1, %13 : tensor<i1>, tensor<f32>
    %16 = kina.mul %15, %4 : tensor<f32>
    %17 = kina.mul %15, %6 : tensor<f32>
    %18 = kina.add %14, %16 : tensor<f32>
    %19 = kina.mul %5, %0 : tensor<f32>
    %20 = kina.mul %6, %0 : tensor<f32>
    %21 = kina.div %19, %arg0 : tensor<f32>
    %22 = kina.mul %21, %6 : tensor<f32>
    %23 = kina.neg %22 : tensor<f32>
    %24 = kina.compare ne, %23, %23 : tensor<f32>
    %25 = kina.compare eq, %19, %1 : tensor<f32>
    %26 = kina.and %25, %24 : tensor<i1>
    %27 = kina.where %26, %19, %23 : tensor<i1>, tensor<f32>
    %28 = kina.add %12, %27 : tensor<f32>
    %29 = kina.div %18, %arg0 : tensor<f32>
    %30 = kina.mul %29, %6 : tensor<f32>
    %31 = kina.neg %30 : tensor<f32>
    %32 = kina.compare ne, %31, %31 : tensor<f32>
    %33 = kina.compare eq, %18, %1 : tensor<f32>
    %34 = kina.and %33, %32 : tensor<i1>
    %35 = kina.where %34, %18, %31 : tensor<i1>, tensor<f32>
    %36 = kina.add %28, %35 : tensor<f32>
    %37 = kina.div %20, %arg0 : tensor<f32>
    %38 = kina.compare ne, %37, %37 : tensor<f32>
    %39 = kina.compare eq, %20, %1 : tensor<f32>
    %40 = kina.and %39, %38 : tensor<i1>
    %41 = kina.where %40, %20, %37 : tensor<i1>, tensor<f32>
    %42 = kina.mul %37, %5 : tensor<f32>
    %43 = kina.neg %42 : tensor<f32>
    %44 = kina.compare ne, %43, %43 : tensor<f32>
    %45 = kina.and %39, %44 : tensor<i1>
    %46 = kina.where %45, %20, %43 : tensor<i1>, tensor<f32>
    %47 = kina.add %36, %46 : tensor<f32>
    %48 = kina.add %17, %41 : tensor<f32>
    %49 = kina.mul %48, %4 : tensor<f32>
    %50 = kina.compare ne, %49, %49 : tensor<f32>
    %51 = kina.compare eq, %48, %1 : tensor<f32>
    %52 = kina.and %51, %50 : tensor<i1>
    %53 = kina.where %52, %48, %49 : tensor<i1>, tensor<f32>
    %54 = kina.mul %53, %arg0 : tensor<f32>
    %55 = kina.add %47, %54 : tensor<f32>
    %56 = kina.add %55, %54 : tensor<f32>
    return %56 : tensor<f32>
  }
}
