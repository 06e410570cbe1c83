; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@layer.extents = internal unnamed_addr constant [6 x i64] [i64 1536, i64 4, i64 6144, i64 4, i64 4096, i64 4]
@kina.manifest_text = internal constant [555 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22layer\22,\0A      \22symbol\22: \22kina_layer\22,\0A      \22doc\22: \22\22,\0A      \22workspace_bytes\22: 6144,\0A      \22inplace\22: [],\0A      \22inputs\22: [\0A        {\22path\22: \22x\22, \22dtype\22: \22F32\22, \22shape\22: [16, 24]},\0A        {\22path\22: \22w\22, \22dtype\22: \22F32\22, \22shape\22: [64, 24]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22out0\22, \22dtype\22: \22F32\22, \22shape\22: [16, 64]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @layer.impl(ptr noalias nonnull readonly align 4 captures(none) dereferenceable(1536) %0, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(6144) %1, ptr noalias nonnull writeonly align 4 captures(none) dereferenceable(4096) %2, ptr noalias nonnull align 64 captures(none) dereferenceable(6144) %3) unnamed_addr #0 !dbg !3 {
  br label %.preheader35, !dbg !6

.preheader35:                                     ; preds = %4, %110
  %exitcond.not = phi i1 [ false, %4 ], [ true, %110 ]
  %5 = phi i64 [ 0, %4 ], [ 1, %110 ]
  %6 = shl nuw nsw i64 %5, 5
  %7 = or disjoint i64 %6, 4
  %8 = or disjoint i64 %6, 1
  %9 = or disjoint i64 %6, 5
  %10 = or disjoint i64 %6, 2
  %11 = or disjoint i64 %6, 6
  %12 = or disjoint i64 %6, 3
  %13 = or disjoint i64 %6, 7
  %.idx28 = mul nuw nsw i64 %5, 3072
  %14 = getelementptr i8, ptr %3, i64 %.idx28
  br label %.preheader34, !dbg !6

.preheader34:                                     ; preds = %.preheader35, %107
  %15 = phi i64 [ 0, %.preheader35 ], [ %108, %107 ]
  %16 = add nuw nsw i64 %15, %6
  %.idx20 = mul nuw nsw i64 %16, 96
  %17 = getelementptr i8, ptr %1, i64 %.idx20
  %18 = add nuw nsw i64 %7, %15
  %.idx21 = mul nuw nsw i64 %18, 96
  %19 = getelementptr i8, ptr %1, i64 %.idx21
  %20 = add nuw nsw i64 %8, %15
  %.idx22 = mul nuw nsw i64 %20, 96
  %21 = getelementptr i8, ptr %1, i64 %.idx22
  %22 = add nuw nsw i64 %9, %15
  %.idx23 = mul nuw nsw i64 %22, 96
  %23 = getelementptr i8, ptr %1, i64 %.idx23
  %24 = add nuw nsw i64 %10, %15
  %.idx24 = mul nuw nsw i64 %24, 96
  %25 = getelementptr i8, ptr %1, i64 %.idx24
  %26 = add nuw nsw i64 %11, %15
  %.idx25 = mul nuw nsw i64 %26, 96
  %27 = getelementptr i8, ptr %1, i64 %.idx25
  %28 = add nuw nsw i64 %12, %15
  %.idx26 = mul nuw nsw i64 %28, 96
  %29 = getelementptr i8, ptr %1, i64 %.idx26
  %30 = add nuw nsw i64 %13, %15
  %.idx27 = mul nuw nsw i64 %30, 96
  %31 = getelementptr i8, ptr %1, i64 %.idx27
  %invariant.gep = getelementptr float, ptr %14, i64 %15, !dbg !6
  br label %32, !dbg !6

32:                                               ; preds = %.preheader34, %32
  %33 = phi i64 [ 0, %.preheader34 ], [ %105, %32 ]
  %34 = getelementptr float, ptr %17, i64 %33, !dbg !6
  %35 = load <4 x float>, ptr %34, align 4, !dbg !6
  %36 = getelementptr float, ptr %19, i64 %33, !dbg !6
  %37 = load <4 x float>, ptr %36, align 4, !dbg !6
  %38 = shufflevector <4 x float> %35, <4 x float> %37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %39 = getelementptr float, ptr %21, i64 %33, !dbg !6
  %40 = load <4 x float>, ptr %39, align 4, !dbg !6
  %41 = getelementptr float, ptr %23, i64 %33, !dbg !6
  %42 = load <4 x float>, ptr %41, align 4, !dbg !6
  %43 = shufflevector <4 x float> %40, <4 x float> %42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %44 = getelementptr float, ptr %25, i64 %33, !dbg !6
  %45 = load <4 x float>, ptr %44, align 4, !dbg !6
  %46 = getelementptr float, ptr %27, i64 %33, !dbg !6
  %47 = load <4 x float>, ptr %46, align 4, !dbg !6
  %48 = shufflevector <4 x float> %45, <4 x float> %47, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %49 = getelementptr float, ptr %29, i64 %33, !dbg !6
  %50 = load <4 x float>, ptr %49, align 4, !dbg !6
  %51 = getelementptr float, ptr %31, i64 %33, !dbg !6
  %52 = load <4 x float>, ptr %51, align 4, !dbg !6
  %53 = shufflevector <4 x float> %50, <4 x float> %52, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %54 = shufflevector <8 x float> %38, <8 x float> %48, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %55 = shufflevector <8 x float> %38, <8 x float> %48, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %56 = shufflevector <8 x float> %43, <8 x float> %53, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %57 = shufflevector <8 x float> %43, <8 x float> %53, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %58 = shufflevector <8 x float> %54, <8 x float> %56, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %59 = shufflevector <8 x float> %54, <8 x float> %56, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %60 = shufflevector <8 x float> %55, <8 x float> %57, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %61 = shufflevector <8 x float> %55, <8 x float> %57, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %62 = or disjoint i64 %33, 4, !dbg !6
  %63 = getelementptr float, ptr %17, i64 %62, !dbg !6
  %64 = load <4 x float>, ptr %63, align 4, !dbg !6
  %65 = getelementptr float, ptr %19, i64 %62, !dbg !6
  %66 = load <4 x float>, ptr %65, align 4, !dbg !6
  %67 = shufflevector <4 x float> %64, <4 x float> %66, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %68 = getelementptr float, ptr %21, i64 %62, !dbg !6
  %69 = load <4 x float>, ptr %68, align 4, !dbg !6
  %70 = getelementptr float, ptr %23, i64 %62, !dbg !6
  %71 = load <4 x float>, ptr %70, align 4, !dbg !6
  %72 = shufflevector <4 x float> %69, <4 x float> %71, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %73 = getelementptr float, ptr %25, i64 %62, !dbg !6
  %74 = load <4 x float>, ptr %73, align 4, !dbg !6
  %75 = getelementptr float, ptr %27, i64 %62, !dbg !6
  %76 = load <4 x float>, ptr %75, align 4, !dbg !6
  %77 = shufflevector <4 x float> %74, <4 x float> %76, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %78 = getelementptr float, ptr %29, i64 %62, !dbg !6
  %79 = load <4 x float>, ptr %78, align 4, !dbg !6
  %80 = getelementptr float, ptr %31, i64 %62, !dbg !6
  %81 = load <4 x float>, ptr %80, align 4, !dbg !6
  %82 = shufflevector <4 x float> %79, <4 x float> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !6
  %83 = shufflevector <8 x float> %67, <8 x float> %77, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %84 = shufflevector <8 x float> %67, <8 x float> %77, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %85 = shufflevector <8 x float> %72, <8 x float> %82, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %86 = shufflevector <8 x float> %72, <8 x float> %82, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %87 = shufflevector <8 x float> %83, <8 x float> %85, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %88 = shufflevector <8 x float> %83, <8 x float> %85, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %89 = shufflevector <8 x float> %84, <8 x float> %86, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>, !dbg !6
  %90 = shufflevector <8 x float> %84, <8 x float> %86, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>, !dbg !6
  %.idx8 = shl nuw nsw i64 %33, 7, !dbg !6
  %91 = getelementptr i8, ptr %14, i64 %.idx8, !dbg !6
  %92 = getelementptr float, ptr %91, i64 %15, !dbg !6
  store <8 x float> %58, ptr %92, align 32, !dbg !6
  %93 = getelementptr i8, ptr %91, i64 128, !dbg !6
  %94 = getelementptr float, ptr %93, i64 %15, !dbg !6
  store <8 x float> %59, ptr %94, align 32, !dbg !6
  %95 = getelementptr i8, ptr %91, i64 256, !dbg !6
  %96 = getelementptr float, ptr %95, i64 %15, !dbg !6
  store <8 x float> %60, ptr %96, align 32, !dbg !6
  %97 = getelementptr i8, ptr %91, i64 384, !dbg !6
  %98 = getelementptr float, ptr %97, i64 %15, !dbg !6
  store <8 x float> %61, ptr %98, align 32, !dbg !6
  %.idx12 = shl nuw nsw i64 %62, 7, !dbg !6
  %gep = getelementptr i8, ptr %invariant.gep, i64 %.idx12, !dbg !6
  store <8 x float> %87, ptr %gep, align 32, !dbg !6
  %99 = getelementptr i8, ptr %91, i64 640, !dbg !6
  %100 = getelementptr float, ptr %99, i64 %15, !dbg !6
  store <8 x float> %88, ptr %100, align 32, !dbg !6
  %101 = getelementptr i8, ptr %91, i64 768, !dbg !6
  %102 = getelementptr float, ptr %101, i64 %15, !dbg !6
  store <8 x float> %89, ptr %102, align 32, !dbg !6
  %103 = getelementptr i8, ptr %91, i64 896, !dbg !6
  %104 = getelementptr float, ptr %103, i64 %15, !dbg !6
  store <8 x float> %90, ptr %104, align 32, !dbg !6
  %105 = add nuw nsw i64 %33, 8, !dbg !6
  %106 = icmp samesign ult i64 %33, 16, !dbg !6
  br i1 %106, label %32, label %107, !dbg !6

107:                                              ; preds = %32
  %108 = add nuw nsw i64 %15, 8, !dbg !6
  %109 = icmp samesign ult i64 %15, 24, !dbg !6
  br i1 %109, label %.preheader34, label %110, !dbg !6

110:                                              ; preds = %107
  br i1 %exitcond.not, label %.preheader32, label %.preheader35, !dbg !6

.preheader32:                                     ; preds = %110, %252
  %exitcond80.not = phi i1 [ true, %252 ], [ false, %110 ]
  %111 = phi i64 [ 1, %252 ], [ 0, %110 ]
  %.idx18 = mul nuw nsw i64 %111, 3072
  %112 = getelementptr i8, ptr %3, i64 %.idx18
  %113 = shl nuw nsw i64 %111, 5
  %invariant.op = or disjoint i64 %113, 8, !dbg !6
  br label %.preheader30, !dbg !6

.preheader31:                                     ; preds = %200
  %114 = getelementptr float, ptr %2, i64 %113
  br label %.preheader29, !dbg !6

.preheader30:                                     ; preds = %.preheader32, %200
  %115 = phi i1 [ true, %.preheader32 ], [ false, %200 ]
  %116 = phi i64 [ 0, %.preheader32 ], [ 16, %200 ]
  %invariant.gep55 = getelementptr float, ptr %112, i64 %116
  %117 = or disjoint i64 %116, %113
  %.reass = or disjoint i64 %116, %invariant.op
  br label %.preheader, !dbg !6

.preheader:                                       ; preds = %.preheader30, %179
  %118 = phi i64 [ 0, %.preheader30 ], [ %198, %179 ]
  %.idx = mul nuw nsw i64 %118, 96
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 %.idx
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 96
  %121 = getelementptr i8, ptr %119, i64 192
  %122 = getelementptr i8, ptr %119, i64 288
  %123 = getelementptr i8, ptr %119, i64 384
  %124 = getelementptr i8, ptr %119, i64 480
  br label %125, !dbg !6

125:                                              ; preds = %.preheader, %125
  %126 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %177, %125 ]
  %127 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %176, %125 ]
  %128 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %175, %125 ]
  %129 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %174, %125 ]
  %130 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %173, %125 ]
  %131 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %172, %125 ]
  %132 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %171, %125 ]
  %133 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %170, %125 ]
  %134 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %169, %125 ]
  %135 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %168, %125 ]
  %136 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %167, %125 ]
  %137 = phi <8 x float> [ zeroinitializer, %.preheader ], [ %166, %125 ]
  %138 = phi i64 [ 0, %.preheader ], [ %178, %125 ]
  %139 = getelementptr inbounds nuw float, ptr %119, i64 %138, !dbg !6
  %140 = load float, ptr %139, align 4, !dbg !6
  %141 = insertelement <8 x float> poison, float %140, i64 0, !dbg !6
  %142 = shufflevector <8 x float> %141, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %143 = getelementptr inbounds nuw float, ptr %120, i64 %138, !dbg !6
  %144 = load float, ptr %143, align 4, !dbg !6
  %145 = insertelement <8 x float> poison, float %144, i64 0, !dbg !6
  %146 = shufflevector <8 x float> %145, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %147 = getelementptr inbounds nuw float, ptr %121, i64 %138, !dbg !6
  %148 = load float, ptr %147, align 4, !dbg !6
  %149 = insertelement <8 x float> poison, float %148, i64 0, !dbg !6
  %150 = shufflevector <8 x float> %149, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %151 = getelementptr inbounds nuw float, ptr %122, i64 %138, !dbg !6
  %152 = load float, ptr %151, align 4, !dbg !6
  %153 = insertelement <8 x float> poison, float %152, i64 0, !dbg !6
  %154 = shufflevector <8 x float> %153, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %155 = getelementptr inbounds nuw float, ptr %123, i64 %138, !dbg !6
  %156 = load float, ptr %155, align 4, !dbg !6
  %157 = insertelement <8 x float> poison, float %156, i64 0, !dbg !6
  %158 = shufflevector <8 x float> %157, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %159 = getelementptr inbounds nuw float, ptr %124, i64 %138, !dbg !6
  %160 = load float, ptr %159, align 4, !dbg !6
  %161 = insertelement <8 x float> poison, float %160, i64 0, !dbg !6
  %162 = shufflevector <8 x float> %161, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %.idx19 = shl nuw nsw i64 %138, 7, !dbg !6
  %gep56 = getelementptr i8, ptr %invariant.gep55, i64 %.idx19, !dbg !6
  %163 = load <8 x float>, ptr %gep56, align 64, !dbg !6
  %164 = getelementptr i8, ptr %gep56, i64 32, !dbg !6
  %165 = load <8 x float>, ptr %164, align 32, !dbg !6
  %166 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %142, <8 x float> %163, <8 x float> %137), !dbg !6
  %167 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %142, <8 x float> %165, <8 x float> %136), !dbg !6
  %168 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %146, <8 x float> %163, <8 x float> %135), !dbg !6
  %169 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %146, <8 x float> %165, <8 x float> %134), !dbg !6
  %170 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %150, <8 x float> %163, <8 x float> %133), !dbg !6
  %171 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %150, <8 x float> %165, <8 x float> %132), !dbg !6
  %172 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %154, <8 x float> %163, <8 x float> %131), !dbg !6
  %173 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %154, <8 x float> %165, <8 x float> %130), !dbg !6
  %174 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %158, <8 x float> %163, <8 x float> %129), !dbg !6
  %175 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %158, <8 x float> %165, <8 x float> %128), !dbg !6
  %176 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %162, <8 x float> %163, <8 x float> %127), !dbg !6
  %177 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %162, <8 x float> %165, <8 x float> %126), !dbg !6
  %178 = add nuw nsw i64 %138, 1, !dbg !6
  %exitcond78.not = icmp eq i64 %178, 24, !dbg !6
  br i1 %exitcond78.not, label %179, label %125, !dbg !6

179:                                              ; preds = %125
  %.idx86 = shl i64 %118, 8, !dbg !6
  %180 = getelementptr i8, ptr %2, i64 %.idx86, !dbg !6
  %181 = getelementptr float, ptr %180, i64 %117, !dbg !6
  store <8 x float> %166, ptr %181, align 4, !dbg !6
  %182 = getelementptr float, ptr %180, i64 %.reass, !dbg !6
  store <8 x float> %167, ptr %182, align 4, !dbg !6
  %183 = getelementptr i8, ptr %180, i64 256, !dbg !6
  %184 = getelementptr float, ptr %183, i64 %117, !dbg !6
  store <8 x float> %168, ptr %184, align 4, !dbg !6
  %185 = getelementptr float, ptr %183, i64 %.reass, !dbg !6
  store <8 x float> %169, ptr %185, align 4, !dbg !6
  %186 = getelementptr i8, ptr %180, i64 512, !dbg !6
  %187 = getelementptr float, ptr %186, i64 %117, !dbg !6
  store <8 x float> %170, ptr %187, align 4, !dbg !6
  %188 = getelementptr float, ptr %186, i64 %.reass, !dbg !6
  store <8 x float> %171, ptr %188, align 4, !dbg !6
  %189 = getelementptr i8, ptr %180, i64 768, !dbg !6
  %190 = getelementptr float, ptr %189, i64 %117, !dbg !6
  store <8 x float> %172, ptr %190, align 4, !dbg !6
  %191 = getelementptr float, ptr %189, i64 %.reass, !dbg !6
  store <8 x float> %173, ptr %191, align 4, !dbg !6
  %192 = getelementptr i8, ptr %180, i64 1024, !dbg !6
  %193 = getelementptr float, ptr %192, i64 %117, !dbg !6
  store <8 x float> %174, ptr %193, align 4, !dbg !6
  %194 = getelementptr float, ptr %192, i64 %.reass, !dbg !6
  store <8 x float> %175, ptr %194, align 4, !dbg !6
  %195 = getelementptr i8, ptr %180, i64 1280, !dbg !6
  %196 = getelementptr float, ptr %195, i64 %117, !dbg !6
  store <8 x float> %176, ptr %196, align 4, !dbg !6
  %197 = getelementptr float, ptr %195, i64 %.reass, !dbg !6
  store <8 x float> %177, ptr %197, align 4, !dbg !6
  %198 = add nuw nsw i64 %118, 6, !dbg !6
  %199 = icmp samesign ult i64 %118, 6, !dbg !6
  br i1 %199, label %.preheader, label %200, !dbg !6

200:                                              ; preds = %179
  br i1 %115, label %.preheader30, label %.preheader31, !dbg !6

.preheader29:                                     ; preds = %.preheader31, %242
  %201 = phi i1 [ true, %.preheader31 ], [ false, %242 ]
  %202 = phi i64 [ 0, %.preheader31 ], [ 16, %242 ]
  %invariant.gep57 = getelementptr float, ptr %112, i64 %202, !dbg !6
  br label %203, !dbg !6

203:                                              ; preds = %.preheader29, %203
  %204 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %240, %203 ]
  %205 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %239, %203 ]
  %206 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %238, %203 ]
  %207 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %237, %203 ]
  %208 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %236, %203 ]
  %209 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %235, %203 ]
  %210 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %234, %203 ]
  %211 = phi <8 x float> [ zeroinitializer, %.preheader29 ], [ %233, %203 ]
  %212 = phi i64 [ 0, %.preheader29 ], [ %241, %203 ]
  %213 = getelementptr inbounds nuw float, ptr %0, i64 %212, !dbg !6
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 1152, !dbg !6
  %215 = load float, ptr %214, align 4, !dbg !6
  %216 = insertelement <8 x float> poison, float %215, i64 0, !dbg !6
  %217 = shufflevector <8 x float> %216, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %218 = getelementptr inbounds nuw i8, ptr %213, i64 1248, !dbg !6
  %219 = load float, ptr %218, align 4, !dbg !6
  %220 = insertelement <8 x float> poison, float %219, i64 0, !dbg !6
  %221 = shufflevector <8 x float> %220, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %222 = getelementptr inbounds nuw i8, ptr %213, i64 1344, !dbg !6
  %223 = load float, ptr %222, align 4, !dbg !6
  %224 = insertelement <8 x float> poison, float %223, i64 0, !dbg !6
  %225 = shufflevector <8 x float> %224, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %226 = getelementptr inbounds nuw i8, ptr %213, i64 1440, !dbg !6
  %227 = load float, ptr %226, align 4, !dbg !6
  %228 = insertelement <8 x float> poison, float %227, i64 0, !dbg !6
  %229 = shufflevector <8 x float> %228, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !6
  %.idx17 = shl nuw nsw i64 %212, 7, !dbg !6
  %gep58 = getelementptr i8, ptr %invariant.gep57, i64 %.idx17, !dbg !6
  %230 = load <8 x float>, ptr %gep58, align 64, !dbg !6
  %231 = getelementptr i8, ptr %gep58, i64 32, !dbg !6
  %232 = load <8 x float>, ptr %231, align 32, !dbg !6
  %233 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %217, <8 x float> %230, <8 x float> %211), !dbg !6
  %234 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %217, <8 x float> %232, <8 x float> %210), !dbg !6
  %235 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %221, <8 x float> %230, <8 x float> %209), !dbg !6
  %236 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %221, <8 x float> %232, <8 x float> %208), !dbg !6
  %237 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %225, <8 x float> %230, <8 x float> %207), !dbg !6
  %238 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %225, <8 x float> %232, <8 x float> %206), !dbg !6
  %239 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %229, <8 x float> %230, <8 x float> %205), !dbg !6
  %240 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %229, <8 x float> %232, <8 x float> %204), !dbg !6
  %241 = add nuw nsw i64 %212, 1, !dbg !6
  %exitcond79.not = icmp eq i64 %241, 24, !dbg !6
  br i1 %exitcond79.not, label %242, label %203, !dbg !6

242:                                              ; preds = %203
  %243 = getelementptr float, ptr %114, i64 %202, !dbg !6
  %244 = getelementptr i8, ptr %243, i64 3072, !dbg !6
  store <8 x float> %233, ptr %244, align 4, !dbg !6
  %245 = getelementptr i8, ptr %243, i64 3104, !dbg !6
  store <8 x float> %234, ptr %245, align 4, !dbg !6
  %246 = getelementptr i8, ptr %243, i64 3328, !dbg !6
  store <8 x float> %235, ptr %246, align 4, !dbg !6
  %247 = getelementptr i8, ptr %243, i64 3360, !dbg !6
  store <8 x float> %236, ptr %247, align 4, !dbg !6
  %248 = getelementptr i8, ptr %243, i64 3584, !dbg !6
  store <8 x float> %237, ptr %248, align 4, !dbg !6
  %249 = getelementptr i8, ptr %243, i64 3616, !dbg !6
  store <8 x float> %238, ptr %249, align 4, !dbg !6
  %250 = getelementptr i8, ptr %243, i64 3840, !dbg !6
  store <8 x float> %239, ptr %250, align 4, !dbg !6
  %251 = getelementptr i8, ptr %243, i64 3872, !dbg !6
  store <8 x float> %240, ptr %251, align 4, !dbg !6
  br i1 %201, label %.preheader29, label %252, !dbg !6

252:                                              ; preds = %242
  br i1 %exitcond80.not, label %253, label %.preheader32, !dbg !6

253:                                              ; preds = %252
  ret void, !dbg !6
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !7 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !9 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 6145) %2) unnamed_addr #3 !dbg !10 {
  %4 = getelementptr i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8, !dbg !12
  %6 = ptrtoint ptr %5 to i64, !dbg !17
  %7 = add i64 %6, 4096
  br label %8, !dbg !18

8:                                                ; preds = %10, %3
  %9 = phi i64 [ %20, %10 ], [ 0, %3 ], !dbg !19
  %exitcond.not.i = icmp eq i64 %9, 2, !dbg !20
  br i1 %exitcond.not.i, label %kina.output_overlaps.exit, label %10, !dbg !21

10:                                               ; preds = %8
  %11 = getelementptr ptr, ptr %0, i64 %9, !dbg !22
  %12 = load ptr, ptr %11, align 8, !dbg !24
  %13 = ptrtoint ptr %12 to i64, !dbg !25
  %14 = getelementptr { i64, i64 }, ptr @layer.extents, i64 %9, !dbg !26
  %15 = load i64, ptr %14, align 16, !dbg !29
  %16 = add i64 %15, %13, !dbg !30
  %17 = icmp ugt i64 %16, %6, !dbg !33
  %18 = icmp ugt i64 %7, %13, !dbg !34
  %19 = and i1 %18, %17, !dbg !35
  %20 = add nuw nsw i64 %9, 1, !dbg !36
  br i1 %19, label %kina.output_overlaps.exit, label %8, !dbg !37

kina.output_overlaps.exit:                        ; preds = %8, %10
  %21 = icmp samesign ult i64 %9, 2, !dbg !20
  br i1 %21, label %kina.workspace_overlaps.exit, label %.critedge, !dbg !38

.critedge:                                        ; preds = %kina.output_overlaps.exit
  %22 = ptrtoint ptr %1 to i64, !dbg !39
  %23 = icmp eq i64 %2, 0, !dbg !42
  br i1 %23, label %.loopexit, label %.preheader.i, !dbg !43

.preheader.i:                                     ; preds = %.critedge
  %24 = add i64 %2, %22
  br label %25, !dbg !44

25:                                               ; preds = %27, %.preheader.i
  %26 = phi i64 [ %37, %27 ], [ 0, %.preheader.i ], !dbg !45
  %exitcond.not.not.i = icmp eq i64 %26, 3, !dbg !46
  br i1 %exitcond.not.not.i, label %.loopexit, label %27, !dbg !44

27:                                               ; preds = %25
  %28 = getelementptr ptr, ptr %0, i64 %26, !dbg !47
  %29 = load ptr, ptr %28, align 8, !dbg !49
  %30 = ptrtoint ptr %29 to i64, !dbg !50
  %31 = getelementptr { i64, i64 }, ptr @layer.extents, i64 %26, !dbg !51
  %32 = load i64, ptr %31, align 16, !dbg !53
  %33 = add i64 %32, %30, !dbg !54
  %34 = icmp ugt i64 %33, %22, !dbg !56
  %35 = icmp ugt i64 %24, %30, !dbg !57
  %36 = and i1 %35, %34, !dbg !58
  %37 = add nuw nsw i64 %26, 1, !dbg !59
  br i1 %36, label %kina.workspace_overlaps.exit, label %25, !dbg !60

.loopexit:                                        ; preds = %25, %.critedge
  %38 = and i64 %22, 63, !dbg !61
  %39 = icmp ne i64 %38, 0, !dbg !64
  %40 = icmp ne i64 %2, 0, !dbg !65
  %41 = and i1 %40, %39, !dbg !66
  br i1 %41, label %kina.workspace_overlaps.exit, label %.preheader.i2, !dbg !67

.preheader.i2:                                    ; preds = %.loopexit, %43
  %42 = phi i64 [ %48, %43 ], [ 0, %.loopexit ], !dbg !68
  %exitcond.not.not.i3 = icmp eq i64 %42, 3, !dbg !69
  br i1 %exitcond.not.not.i3, label %kina.misaligned.exit, label %43, !dbg !70

43:                                               ; preds = %.preheader.i2
  %44 = getelementptr ptr, ptr %0, i64 %42, !dbg !71
  %45 = load ptr, ptr %44, align 8, !dbg !73
  %46 = ptrtoint ptr %45 to i64, !dbg !74
  %47 = and i64 %46, 3, !dbg !75
  %.not.i = icmp eq i64 %47, 0, !dbg !76
  %48 = add nuw nsw i64 %42, 1, !dbg !77
  br i1 %.not.i, label %.preheader.i2, label %kina.workspace_overlaps.exit, !dbg !78

kina.misaligned.exit:                             ; preds = %.preheader.i2
  %49 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #9, !dbg !79
  %50 = extractvalue { i32, i32, i32, i32 } %49, 0, !dbg !79
  %.not.i4 = icmp eq i32 %50, 0, !dbg !79
  br i1 %.not.i4, label %kina.workspace_overlaps.exit, label %51, !dbg !79

51:                                               ; preds = %kina.misaligned.exit
  %52 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #9, !dbg !79
  %53 = extractvalue { i32, i32, i32, i32 } %52, 2, !dbg !79
  %54 = and i32 %53, 1020801537, !dbg !79
  %55 = icmp eq i32 %54, 1020801537, !dbg !79
  br i1 %55, label %56, label %kina.workspace_overlaps.exit, !dbg !79

56:                                               ; preds = %51
  %57 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #9, !dbg !79
  %58 = extractvalue { i32, i32, i32, i32 } %57, 0, !dbg !79
  %59 = icmp ugt i32 %58, -2147483648, !dbg !79
  br i1 %59, label %60, label %kina.workspace_overlaps.exit, !dbg !79

60:                                               ; preds = %56
  %61 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #9, !dbg !79
  %62 = extractvalue { i32, i32, i32, i32 } %61, 2, !dbg !79
  %63 = and i32 %62, 33, !dbg !79
  %64 = icmp eq i32 %63, 33, !dbg !79
  br i1 %64, label %65, label %kina.workspace_overlaps.exit, !dbg !79

65:                                               ; preds = %60
  %66 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #9, !dbg !79
  %67 = extractvalue { i32, i32, i32, i32 } %66, 0, !dbg !79
  %68 = icmp ugt i32 %67, 6, !dbg !79
  br i1 %68, label %69, label %kina.workspace_overlaps.exit, !dbg !79

69:                                               ; preds = %65
  %70 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #9, !dbg !79
  %71 = extractvalue { i32, i32, i32, i32 } %70, 1, !dbg !79
  %72 = and i32 %71, 296, !dbg !79
  %73 = icmp eq i32 %72, 296, !dbg !79
  br i1 %73, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit, !dbg !79

kina.cpu_is_supported.exit:                       ; preds = %69
  %74 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #9, !dbg !79
  %.fr = freeze { i32, i32 } %74, !dbg !79
  %75 = extractvalue { i32, i32 } %.fr, 0, !dbg !79
  %76 = and i32 %75, 6, !dbg !79
  %77 = icmp eq i32 %76, 6, !dbg !79
  %spec.select = select i1 %77, i32 0, i32 4, !dbg !80
  br label %kina.workspace_overlaps.exit, !dbg !80

kina.workspace_overlaps.exit:                     ; preds = %27, %43, %kina.output_overlaps.exit, %kina.cpu_is_supported.exit, %51, %56, %60, %65, %69, %kina.misaligned.exit, %.loopexit
  %78 = phi i32 [ 2, %kina.output_overlaps.exit ], [ 3, %43 ], [ 4, %56 ], [ 4, %51 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 3, %.loopexit ], [ 4, %kina.misaligned.exit ], [ 4, %69 ], [ 4, %65 ], [ 4, %60 ], [ 2, %27 ], !dbg !81
  ret i32 %78, !dbg !82
}

; Function Attrs: minsize nounwind optsize
define internal fastcc void @kina.call_body(ptr readonly captures(none) %0, ptr captures(none) %1) unnamed_addr #4 !dbg !83 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !84
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !84
  %4 = load i32, ptr %3, align 4, !dbg !84
  %5 = and i32 %4, 65472, !dbg !84
  %.not.i = icmp eq i32 %5, 8064, !dbg !84
  br i1 %.not.i, label %kina.enter_float_environment.exit, label %6, !dbg !84

6:                                                ; preds = %2
  store i32 8064, ptr %3, align 4, !dbg !84
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !84
  br label %kina.enter_float_environment.exit, !dbg !84

kina.enter_float_environment.exit:                ; preds = %2, %6
  %7 = zext i32 %4 to i64, !dbg !84
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !84
  call fastcc void @layer.unpack(ptr %0, ptr %1), !dbg !85
  call fastcc void @kina.leave_float_environment(i64 %7), !dbg !86
  ret void, !dbg !87
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !88 {
  %3 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 6144), !dbg !89
  %.not = icmp eq i32 %3, 0, !dbg !90
  br i1 %.not, label %4, label %5, !dbg !91

4:                                                ; preds = %2
  tail call fastcc void @kina.call_body(ptr nonnull %0, ptr %1), !dbg !92
  br label %5, !dbg !93

5:                                                ; preds = %4, %2
  ret i32 %3, !dbg !94
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !95 {
  %2 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !96
  %.not = icmp eq i32 %2, 0, !dbg !97
  br i1 %.not, label %3, label %11, !dbg !98

3:                                                ; preds = %1
  %4 = tail call dereferenceable_or_null(6207) ptr @malloc(i64 6207), !dbg !99
  %5 = icmp eq ptr %4, null, !dbg !100
  br i1 %5, label %11, label %6, !dbg !101

6:                                                ; preds = %3
  %7 = ptrtoint ptr %4 to i64, !dbg !102
  %8 = sub i64 0, %7, !dbg !103
  %9 = and i64 %8, 63, !dbg !104
  %10 = getelementptr i8, ptr %4, i64 %9, !dbg !105
  tail call fastcc void @kina.call_body(ptr %0, ptr %10), !dbg !106
  tail call void @free(ptr nonnull %4), !dbg !107
  br label %11, !dbg !108

11:                                               ; preds = %6, %3, %1
  %12 = phi i32 [ 0, %6 ], [ 1, %3 ], [ %2, %1 ], !dbg !109
  ret i32 %12, !dbg !110
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @layer.unpack(ptr readonly captures(none) %0, ptr nonnull captures(none) %1) unnamed_addr #5 !dbg !111 {
  %3 = load ptr, ptr %0, align 8, !dbg !112
  %4 = getelementptr i8, ptr %0, i64 8, !dbg !112
  %5 = load ptr, ptr %4, align 8, !dbg !112
  %6 = getelementptr i8, ptr %0, i64 16, !dbg !112
  %7 = load ptr, ptr %6, align 8, !dbg !112
  tail call fastcc void @layer.impl(ptr %3, ptr %5, ptr %7, ptr %1), !dbg !112
  ret void, !dbg !112
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_layer(ptr %0, ptr %1, ptr %2) local_unnamed_addr #4 !dbg !113 {
  %4 = alloca [3 x ptr], align 8, !dbg !114
  store ptr %0, ptr %4, align 8, !dbg !114
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !114
  store ptr %1, ptr %5, align 8, !dbg !114
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !114
  store ptr %2, ptr %6, align 8, !dbg !114
  %7 = call fastcc i32 @kina.run(ptr nonnull %4), !dbg !114
  ret i32 %7, !dbg !114
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_layer_ws(ptr %0, ptr %1, ptr %2, ptr %3) local_unnamed_addr #4 !dbg !115 {
  %5 = alloca [3 x ptr], align 8, !dbg !116
  store ptr %1, ptr %5, align 8, !dbg !116
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !116
  store ptr %2, ptr %6, align 8, !dbg !116
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !116
  store ptr %3, ptr %7, align 8, !dbg !116
  %8 = call fastcc i32 @kina.run_in_workspace(ptr %5, ptr %0), !dbg !116
  ret i32 %8, !dbg !116
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_layer_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !117 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !118
  ret i32 %2, !dbg !118
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef i64 @kina_layer_workspace_bytes() local_unnamed_addr #6 !dbg !119 {
  ret i64 6144, !dbg !120
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #6 !dbg !121 {
  ret ptr @kina.manifest_text, !dbg !122
}

; Function Attrs: minsize nounwind optsize
define internal fastcc void @kina.leave_float_environment(i64 range(i64 0, 4294967296) %0) unnamed_addr #4 {
  %2 = trunc nuw i64 %0 to i32
  %3 = and i32 %2, 65472
  %.not = icmp eq i32 %3, 8064
  br i1 %.not, label %6, label %4

4:                                                ; preds = %1
  %5 = alloca i32, align 4
  store i32 %2, ptr %5, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %5)
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #7

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #8

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #10

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" "target-features"="+sse3,+ssse3,+fma,+cx16,+sse4.1,+sse4.2,+movbe,+popcnt,+xsave,+avx,+f16c,+sahf,+lzcnt,+bmi,+avx2,+bmi2" "tune-cpu"="x86-64-v3" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { minsize noinline nounwind optsize "target-cpu"="x86-64" }
attributes #4 = { minsize nounwind optsize "target-cpu"="x86-64" }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #6 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind memory(argmem: write) }
attributes #9 = { nounwind }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "packed_layer.kina", directory: "tests/corpus")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "layer.impl", linkageName: "layer.impl", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 95, scope: !3)
!7 = !DISubprogram(name: "malloc", linkageName: "malloc", scope: !8, file: !8, line: 14, type: !4, scopeLine: 14, spFlags: DISPFlagOptimized)
!8 = !DIFile(filename: "kina-runtime.mlir", directory: "")
!9 = !DISubprogram(name: "free", linkageName: "free", scope: !8, file: !8, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagOptimized)
!10 = distinct !DISubprogram(name: "kina.check_call", linkageName: "kina.check_call", scope: !8, file: !8, line: 124, type: !11, scopeLine: 124, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!12 = !DILocation(line: 30, column: 14, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "kina.address", linkageName: "kina.address", scope: !8, file: !8, line: 28, type: !4, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = distinct !DILocation(line: 49, column: 12, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "kina.output_overlaps", linkageName: "kina.output_overlaps", scope: !8, file: !8, line: 44, type: !4, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = distinct !DILocation(line: 135, column: 12, scope: !10)
!17 = !DILocation(line: 31, column: 14, scope: !13, inlinedAt: !14)
!18 = !DILocation(line: 53, column: 3, scope: !15, inlinedAt: !16)
!19 = !DILocation(line: 54, column: 7, scope: !15, inlinedAt: !16)
!20 = !DILocation(line: 55, column: 11, scope: !15, inlinedAt: !16)
!21 = !DILocation(line: 56, column: 3, scope: !15, inlinedAt: !16)
!22 = !DILocation(line: 29, column: 11, scope: !13, inlinedAt: !23)
!23 = distinct !DILocation(line: 58, column: 12, scope: !15, inlinedAt: !16)
!24 = !DILocation(line: 30, column: 14, scope: !13, inlinedAt: !23)
!25 = !DILocation(line: 31, column: 14, scope: !13, inlinedAt: !23)
!26 = !DILocation(line: 37, column: 11, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "kina.size", linkageName: "kina.size", scope: !8, file: !8, line: 36, type: !4, scopeLine: 36, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 59, column: 18, scope: !15, inlinedAt: !16)
!29 = !DILocation(line: 38, column: 12, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 20, column: 16, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "kina.ranges_meet", linkageName: "kina.ranges_meet", scope: !8, file: !8, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 60, column: 11, scope: !15, inlinedAt: !16)
!33 = !DILocation(line: 21, column: 20, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 22, column: 17, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 23, column: 11, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 66, column: 11, scope: !15, inlinedAt: !16)
!37 = !DILocation(line: 67, column: 3, scope: !15, inlinedAt: !16)
!38 = !DILocation(line: 137, column: 3, scope: !10)
!39 = !DILocation(line: 78, column: 12, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !8, file: !8, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 139, column: 22, scope: !10)
!42 = !DILocation(line: 79, column: 12, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 80, column: 3, scope: !40, inlinedAt: !41)
!44 = !DILocation(line: 83, column: 3, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 81, column: 7, scope: !40, inlinedAt: !41)
!46 = !DILocation(line: 82, column: 11, scope: !40, inlinedAt: !41)
!47 = !DILocation(line: 29, column: 11, scope: !13, inlinedAt: !48)
!48 = distinct !DILocation(line: 85, column: 12, scope: !40, inlinedAt: !41)
!49 = !DILocation(line: 30, column: 14, scope: !13, inlinedAt: !48)
!50 = !DILocation(line: 31, column: 14, scope: !13, inlinedAt: !48)
!51 = !DILocation(line: 37, column: 11, scope: !27, inlinedAt: !52)
!52 = distinct !DILocation(line: 86, column: 18, scope: !40, inlinedAt: !41)
!53 = !DILocation(line: 38, column: 12, scope: !27, inlinedAt: !52)
!54 = !DILocation(line: 20, column: 16, scope: !31, inlinedAt: !55)
!55 = distinct !DILocation(line: 87, column: 11, scope: !40, inlinedAt: !41)
!56 = !DILocation(line: 21, column: 20, scope: !31, inlinedAt: !55)
!57 = !DILocation(line: 22, column: 17, scope: !31, inlinedAt: !55)
!58 = !DILocation(line: 23, column: 11, scope: !31, inlinedAt: !55)
!59 = !DILocation(line: 88, column: 11, scope: !40, inlinedAt: !41)
!60 = !DILocation(line: 89, column: 3, scope: !40, inlinedAt: !41)
!61 = !DILocation(line: 102, column: 15, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !8, file: !8, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 142, column: 10, scope: !10)
!64 = !DILocation(line: 103, column: 13, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 104, column: 11, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 105, column: 20, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 106, column: 3, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 107, column: 7, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 108, column: 11, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 109, column: 3, scope: !62, inlinedAt: !63)
!71 = !DILocation(line: 29, column: 11, scope: !13, inlinedAt: !72)
!72 = distinct !DILocation(line: 111, column: 14, scope: !62, inlinedAt: !63)
!73 = !DILocation(line: 30, column: 14, scope: !13, inlinedAt: !72)
!74 = !DILocation(line: 31, column: 14, scope: !13, inlinedAt: !72)
!75 = !DILocation(line: 115, column: 23, scope: !62, inlinedAt: !63)
!76 = !DILocation(line: 116, column: 18, scope: !62, inlinedAt: !63)
!77 = !DILocation(line: 117, column: 11, scope: !62, inlinedAt: !63)
!78 = !DILocation(line: 118, column: 3, scope: !62, inlinedAt: !63)
!79 = !DILocation(line: 145, column: 16, scope: !10)
!80 = !DILocation(line: 146, column: 3, scope: !10)
!81 = !DILocation(line: 147, column: 7, scope: !10)
!82 = !DILocation(line: 148, column: 3, scope: !10)
!83 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !8, file: !8, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 153, column: 18, scope: !83)
!85 = !DILocation(line: 154, column: 3, scope: !83)
!86 = !DILocation(line: 155, column: 3, scope: !83)
!87 = !DILocation(line: 156, column: 3, scope: !83)
!88 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !8, file: !8, line: 160, type: !11, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 162, column: 13, scope: !88)
!90 = !DILocation(line: 163, column: 14, scope: !88)
!91 = !DILocation(line: 164, column: 3, scope: !88)
!92 = !DILocation(line: 166, column: 3, scope: !88)
!93 = !DILocation(line: 167, column: 3, scope: !88)
!94 = !DILocation(line: 169, column: 3, scope: !88)
!95 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !8, file: !8, line: 173, type: !11, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 179, column: 13, scope: !95)
!97 = !DILocation(line: 180, column: 14, scope: !95)
!98 = !DILocation(line: 181, column: 3, scope: !95)
!99 = !DILocation(line: 190, column: 13, scope: !95)
!100 = !DILocation(line: 191, column: 13, scope: !95)
!101 = !DILocation(line: 192, column: 3, scope: !95)
!102 = !DILocation(line: 194, column: 14, scope: !95)
!103 = !DILocation(line: 195, column: 15, scope: !95)
!104 = !DILocation(line: 196, column: 12, scope: !95)
!105 = !DILocation(line: 197, column: 16, scope: !95)
!106 = !DILocation(line: 198, column: 3, scope: !95)
!107 = !DILocation(line: 199, column: 3, scope: !95)
!108 = !DILocation(line: 200, column: 3, scope: !95)
!109 = !DILocation(line: 201, column: 7, scope: !95)
!110 = !DILocation(line: 202, column: 3, scope: !95)
!111 = distinct !DISubprogram(name: "layer.unpack", linkageName: "layer.unpack", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 2, column: 13, scope: !111)
!113 = distinct !DISubprogram(name: "kina_layer", linkageName: "kina_layer", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 2, column: 13, scope: !113)
!115 = distinct !DISubprogram(name: "kina_layer_ws", linkageName: "kina_layer_ws", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 2, column: 13, scope: !115)
!117 = distinct !DISubprogram(name: "kina_layer_packed", linkageName: "kina_layer_packed", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = !DILocation(line: 2, column: 13, scope: !117)
!119 = distinct !DISubprogram(name: "kina_layer_workspace_bytes", linkageName: "kina_layer_workspace_bytes", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 2, column: 13, scope: !119)
!121 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DILocation(line: 1, column: 1, scope: !121)
