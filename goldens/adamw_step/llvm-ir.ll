; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@kina.manifest_text = internal constant [1560 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22adamw_step\22,\0A      \22symbol\22: \22kina_adamw_step\22,\0A      \22doc\22: \22One AdamW update of a parameter: decoupled weight decay, bias-corrected\\nmoments, epsilon added after the corrected square root. The host passes\\nthe powers `beta1 ** t` and `beta2 ** t` of the current step.\22,\0A      \22workspace_bytes\22: 320,\0A      \22inplace\22: [\0A        [\22w_next\22, \22w\22],\0A        [\22m_next\22, \22m\22],\0A        [\22v_next\22, \22v\22]\0A      ],\0A      \22inputs\22: [\0A        {\22path\22: \22w\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22g\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22lr\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22eps\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22wd\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1_pow\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2_pow\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22one\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22w_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @adamw_step.impl(ptr nonnull readonly align 4 captures(none) dereferenceable(128) %0, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(128) %1, ptr nonnull readonly align 4 captures(none) dereferenceable(128) %2, ptr nonnull readonly align 4 captures(none) dereferenceable(128) %3, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %4, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %5, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %6, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %7, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %8, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %9, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %10, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %11, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %12, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %13, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %14, ptr noalias nonnull writeonly align 64 captures(none) dereferenceable(320) initializes((0, 4), (64, 68), (128, 132), (192, 196), (256, 260)) %15) unnamed_addr #0 !dbg !3 {
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 64, !dbg !6
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 128, !dbg !6
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 192, !dbg !6
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 256, !dbg !6
  %21 = load float, ptr %11, align 4, !dbg !7
  %22 = load float, ptr %5, align 4, !dbg !7
  %23 = load float, ptr %6, align 4, !dbg !7
  %24 = load float, ptr %9, align 4, !dbg !7
  %25 = load float, ptr %10, align 4, !dbg !7
  %26 = load float, ptr %4, align 4, !dbg !7
  %27 = load float, ptr %8, align 4, !dbg !7
  %28 = fsub float %21, %22, !dbg !6
  %29 = fsub float %21, %23, !dbg !8
  %30 = fsub float %21, %24, !dbg !9
  %31 = fsub float %21, %25, !dbg !10
  %32 = tail call float @llvm.sqrt.f32(float %31), !dbg !11
  %33 = fmul float %26, %27, !dbg !12
  %34 = fsub float %21, %33, !dbg !13
  %35 = fdiv float %26, %30, !dbg !14
  store float %28, ptr %15, align 64, !dbg !7
  store float %29, ptr %17, align 64, !dbg !7
  store float %32, ptr %18, align 64, !dbg !7
  store float %34, ptr %19, align 64, !dbg !7
  store float %35, ptr %20, align 64, !dbg !7
  %36 = load float, ptr %7, align 4, !llvm.access.group !15
  br label %.preheader, !dbg !7

.preheader:                                       ; preds = %16, %.preheader
  %37 = phi i64 [ 0, %16 ], [ %246, %.preheader ]
  %38 = shl nuw nsw i64 %37, 3
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %38, !dbg !7
  %40 = load float, ptr %39, align 4, !dbg !7, !llvm.access.group !15
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %38, !dbg !7
  %42 = load float, ptr %41, align 4, !dbg !7, !llvm.access.group !15
  %43 = getelementptr inbounds nuw float, ptr %3, i64 %38, !dbg !7
  %44 = load float, ptr %43, align 4, !dbg !7, !llvm.access.group !15
  %45 = getelementptr inbounds nuw float, ptr %0, i64 %38, !dbg !7
  %46 = load float, ptr %45, align 4, !dbg !7, !llvm.access.group !15
  %47 = fmul float %22, %40, !dbg !16
  %48 = fmul float %28, %42, !dbg !17
  %49 = fadd float %47, %48, !dbg !18
  %50 = fmul float %23, %44, !dbg !19
  %51 = fmul float %42, %42, !dbg !20
  %52 = fmul float %29, %51, !dbg !21
  %53 = fadd float %50, %52, !dbg !22
  %54 = tail call float @llvm.sqrt.f32(float %53), !dbg !23
  %55 = fdiv float %54, %32, !dbg !24
  %56 = fadd float %36, %55, !dbg !25
  %57 = fmul float %34, %46, !dbg !26
  %58 = fmul float %35, %49, !dbg !27
  %59 = fdiv float %58, %56, !dbg !28
  %60 = fsub float %57, %59, !dbg !29
  %61 = getelementptr inbounds nuw float, ptr %13, i64 %38, !dbg !7
  store float %49, ptr %61, align 4, !dbg !7, !llvm.access.group !15
  %62 = getelementptr inbounds nuw float, ptr %14, i64 %38, !dbg !7
  store float %53, ptr %62, align 4, !dbg !7, !llvm.access.group !15
  %63 = getelementptr inbounds nuw float, ptr %12, i64 %38, !dbg !7
  store float %60, ptr %63, align 4, !dbg !7, !llvm.access.group !15
  %64 = or disjoint i64 %38, 1, !dbg !7
  %65 = getelementptr inbounds nuw float, ptr %2, i64 %64, !dbg !7
  %66 = load float, ptr %65, align 4, !dbg !7, !llvm.access.group !15
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %64, !dbg !7
  %68 = load float, ptr %67, align 4, !dbg !7, !llvm.access.group !15
  %69 = getelementptr inbounds nuw float, ptr %3, i64 %64, !dbg !7
  %70 = load float, ptr %69, align 4, !dbg !7, !llvm.access.group !15
  %71 = getelementptr inbounds nuw float, ptr %0, i64 %64, !dbg !7
  %72 = load float, ptr %71, align 4, !dbg !7, !llvm.access.group !15
  %73 = fmul float %22, %66, !dbg !16
  %74 = fmul float %28, %68, !dbg !17
  %75 = fadd float %73, %74, !dbg !18
  %76 = fmul float %23, %70, !dbg !19
  %77 = fmul float %68, %68, !dbg !20
  %78 = fmul float %29, %77, !dbg !21
  %79 = fadd float %76, %78, !dbg !22
  %80 = tail call float @llvm.sqrt.f32(float %79), !dbg !23
  %81 = fdiv float %80, %32, !dbg !24
  %82 = fadd float %36, %81, !dbg !25
  %83 = fmul float %34, %72, !dbg !26
  %84 = fmul float %35, %75, !dbg !27
  %85 = fdiv float %84, %82, !dbg !28
  %86 = fsub float %83, %85, !dbg !29
  %87 = getelementptr inbounds nuw float, ptr %13, i64 %64, !dbg !7
  store float %75, ptr %87, align 4, !dbg !7, !llvm.access.group !15
  %88 = getelementptr inbounds nuw float, ptr %14, i64 %64, !dbg !7
  store float %79, ptr %88, align 4, !dbg !7, !llvm.access.group !15
  %89 = getelementptr inbounds nuw float, ptr %12, i64 %64, !dbg !7
  store float %86, ptr %89, align 4, !dbg !7, !llvm.access.group !15
  %90 = or disjoint i64 %38, 2, !dbg !7
  %91 = getelementptr inbounds nuw float, ptr %2, i64 %90, !dbg !7
  %92 = load float, ptr %91, align 4, !dbg !7, !llvm.access.group !15
  %93 = getelementptr inbounds nuw float, ptr %1, i64 %90, !dbg !7
  %94 = load float, ptr %93, align 4, !dbg !7, !llvm.access.group !15
  %95 = getelementptr inbounds nuw float, ptr %3, i64 %90, !dbg !7
  %96 = load float, ptr %95, align 4, !dbg !7, !llvm.access.group !15
  %97 = getelementptr inbounds nuw float, ptr %0, i64 %90, !dbg !7
  %98 = load float, ptr %97, align 4, !dbg !7, !llvm.access.group !15
  %99 = fmul float %22, %92, !dbg !16
  %100 = fmul float %28, %94, !dbg !17
  %101 = fadd float %99, %100, !dbg !18
  %102 = fmul float %23, %96, !dbg !19
  %103 = fmul float %94, %94, !dbg !20
  %104 = fmul float %29, %103, !dbg !21
  %105 = fadd float %102, %104, !dbg !22
  %106 = tail call float @llvm.sqrt.f32(float %105), !dbg !23
  %107 = fdiv float %106, %32, !dbg !24
  %108 = fadd float %36, %107, !dbg !25
  %109 = fmul float %34, %98, !dbg !26
  %110 = fmul float %35, %101, !dbg !27
  %111 = fdiv float %110, %108, !dbg !28
  %112 = fsub float %109, %111, !dbg !29
  %113 = getelementptr inbounds nuw float, ptr %13, i64 %90, !dbg !7
  store float %101, ptr %113, align 4, !dbg !7, !llvm.access.group !15
  %114 = getelementptr inbounds nuw float, ptr %14, i64 %90, !dbg !7
  store float %105, ptr %114, align 4, !dbg !7, !llvm.access.group !15
  %115 = getelementptr inbounds nuw float, ptr %12, i64 %90, !dbg !7
  store float %112, ptr %115, align 4, !dbg !7, !llvm.access.group !15
  %116 = or disjoint i64 %38, 3, !dbg !7
  %117 = getelementptr inbounds nuw float, ptr %2, i64 %116, !dbg !7
  %118 = load float, ptr %117, align 4, !dbg !7, !llvm.access.group !15
  %119 = getelementptr inbounds nuw float, ptr %1, i64 %116, !dbg !7
  %120 = load float, ptr %119, align 4, !dbg !7, !llvm.access.group !15
  %121 = getelementptr inbounds nuw float, ptr %3, i64 %116, !dbg !7
  %122 = load float, ptr %121, align 4, !dbg !7, !llvm.access.group !15
  %123 = getelementptr inbounds nuw float, ptr %0, i64 %116, !dbg !7
  %124 = load float, ptr %123, align 4, !dbg !7, !llvm.access.group !15
  %125 = fmul float %22, %118, !dbg !16
  %126 = fmul float %28, %120, !dbg !17
  %127 = fadd float %125, %126, !dbg !18
  %128 = fmul float %23, %122, !dbg !19
  %129 = fmul float %120, %120, !dbg !20
  %130 = fmul float %29, %129, !dbg !21
  %131 = fadd float %128, %130, !dbg !22
  %132 = tail call float @llvm.sqrt.f32(float %131), !dbg !23
  %133 = fdiv float %132, %32, !dbg !24
  %134 = fadd float %36, %133, !dbg !25
  %135 = fmul float %34, %124, !dbg !26
  %136 = fmul float %35, %127, !dbg !27
  %137 = fdiv float %136, %134, !dbg !28
  %138 = fsub float %135, %137, !dbg !29
  %139 = getelementptr inbounds nuw float, ptr %13, i64 %116, !dbg !7
  store float %127, ptr %139, align 4, !dbg !7, !llvm.access.group !15
  %140 = getelementptr inbounds nuw float, ptr %14, i64 %116, !dbg !7
  store float %131, ptr %140, align 4, !dbg !7, !llvm.access.group !15
  %141 = getelementptr inbounds nuw float, ptr %12, i64 %116, !dbg !7
  store float %138, ptr %141, align 4, !dbg !7, !llvm.access.group !15
  %142 = or disjoint i64 %38, 4, !dbg !7
  %143 = getelementptr inbounds nuw float, ptr %2, i64 %142, !dbg !7
  %144 = load float, ptr %143, align 4, !dbg !7, !llvm.access.group !15
  %145 = getelementptr inbounds nuw float, ptr %1, i64 %142, !dbg !7
  %146 = load float, ptr %145, align 4, !dbg !7, !llvm.access.group !15
  %147 = getelementptr inbounds nuw float, ptr %3, i64 %142, !dbg !7
  %148 = load float, ptr %147, align 4, !dbg !7, !llvm.access.group !15
  %149 = getelementptr inbounds nuw float, ptr %0, i64 %142, !dbg !7
  %150 = load float, ptr %149, align 4, !dbg !7, !llvm.access.group !15
  %151 = fmul float %22, %144, !dbg !16
  %152 = fmul float %28, %146, !dbg !17
  %153 = fadd float %151, %152, !dbg !18
  %154 = fmul float %23, %148, !dbg !19
  %155 = fmul float %146, %146, !dbg !20
  %156 = fmul float %29, %155, !dbg !21
  %157 = fadd float %154, %156, !dbg !22
  %158 = tail call float @llvm.sqrt.f32(float %157), !dbg !23
  %159 = fdiv float %158, %32, !dbg !24
  %160 = fadd float %36, %159, !dbg !25
  %161 = fmul float %34, %150, !dbg !26
  %162 = fmul float %35, %153, !dbg !27
  %163 = fdiv float %162, %160, !dbg !28
  %164 = fsub float %161, %163, !dbg !29
  %165 = getelementptr inbounds nuw float, ptr %13, i64 %142, !dbg !7
  store float %153, ptr %165, align 4, !dbg !7, !llvm.access.group !15
  %166 = getelementptr inbounds nuw float, ptr %14, i64 %142, !dbg !7
  store float %157, ptr %166, align 4, !dbg !7, !llvm.access.group !15
  %167 = getelementptr inbounds nuw float, ptr %12, i64 %142, !dbg !7
  store float %164, ptr %167, align 4, !dbg !7, !llvm.access.group !15
  %168 = or disjoint i64 %38, 5, !dbg !7
  %169 = getelementptr inbounds nuw float, ptr %2, i64 %168, !dbg !7
  %170 = load float, ptr %169, align 4, !dbg !7, !llvm.access.group !15
  %171 = getelementptr inbounds nuw float, ptr %1, i64 %168, !dbg !7
  %172 = load float, ptr %171, align 4, !dbg !7, !llvm.access.group !15
  %173 = getelementptr inbounds nuw float, ptr %3, i64 %168, !dbg !7
  %174 = load float, ptr %173, align 4, !dbg !7, !llvm.access.group !15
  %175 = getelementptr inbounds nuw float, ptr %0, i64 %168, !dbg !7
  %176 = load float, ptr %175, align 4, !dbg !7, !llvm.access.group !15
  %177 = fmul float %22, %170, !dbg !16
  %178 = fmul float %28, %172, !dbg !17
  %179 = fadd float %177, %178, !dbg !18
  %180 = fmul float %23, %174, !dbg !19
  %181 = fmul float %172, %172, !dbg !20
  %182 = fmul float %29, %181, !dbg !21
  %183 = fadd float %180, %182, !dbg !22
  %184 = tail call float @llvm.sqrt.f32(float %183), !dbg !23
  %185 = fdiv float %184, %32, !dbg !24
  %186 = fadd float %36, %185, !dbg !25
  %187 = fmul float %34, %176, !dbg !26
  %188 = fmul float %35, %179, !dbg !27
  %189 = fdiv float %188, %186, !dbg !28
  %190 = fsub float %187, %189, !dbg !29
  %191 = getelementptr inbounds nuw float, ptr %13, i64 %168, !dbg !7
  store float %179, ptr %191, align 4, !dbg !7, !llvm.access.group !15
  %192 = getelementptr inbounds nuw float, ptr %14, i64 %168, !dbg !7
  store float %183, ptr %192, align 4, !dbg !7, !llvm.access.group !15
  %193 = getelementptr inbounds nuw float, ptr %12, i64 %168, !dbg !7
  store float %190, ptr %193, align 4, !dbg !7, !llvm.access.group !15
  %194 = or disjoint i64 %38, 6, !dbg !7
  %195 = getelementptr inbounds nuw float, ptr %2, i64 %194, !dbg !7
  %196 = load float, ptr %195, align 4, !dbg !7, !llvm.access.group !15
  %197 = getelementptr inbounds nuw float, ptr %1, i64 %194, !dbg !7
  %198 = load float, ptr %197, align 4, !dbg !7, !llvm.access.group !15
  %199 = getelementptr inbounds nuw float, ptr %3, i64 %194, !dbg !7
  %200 = load float, ptr %199, align 4, !dbg !7, !llvm.access.group !15
  %201 = getelementptr inbounds nuw float, ptr %0, i64 %194, !dbg !7
  %202 = load float, ptr %201, align 4, !dbg !7, !llvm.access.group !15
  %203 = fmul float %22, %196, !dbg !16
  %204 = fmul float %28, %198, !dbg !17
  %205 = fadd float %203, %204, !dbg !18
  %206 = fmul float %23, %200, !dbg !19
  %207 = fmul float %198, %198, !dbg !20
  %208 = fmul float %29, %207, !dbg !21
  %209 = fadd float %206, %208, !dbg !22
  %210 = tail call float @llvm.sqrt.f32(float %209), !dbg !23
  %211 = fdiv float %210, %32, !dbg !24
  %212 = fadd float %36, %211, !dbg !25
  %213 = fmul float %34, %202, !dbg !26
  %214 = fmul float %35, %205, !dbg !27
  %215 = fdiv float %214, %212, !dbg !28
  %216 = fsub float %213, %215, !dbg !29
  %217 = getelementptr inbounds nuw float, ptr %13, i64 %194, !dbg !7
  store float %205, ptr %217, align 4, !dbg !7, !llvm.access.group !15
  %218 = getelementptr inbounds nuw float, ptr %14, i64 %194, !dbg !7
  store float %209, ptr %218, align 4, !dbg !7, !llvm.access.group !15
  %219 = getelementptr inbounds nuw float, ptr %12, i64 %194, !dbg !7
  store float %216, ptr %219, align 4, !dbg !7, !llvm.access.group !15
  %220 = or disjoint i64 %38, 7, !dbg !7
  %221 = getelementptr inbounds nuw float, ptr %2, i64 %220, !dbg !7
  %222 = load float, ptr %221, align 4, !dbg !7, !llvm.access.group !15
  %223 = getelementptr inbounds nuw float, ptr %1, i64 %220, !dbg !7
  %224 = load float, ptr %223, align 4, !dbg !7, !llvm.access.group !15
  %225 = getelementptr inbounds nuw float, ptr %3, i64 %220, !dbg !7
  %226 = load float, ptr %225, align 4, !dbg !7, !llvm.access.group !15
  %227 = getelementptr inbounds nuw float, ptr %0, i64 %220, !dbg !7
  %228 = load float, ptr %227, align 4, !dbg !7, !llvm.access.group !15
  %229 = fmul float %22, %222, !dbg !16
  %230 = fmul float %28, %224, !dbg !17
  %231 = fadd float %229, %230, !dbg !18
  %232 = fmul float %23, %226, !dbg !19
  %233 = fmul float %224, %224, !dbg !20
  %234 = fmul float %29, %233, !dbg !21
  %235 = fadd float %232, %234, !dbg !22
  %236 = tail call float @llvm.sqrt.f32(float %235), !dbg !23
  %237 = fdiv float %236, %32, !dbg !24
  %238 = fadd float %36, %237, !dbg !25
  %239 = fmul float %34, %228, !dbg !26
  %240 = fmul float %35, %231, !dbg !27
  %241 = fdiv float %240, %238, !dbg !28
  %242 = fsub float %239, %241, !dbg !29
  %243 = getelementptr inbounds nuw float, ptr %13, i64 %220, !dbg !7
  store float %231, ptr %243, align 4, !dbg !7, !llvm.access.group !15
  %244 = getelementptr inbounds nuw float, ptr %14, i64 %220, !dbg !7
  store float %235, ptr %244, align 4, !dbg !7, !llvm.access.group !15
  %245 = getelementptr inbounds nuw float, ptr %12, i64 %220, !dbg !7
  store float %242, ptr %245, align 4, !dbg !7, !llvm.access.group !15
  %246 = add nuw nsw i64 %37, 1, !dbg !7
  %exitcond.not = icmp eq i64 %246, 4, !dbg !7
  br i1 %exitcond.not, label %247, label %.preheader, !dbg !7

247:                                              ; preds = %.preheader
  ret void, !dbg !30
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !31 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !33 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 321) %2) unnamed_addr #3 !dbg !34 {
  %4 = getelementptr i8, ptr %0, i64 96, !dbg !36
  %5 = load ptr, ptr %4, align 8, !dbg !41
  %6 = ptrtoint ptr %5 to i64, !dbg !42
  %7 = add i64 %6, 128
  %8 = load ptr, ptr %0, align 8, !dbg !43
  %9 = ptrtoint ptr %8 to i64, !dbg !45
  %10 = add i64 %9, 128, !dbg !46
  %11 = icmp ugt i64 %10, %6, !dbg !49
  %12 = icmp ugt i64 %7, %9, !dbg !50
  %13 = and i1 %12, %11, !dbg !51
  %14 = icmp ne ptr %5, %8, !dbg !52
  %15 = and i1 %14, %13, !dbg !53
  br i1 %15, label %kina.workspace_overlaps.exit.thread, label %16, !dbg !54

16:                                               ; preds = %3
  %17 = getelementptr i8, ptr %0, i64 8, !dbg !55
  %18 = load ptr, ptr %17, align 8, !dbg !43
  %19 = ptrtoint ptr %18 to i64, !dbg !45
  %20 = add i64 %19, 128, !dbg !46
  %21 = icmp ugt i64 %20, %6, !dbg !49
  %22 = icmp ugt i64 %7, %19, !dbg !50
  %23 = and i1 %22, %21, !dbg !51
  br i1 %23, label %kina.workspace_overlaps.exit.thread, label %24, !dbg !54

24:                                               ; preds = %16
  %25 = getelementptr i8, ptr %0, i64 16, !dbg !55
  %26 = load ptr, ptr %25, align 8, !dbg !43
  %27 = ptrtoint ptr %26 to i64, !dbg !45
  %28 = add i64 %27, 128, !dbg !46
  %29 = icmp ugt i64 %28, %6, !dbg !49
  %30 = icmp ugt i64 %7, %27, !dbg !50
  %31 = and i1 %30, %29, !dbg !51
  br i1 %31, label %kina.workspace_overlaps.exit.thread, label %32, !dbg !54

32:                                               ; preds = %24
  %33 = getelementptr i8, ptr %0, i64 24, !dbg !55
  %34 = load ptr, ptr %33, align 8, !dbg !43
  %35 = ptrtoint ptr %34 to i64, !dbg !45
  %36 = add i64 %35, 128, !dbg !46
  %37 = icmp ugt i64 %36, %6, !dbg !49
  %38 = icmp ugt i64 %7, %35, !dbg !50
  %39 = and i1 %38, %37, !dbg !51
  br i1 %39, label %kina.workspace_overlaps.exit.thread, label %40, !dbg !54

40:                                               ; preds = %32
  %41 = getelementptr i8, ptr %0, i64 32, !dbg !55
  %42 = load ptr, ptr %41, align 8, !dbg !43
  %43 = ptrtoint ptr %42 to i64, !dbg !45
  %44 = add i64 %43, 4, !dbg !46
  %45 = icmp ugt i64 %44, %6, !dbg !49
  %46 = icmp ugt i64 %7, %43, !dbg !50
  %47 = and i1 %46, %45, !dbg !51
  br i1 %47, label %kina.workspace_overlaps.exit.thread, label %48, !dbg !54

48:                                               ; preds = %40
  %49 = getelementptr i8, ptr %0, i64 40, !dbg !55
  %50 = load ptr, ptr %49, align 8, !dbg !43
  %51 = ptrtoint ptr %50 to i64, !dbg !45
  %52 = add i64 %51, 4, !dbg !46
  %53 = icmp ugt i64 %52, %6, !dbg !49
  %54 = icmp ugt i64 %7, %51, !dbg !50
  %55 = and i1 %54, %53, !dbg !51
  br i1 %55, label %kina.workspace_overlaps.exit.thread, label %56, !dbg !54

56:                                               ; preds = %48
  %57 = getelementptr i8, ptr %0, i64 48, !dbg !55
  %58 = load ptr, ptr %57, align 8, !dbg !43
  %59 = ptrtoint ptr %58 to i64, !dbg !45
  %60 = add i64 %59, 4, !dbg !46
  %61 = icmp ugt i64 %60, %6, !dbg !49
  %62 = icmp ugt i64 %7, %59, !dbg !50
  %63 = and i1 %62, %61, !dbg !51
  br i1 %63, label %kina.workspace_overlaps.exit.thread, label %64, !dbg !54

64:                                               ; preds = %56
  %65 = getelementptr i8, ptr %0, i64 56, !dbg !55
  %66 = load ptr, ptr %65, align 8, !dbg !43
  %67 = ptrtoint ptr %66 to i64, !dbg !45
  %68 = add i64 %67, 4, !dbg !46
  %69 = icmp ugt i64 %68, %6, !dbg !49
  %70 = icmp ugt i64 %7, %67, !dbg !50
  %71 = and i1 %70, %69, !dbg !51
  br i1 %71, label %kina.workspace_overlaps.exit.thread, label %72, !dbg !54

72:                                               ; preds = %64
  %73 = getelementptr i8, ptr %0, i64 64, !dbg !55
  %74 = load ptr, ptr %73, align 8, !dbg !43
  %75 = ptrtoint ptr %74 to i64, !dbg !45
  %76 = add i64 %75, 4, !dbg !46
  %77 = icmp ugt i64 %76, %6, !dbg !49
  %78 = icmp ugt i64 %7, %75, !dbg !50
  %79 = and i1 %78, %77, !dbg !51
  br i1 %79, label %kina.workspace_overlaps.exit.thread, label %80, !dbg !54

80:                                               ; preds = %72
  %81 = getelementptr i8, ptr %0, i64 72, !dbg !55
  %82 = load ptr, ptr %81, align 8, !dbg !43
  %83 = ptrtoint ptr %82 to i64, !dbg !45
  %84 = add i64 %83, 4, !dbg !46
  %85 = icmp ugt i64 %84, %6, !dbg !49
  %86 = icmp ugt i64 %7, %83, !dbg !50
  %87 = and i1 %86, %85, !dbg !51
  br i1 %87, label %kina.workspace_overlaps.exit.thread, label %88, !dbg !54

88:                                               ; preds = %80
  %89 = getelementptr i8, ptr %0, i64 80, !dbg !55
  %90 = load ptr, ptr %89, align 8, !dbg !43
  %91 = ptrtoint ptr %90 to i64, !dbg !45
  %92 = add i64 %91, 4, !dbg !46
  %93 = icmp ugt i64 %92, %6, !dbg !49
  %94 = icmp ugt i64 %7, %91, !dbg !50
  %95 = and i1 %94, %93, !dbg !51
  br i1 %95, label %kina.workspace_overlaps.exit.thread, label %96, !dbg !54

96:                                               ; preds = %88
  %97 = getelementptr i8, ptr %0, i64 88, !dbg !55
  %98 = load ptr, ptr %97, align 8, !dbg !43
  %99 = ptrtoint ptr %98 to i64, !dbg !45
  %100 = add i64 %99, 4, !dbg !46
  %101 = icmp ugt i64 %100, %6, !dbg !49
  %102 = icmp ugt i64 %7, %99, !dbg !50
  %103 = and i1 %102, %101, !dbg !51
  br i1 %103, label %kina.workspace_overlaps.exit.thread, label %kina.output_overlaps.exit, !dbg !54

kina.output_overlaps.exit:                        ; preds = %96
  %104 = getelementptr i8, ptr %0, i64 104, !dbg !36
  %105 = load ptr, ptr %104, align 8, !dbg !41
  %106 = ptrtoint ptr %105 to i64, !dbg !42
  %107 = add i64 %106, 128
  %108 = icmp ugt i64 %10, %106, !dbg !49
  %109 = icmp ugt i64 %107, %9, !dbg !50
  %110 = and i1 %109, %108, !dbg !51
  br i1 %110, label %kina.workspace_overlaps.exit.thread, label %111, !dbg !54

111:                                              ; preds = %kina.output_overlaps.exit
  %112 = getelementptr i8, ptr %0, i64 8, !dbg !55
  %113 = load ptr, ptr %112, align 8, !dbg !43
  %114 = ptrtoint ptr %113 to i64, !dbg !45
  %115 = add i64 %114, 128, !dbg !46
  %116 = icmp ugt i64 %115, %106, !dbg !49
  %117 = icmp ugt i64 %107, %114, !dbg !50
  %118 = and i1 %117, %116, !dbg !51
  br i1 %118, label %kina.workspace_overlaps.exit.thread, label %119, !dbg !54

119:                                              ; preds = %111
  %120 = getelementptr i8, ptr %0, i64 16, !dbg !55
  %121 = load ptr, ptr %120, align 8, !dbg !43
  %122 = ptrtoint ptr %121 to i64, !dbg !45
  %123 = add i64 %122, 128, !dbg !46
  %124 = icmp ugt i64 %123, %106, !dbg !49
  %125 = icmp ugt i64 %107, %122, !dbg !50
  %126 = and i1 %125, %124, !dbg !51
  %127 = icmp ne ptr %105, %121, !dbg !52
  %128 = and i1 %127, %126, !dbg !53
  br i1 %128, label %kina.workspace_overlaps.exit.thread, label %129, !dbg !54

129:                                              ; preds = %119
  %130 = getelementptr i8, ptr %0, i64 24, !dbg !55
  %131 = load ptr, ptr %130, align 8, !dbg !43
  %132 = ptrtoint ptr %131 to i64, !dbg !45
  %133 = add i64 %132, 128, !dbg !46
  %134 = icmp ugt i64 %133, %106, !dbg !49
  %135 = icmp ugt i64 %107, %132, !dbg !50
  %136 = and i1 %135, %134, !dbg !51
  br i1 %136, label %kina.workspace_overlaps.exit.thread, label %137, !dbg !54

137:                                              ; preds = %129
  %138 = getelementptr i8, ptr %0, i64 32, !dbg !55
  %139 = load ptr, ptr %138, align 8, !dbg !43
  %140 = ptrtoint ptr %139 to i64, !dbg !45
  %141 = add i64 %140, 4, !dbg !46
  %142 = icmp ugt i64 %141, %106, !dbg !49
  %143 = icmp ugt i64 %107, %140, !dbg !50
  %144 = and i1 %143, %142, !dbg !51
  br i1 %144, label %kina.workspace_overlaps.exit.thread, label %145, !dbg !54

145:                                              ; preds = %137
  %146 = getelementptr i8, ptr %0, i64 40, !dbg !55
  %147 = load ptr, ptr %146, align 8, !dbg !43
  %148 = ptrtoint ptr %147 to i64, !dbg !45
  %149 = add i64 %148, 4, !dbg !46
  %150 = icmp ugt i64 %149, %106, !dbg !49
  %151 = icmp ugt i64 %107, %148, !dbg !50
  %152 = and i1 %151, %150, !dbg !51
  br i1 %152, label %kina.workspace_overlaps.exit.thread, label %153, !dbg !54

153:                                              ; preds = %145
  %154 = getelementptr i8, ptr %0, i64 48, !dbg !55
  %155 = load ptr, ptr %154, align 8, !dbg !43
  %156 = ptrtoint ptr %155 to i64, !dbg !45
  %157 = add i64 %156, 4, !dbg !46
  %158 = icmp ugt i64 %157, %106, !dbg !49
  %159 = icmp ugt i64 %107, %156, !dbg !50
  %160 = and i1 %159, %158, !dbg !51
  br i1 %160, label %kina.workspace_overlaps.exit.thread, label %161, !dbg !54

161:                                              ; preds = %153
  %162 = getelementptr i8, ptr %0, i64 56, !dbg !55
  %163 = load ptr, ptr %162, align 8, !dbg !43
  %164 = ptrtoint ptr %163 to i64, !dbg !45
  %165 = add i64 %164, 4, !dbg !46
  %166 = icmp ugt i64 %165, %106, !dbg !49
  %167 = icmp ugt i64 %107, %164, !dbg !50
  %168 = and i1 %167, %166, !dbg !51
  br i1 %168, label %kina.workspace_overlaps.exit.thread, label %169, !dbg !54

169:                                              ; preds = %161
  %170 = getelementptr i8, ptr %0, i64 64, !dbg !55
  %171 = load ptr, ptr %170, align 8, !dbg !43
  %172 = ptrtoint ptr %171 to i64, !dbg !45
  %173 = add i64 %172, 4, !dbg !46
  %174 = icmp ugt i64 %173, %106, !dbg !49
  %175 = icmp ugt i64 %107, %172, !dbg !50
  %176 = and i1 %175, %174, !dbg !51
  br i1 %176, label %kina.workspace_overlaps.exit.thread, label %177, !dbg !54

177:                                              ; preds = %169
  %178 = getelementptr i8, ptr %0, i64 72, !dbg !55
  %179 = load ptr, ptr %178, align 8, !dbg !43
  %180 = ptrtoint ptr %179 to i64, !dbg !45
  %181 = add i64 %180, 4, !dbg !46
  %182 = icmp ugt i64 %181, %106, !dbg !49
  %183 = icmp ugt i64 %107, %180, !dbg !50
  %184 = and i1 %183, %182, !dbg !51
  br i1 %184, label %kina.workspace_overlaps.exit.thread, label %185, !dbg !54

185:                                              ; preds = %177
  %186 = getelementptr i8, ptr %0, i64 80, !dbg !55
  %187 = load ptr, ptr %186, align 8, !dbg !43
  %188 = ptrtoint ptr %187 to i64, !dbg !45
  %189 = add i64 %188, 4, !dbg !46
  %190 = icmp ugt i64 %189, %106, !dbg !49
  %191 = icmp ugt i64 %107, %188, !dbg !50
  %192 = and i1 %191, %190, !dbg !51
  br i1 %192, label %kina.workspace_overlaps.exit.thread, label %193, !dbg !54

193:                                              ; preds = %185
  %194 = getelementptr i8, ptr %0, i64 88, !dbg !55
  %195 = load ptr, ptr %194, align 8, !dbg !43
  %196 = ptrtoint ptr %195 to i64, !dbg !45
  %197 = add i64 %196, 4, !dbg !46
  %198 = icmp ugt i64 %197, %106, !dbg !49
  %199 = icmp ugt i64 %107, %196, !dbg !50
  %200 = and i1 %199, %198, !dbg !51
  br i1 %200, label %kina.workspace_overlaps.exit.thread, label %201, !dbg !54

201:                                              ; preds = %193
  %202 = icmp ugt i64 %7, %106, !dbg !49
  %203 = icmp ugt i64 %107, %6, !dbg !50
  %204 = and i1 %203, %202, !dbg !51
  br i1 %204, label %kina.workspace_overlaps.exit.thread, label %kina.output_overlaps.exit.1, !dbg !54

kina.output_overlaps.exit.1:                      ; preds = %201
  %205 = getelementptr i8, ptr %0, i64 112, !dbg !36
  %206 = load ptr, ptr %205, align 8, !dbg !41
  %207 = ptrtoint ptr %206 to i64, !dbg !42
  %208 = add i64 %207, 128
  %209 = icmp ugt i64 %10, %207, !dbg !49
  %210 = icmp ugt i64 %208, %9, !dbg !50
  %211 = and i1 %210, %209, !dbg !51
  br i1 %211, label %kina.workspace_overlaps.exit.thread, label %212, !dbg !54

212:                                              ; preds = %kina.output_overlaps.exit.1
  %213 = getelementptr i8, ptr %0, i64 8, !dbg !55
  %214 = load ptr, ptr %213, align 8, !dbg !43
  %215 = ptrtoint ptr %214 to i64, !dbg !45
  %216 = add i64 %215, 128, !dbg !46
  %217 = icmp ugt i64 %216, %207, !dbg !49
  %218 = icmp ugt i64 %208, %215, !dbg !50
  %219 = and i1 %218, %217, !dbg !51
  br i1 %219, label %kina.workspace_overlaps.exit.thread, label %220, !dbg !54

220:                                              ; preds = %212
  %221 = getelementptr i8, ptr %0, i64 16, !dbg !55
  %222 = load ptr, ptr %221, align 8, !dbg !43
  %223 = ptrtoint ptr %222 to i64, !dbg !45
  %224 = add i64 %223, 128, !dbg !46
  %225 = icmp ugt i64 %224, %207, !dbg !49
  %226 = icmp ugt i64 %208, %223, !dbg !50
  %227 = and i1 %226, %225, !dbg !51
  br i1 %227, label %kina.workspace_overlaps.exit.thread, label %228, !dbg !54

228:                                              ; preds = %220
  %229 = getelementptr i8, ptr %0, i64 24, !dbg !55
  %230 = load ptr, ptr %229, align 8, !dbg !43
  %231 = ptrtoint ptr %230 to i64, !dbg !45
  %232 = add i64 %231, 128, !dbg !46
  %233 = icmp ugt i64 %232, %207, !dbg !49
  %234 = icmp ugt i64 %208, %231, !dbg !50
  %235 = and i1 %234, %233, !dbg !51
  %236 = icmp ne ptr %206, %230, !dbg !52
  %237 = and i1 %236, %235, !dbg !53
  br i1 %237, label %kina.workspace_overlaps.exit.thread, label %238, !dbg !54

238:                                              ; preds = %228
  %239 = getelementptr i8, ptr %0, i64 32, !dbg !55
  %240 = load ptr, ptr %239, align 8, !dbg !43
  %241 = ptrtoint ptr %240 to i64, !dbg !45
  %242 = add i64 %241, 4, !dbg !46
  %243 = icmp ugt i64 %242, %207, !dbg !49
  %244 = icmp ugt i64 %208, %241, !dbg !50
  %245 = and i1 %244, %243, !dbg !51
  br i1 %245, label %kina.workspace_overlaps.exit.thread, label %246, !dbg !54

246:                                              ; preds = %238
  %247 = getelementptr i8, ptr %0, i64 40, !dbg !55
  %248 = load ptr, ptr %247, align 8, !dbg !43
  %249 = ptrtoint ptr %248 to i64, !dbg !45
  %250 = add i64 %249, 4, !dbg !46
  %251 = icmp ugt i64 %250, %207, !dbg !49
  %252 = icmp ugt i64 %208, %249, !dbg !50
  %253 = and i1 %252, %251, !dbg !51
  br i1 %253, label %kina.workspace_overlaps.exit.thread, label %254, !dbg !54

254:                                              ; preds = %246
  %255 = getelementptr i8, ptr %0, i64 48, !dbg !55
  %256 = load ptr, ptr %255, align 8, !dbg !43
  %257 = ptrtoint ptr %256 to i64, !dbg !45
  %258 = add i64 %257, 4, !dbg !46
  %259 = icmp ugt i64 %258, %207, !dbg !49
  %260 = icmp ugt i64 %208, %257, !dbg !50
  %261 = and i1 %260, %259, !dbg !51
  br i1 %261, label %kina.workspace_overlaps.exit.thread, label %262, !dbg !54

262:                                              ; preds = %254
  %263 = getelementptr i8, ptr %0, i64 56, !dbg !55
  %264 = load ptr, ptr %263, align 8, !dbg !43
  %265 = ptrtoint ptr %264 to i64, !dbg !45
  %266 = add i64 %265, 4, !dbg !46
  %267 = icmp ugt i64 %266, %207, !dbg !49
  %268 = icmp ugt i64 %208, %265, !dbg !50
  %269 = and i1 %268, %267, !dbg !51
  br i1 %269, label %kina.workspace_overlaps.exit.thread, label %270, !dbg !54

270:                                              ; preds = %262
  %271 = getelementptr i8, ptr %0, i64 64, !dbg !55
  %272 = load ptr, ptr %271, align 8, !dbg !43
  %273 = ptrtoint ptr %272 to i64, !dbg !45
  %274 = add i64 %273, 4, !dbg !46
  %275 = icmp ugt i64 %274, %207, !dbg !49
  %276 = icmp ugt i64 %208, %273, !dbg !50
  %277 = and i1 %276, %275, !dbg !51
  br i1 %277, label %kina.workspace_overlaps.exit.thread, label %278, !dbg !54

278:                                              ; preds = %270
  %279 = getelementptr i8, ptr %0, i64 72, !dbg !55
  %280 = load ptr, ptr %279, align 8, !dbg !43
  %281 = ptrtoint ptr %280 to i64, !dbg !45
  %282 = add i64 %281, 4, !dbg !46
  %283 = icmp ugt i64 %282, %207, !dbg !49
  %284 = icmp ugt i64 %208, %281, !dbg !50
  %285 = and i1 %284, %283, !dbg !51
  br i1 %285, label %kina.workspace_overlaps.exit.thread, label %286, !dbg !54

286:                                              ; preds = %278
  %287 = getelementptr i8, ptr %0, i64 80, !dbg !55
  %288 = load ptr, ptr %287, align 8, !dbg !43
  %289 = ptrtoint ptr %288 to i64, !dbg !45
  %290 = add i64 %289, 4, !dbg !46
  %291 = icmp ugt i64 %290, %207, !dbg !49
  %292 = icmp ugt i64 %208, %289, !dbg !50
  %293 = and i1 %292, %291, !dbg !51
  br i1 %293, label %kina.workspace_overlaps.exit.thread, label %294, !dbg !54

294:                                              ; preds = %286
  %295 = getelementptr i8, ptr %0, i64 88, !dbg !55
  %296 = load ptr, ptr %295, align 8, !dbg !43
  %297 = ptrtoint ptr %296 to i64, !dbg !45
  %298 = add i64 %297, 4, !dbg !46
  %299 = icmp ugt i64 %298, %207, !dbg !49
  %300 = icmp ugt i64 %208, %297, !dbg !50
  %301 = and i1 %300, %299, !dbg !51
  br i1 %301, label %kina.workspace_overlaps.exit.thread, label %302, !dbg !54

302:                                              ; preds = %294
  %303 = icmp ugt i64 %7, %207, !dbg !49
  %304 = icmp ugt i64 %208, %6, !dbg !50
  %305 = and i1 %304, %303, !dbg !51
  br i1 %305, label %kina.workspace_overlaps.exit.thread, label %306, !dbg !54

306:                                              ; preds = %302
  %307 = icmp ugt i64 %107, %207, !dbg !49
  %308 = icmp ugt i64 %208, %106, !dbg !50
  %309 = and i1 %308, %307, !dbg !51
  br i1 %309, label %kina.workspace_overlaps.exit.thread, label %kina.output_overlaps.exit.2, !dbg !54

kina.output_overlaps.exit.2:                      ; preds = %306
  %310 = ptrtoint ptr %1 to i64, !dbg !56
  %311 = icmp eq i64 %2, 0, !dbg !59
  br i1 %311, label %.preheader.preheader.i, label %.preheader.i, !dbg !60

.preheader.i:                                     ; preds = %kina.output_overlaps.exit.2
  %312 = add i64 %2, %310
  %313 = icmp ugt i64 %10, %310, !dbg !61
  %314 = icmp ugt i64 %312, %9, !dbg !63
  %315 = and i1 %314, %313, !dbg !64
  br i1 %315, label %kina.workspace_overlaps.exit.thread, label %316, !dbg !65

316:                                              ; preds = %.preheader.i
  %317 = getelementptr i8, ptr %0, i64 8, !dbg !66
  %318 = load ptr, ptr %317, align 8, !dbg !68
  %319 = ptrtoint ptr %318 to i64, !dbg !69
  %320 = add i64 %319, 128, !dbg !70
  %321 = icmp ugt i64 %320, %310, !dbg !61
  %322 = icmp ugt i64 %312, %319, !dbg !63
  %323 = and i1 %322, %321, !dbg !64
  br i1 %323, label %kina.workspace_overlaps.exit.thread, label %324, !dbg !65

324:                                              ; preds = %316
  %325 = getelementptr i8, ptr %0, i64 16, !dbg !66
  %326 = load ptr, ptr %325, align 8, !dbg !68
  %327 = ptrtoint ptr %326 to i64, !dbg !69
  %328 = add i64 %327, 128, !dbg !70
  %329 = icmp ugt i64 %328, %310, !dbg !61
  %330 = icmp ugt i64 %312, %327, !dbg !63
  %331 = and i1 %330, %329, !dbg !64
  br i1 %331, label %kina.workspace_overlaps.exit.thread, label %332, !dbg !65

332:                                              ; preds = %324
  %333 = getelementptr i8, ptr %0, i64 24, !dbg !66
  %334 = load ptr, ptr %333, align 8, !dbg !68
  %335 = ptrtoint ptr %334 to i64, !dbg !69
  %336 = add i64 %335, 128, !dbg !70
  %337 = icmp ugt i64 %336, %310, !dbg !61
  %338 = icmp ugt i64 %312, %335, !dbg !63
  %339 = and i1 %338, %337, !dbg !64
  br i1 %339, label %kina.workspace_overlaps.exit.thread, label %340, !dbg !65

340:                                              ; preds = %332
  %341 = getelementptr i8, ptr %0, i64 32, !dbg !66
  %342 = load ptr, ptr %341, align 8, !dbg !68
  %343 = ptrtoint ptr %342 to i64, !dbg !69
  %344 = add i64 %343, 4, !dbg !70
  %345 = icmp ugt i64 %344, %310, !dbg !61
  %346 = icmp ugt i64 %312, %343, !dbg !63
  %347 = and i1 %346, %345, !dbg !64
  br i1 %347, label %kina.workspace_overlaps.exit.thread, label %348, !dbg !65

348:                                              ; preds = %340
  %349 = getelementptr i8, ptr %0, i64 40, !dbg !66
  %350 = load ptr, ptr %349, align 8, !dbg !68
  %351 = ptrtoint ptr %350 to i64, !dbg !69
  %352 = add i64 %351, 4, !dbg !70
  %353 = icmp ugt i64 %352, %310, !dbg !61
  %354 = icmp ugt i64 %312, %351, !dbg !63
  %355 = and i1 %354, %353, !dbg !64
  br i1 %355, label %kina.workspace_overlaps.exit.thread, label %356, !dbg !65

356:                                              ; preds = %348
  %357 = getelementptr i8, ptr %0, i64 48, !dbg !66
  %358 = load ptr, ptr %357, align 8, !dbg !68
  %359 = ptrtoint ptr %358 to i64, !dbg !69
  %360 = add i64 %359, 4, !dbg !70
  %361 = icmp ugt i64 %360, %310, !dbg !61
  %362 = icmp ugt i64 %312, %359, !dbg !63
  %363 = and i1 %362, %361, !dbg !64
  br i1 %363, label %kina.workspace_overlaps.exit.thread, label %364, !dbg !65

364:                                              ; preds = %356
  %365 = getelementptr i8, ptr %0, i64 56, !dbg !66
  %366 = load ptr, ptr %365, align 8, !dbg !68
  %367 = ptrtoint ptr %366 to i64, !dbg !69
  %368 = add i64 %367, 4, !dbg !70
  %369 = icmp ugt i64 %368, %310, !dbg !61
  %370 = icmp ugt i64 %312, %367, !dbg !63
  %371 = and i1 %370, %369, !dbg !64
  br i1 %371, label %kina.workspace_overlaps.exit.thread, label %372, !dbg !65

372:                                              ; preds = %364
  %373 = getelementptr i8, ptr %0, i64 64, !dbg !66
  %374 = load ptr, ptr %373, align 8, !dbg !68
  %375 = ptrtoint ptr %374 to i64, !dbg !69
  %376 = add i64 %375, 4, !dbg !70
  %377 = icmp ugt i64 %376, %310, !dbg !61
  %378 = icmp ugt i64 %312, %375, !dbg !63
  %379 = and i1 %378, %377, !dbg !64
  br i1 %379, label %kina.workspace_overlaps.exit.thread, label %380, !dbg !65

380:                                              ; preds = %372
  %381 = getelementptr i8, ptr %0, i64 72, !dbg !66
  %382 = load ptr, ptr %381, align 8, !dbg !68
  %383 = ptrtoint ptr %382 to i64, !dbg !69
  %384 = add i64 %383, 4, !dbg !70
  %385 = icmp ugt i64 %384, %310, !dbg !61
  %386 = icmp ugt i64 %312, %383, !dbg !63
  %387 = and i1 %386, %385, !dbg !64
  br i1 %387, label %kina.workspace_overlaps.exit.thread, label %388, !dbg !65

388:                                              ; preds = %380
  %389 = getelementptr i8, ptr %0, i64 80, !dbg !66
  %390 = load ptr, ptr %389, align 8, !dbg !68
  %391 = ptrtoint ptr %390 to i64, !dbg !69
  %392 = add i64 %391, 4, !dbg !70
  %393 = icmp ugt i64 %392, %310, !dbg !61
  %394 = icmp ugt i64 %312, %391, !dbg !63
  %395 = and i1 %394, %393, !dbg !64
  br i1 %395, label %kina.workspace_overlaps.exit.thread, label %396, !dbg !65

396:                                              ; preds = %388
  %397 = getelementptr i8, ptr %0, i64 88, !dbg !66
  %398 = load ptr, ptr %397, align 8, !dbg !68
  %399 = ptrtoint ptr %398 to i64, !dbg !69
  %400 = add i64 %399, 4, !dbg !70
  %401 = icmp ugt i64 %400, %310, !dbg !61
  %402 = icmp ugt i64 %312, %399, !dbg !63
  %403 = and i1 %402, %401, !dbg !64
  br i1 %403, label %kina.workspace_overlaps.exit.thread, label %404, !dbg !65

404:                                              ; preds = %396
  %405 = icmp ugt i64 %7, %310, !dbg !61
  %406 = icmp ugt i64 %312, %6, !dbg !63
  %407 = and i1 %406, %405, !dbg !64
  br i1 %407, label %kina.workspace_overlaps.exit.thread, label %408, !dbg !65

408:                                              ; preds = %404
  %409 = icmp ugt i64 %107, %310, !dbg !61
  %410 = icmp ugt i64 %312, %106, !dbg !63
  %411 = and i1 %410, %409, !dbg !64
  br i1 %411, label %kina.workspace_overlaps.exit.thread, label %kina.workspace_overlaps.exit, !dbg !65

kina.workspace_overlaps.exit:                     ; preds = %408
  %412 = icmp ugt i64 %208, %310, !dbg !61
  %413 = icmp ugt i64 %312, %207, !dbg !63
  %414 = and i1 %413, %412, !dbg !64
  br i1 %414, label %kina.workspace_overlaps.exit.thread, label %415, !dbg !71

415:                                              ; preds = %kina.workspace_overlaps.exit
  %416 = and i64 %310, 63, !dbg !72
  %417 = and i64 %9, 3
  %418 = or i64 %416, %417, !dbg !75
  %or.cond = icmp eq i64 %418, 0, !dbg !75
  br i1 %or.cond, label %.preheader.1.i, label %kina.workspace_overlaps.exit.thread, !dbg !75

.preheader.preheader.i:                           ; preds = %kina.output_overlaps.exit.2
  %.old = and i64 %9, 3, !dbg !76
  %.not.i.old = icmp eq i64 %.old, 0, !dbg !77
  br i1 %.not.i.old, label %.preheader.1.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.1.i:                                   ; preds = %415, %.preheader.preheader.i
  %419 = getelementptr i8, ptr %0, i64 8, !dbg !79
  %420 = load ptr, ptr %419, align 8, !dbg !81
  %421 = ptrtoint ptr %420 to i64, !dbg !82
  %422 = and i64 %421, 3, !dbg !76
  %.not.1.i = icmp eq i64 %422, 0, !dbg !77
  br i1 %.not.1.i, label %.preheader.2.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.2.i:                                   ; preds = %.preheader.1.i
  %423 = getelementptr i8, ptr %0, i64 16, !dbg !79
  %424 = load ptr, ptr %423, align 8, !dbg !81
  %425 = ptrtoint ptr %424 to i64, !dbg !82
  %426 = and i64 %425, 3, !dbg !76
  %.not.2.i = icmp eq i64 %426, 0, !dbg !77
  br i1 %.not.2.i, label %.preheader.3.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.3.i:                                   ; preds = %.preheader.2.i
  %427 = getelementptr i8, ptr %0, i64 24, !dbg !79
  %428 = load ptr, ptr %427, align 8, !dbg !81
  %429 = ptrtoint ptr %428 to i64, !dbg !82
  %430 = and i64 %429, 3, !dbg !76
  %.not.3.i = icmp eq i64 %430, 0, !dbg !77
  br i1 %.not.3.i, label %.preheader.4.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.4.i:                                   ; preds = %.preheader.3.i
  %431 = getelementptr i8, ptr %0, i64 32, !dbg !79
  %432 = load ptr, ptr %431, align 8, !dbg !81
  %433 = ptrtoint ptr %432 to i64, !dbg !82
  %434 = and i64 %433, 3, !dbg !76
  %.not.4.i = icmp eq i64 %434, 0, !dbg !77
  br i1 %.not.4.i, label %.preheader.5.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.5.i:                                   ; preds = %.preheader.4.i
  %435 = getelementptr i8, ptr %0, i64 40, !dbg !79
  %436 = load ptr, ptr %435, align 8, !dbg !81
  %437 = ptrtoint ptr %436 to i64, !dbg !82
  %438 = and i64 %437, 3, !dbg !76
  %.not.5.i = icmp eq i64 %438, 0, !dbg !77
  br i1 %.not.5.i, label %.preheader.6.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.6.i:                                   ; preds = %.preheader.5.i
  %439 = getelementptr i8, ptr %0, i64 48, !dbg !79
  %440 = load ptr, ptr %439, align 8, !dbg !81
  %441 = ptrtoint ptr %440 to i64, !dbg !82
  %442 = and i64 %441, 3, !dbg !76
  %.not.6.i = icmp eq i64 %442, 0, !dbg !77
  br i1 %.not.6.i, label %.preheader.7.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.7.i:                                   ; preds = %.preheader.6.i
  %443 = getelementptr i8, ptr %0, i64 56, !dbg !79
  %444 = load ptr, ptr %443, align 8, !dbg !81
  %445 = ptrtoint ptr %444 to i64, !dbg !82
  %446 = and i64 %445, 3, !dbg !76
  %.not.7.i = icmp eq i64 %446, 0, !dbg !77
  br i1 %.not.7.i, label %.preheader.8.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.8.i:                                   ; preds = %.preheader.7.i
  %447 = getelementptr i8, ptr %0, i64 64, !dbg !79
  %448 = load ptr, ptr %447, align 8, !dbg !81
  %449 = ptrtoint ptr %448 to i64, !dbg !82
  %450 = and i64 %449, 3, !dbg !76
  %.not.8.i = icmp eq i64 %450, 0, !dbg !77
  br i1 %.not.8.i, label %.preheader.9.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.9.i:                                   ; preds = %.preheader.8.i
  %451 = getelementptr i8, ptr %0, i64 72, !dbg !79
  %452 = load ptr, ptr %451, align 8, !dbg !81
  %453 = ptrtoint ptr %452 to i64, !dbg !82
  %454 = and i64 %453, 3, !dbg !76
  %.not.9.i = icmp eq i64 %454, 0, !dbg !77
  br i1 %.not.9.i, label %.preheader.10.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.10.i:                                  ; preds = %.preheader.9.i
  %455 = getelementptr i8, ptr %0, i64 80, !dbg !79
  %456 = load ptr, ptr %455, align 8, !dbg !81
  %457 = ptrtoint ptr %456 to i64, !dbg !82
  %458 = and i64 %457, 3, !dbg !76
  %.not.10.i = icmp eq i64 %458, 0, !dbg !77
  br i1 %.not.10.i, label %.preheader.11.i, label %kina.workspace_overlaps.exit.thread, !dbg !78

.preheader.11.i:                                  ; preds = %.preheader.10.i
  %459 = getelementptr i8, ptr %0, i64 88, !dbg !79
  %460 = load ptr, ptr %459, align 8, !dbg !81
  %461 = ptrtoint ptr %460 to i64, !dbg !82
  %462 = or i64 %461, %6, !dbg !78
  %463 = or i64 %462, %106, !dbg !78
  %464 = or i64 %463, %207, !dbg !78
  %465 = and i64 %464, 3, !dbg !78
  %or.cond9 = icmp eq i64 %465, 0, !dbg !78
  br i1 %or.cond9, label %466, label %kina.workspace_overlaps.exit.thread, !dbg !78

466:                                              ; preds = %.preheader.11.i
  %467 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !83
  %468 = extractvalue { i32, i32, i32, i32 } %467, 0, !dbg !83
  %.not.i2 = icmp eq i32 %468, 0, !dbg !83
  br i1 %.not.i2, label %kina.workspace_overlaps.exit.thread, label %469, !dbg !83

469:                                              ; preds = %466
  %470 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #8, !dbg !83
  %471 = extractvalue { i32, i32, i32, i32 } %470, 2, !dbg !83
  %472 = and i32 %471, 1020801537, !dbg !83
  %473 = icmp eq i32 %472, 1020801537, !dbg !83
  br i1 %473, label %474, label %kina.workspace_overlaps.exit.thread, !dbg !83

474:                                              ; preds = %469
  %475 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #8, !dbg !83
  %476 = extractvalue { i32, i32, i32, i32 } %475, 0, !dbg !83
  %477 = icmp ugt i32 %476, -2147483648, !dbg !83
  br i1 %477, label %478, label %kina.workspace_overlaps.exit.thread, !dbg !83

478:                                              ; preds = %474
  %479 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #8, !dbg !83
  %480 = extractvalue { i32, i32, i32, i32 } %479, 2, !dbg !83
  %481 = and i32 %480, 33, !dbg !83
  %482 = icmp eq i32 %481, 33, !dbg !83
  br i1 %482, label %483, label %kina.workspace_overlaps.exit.thread, !dbg !83

483:                                              ; preds = %478
  %484 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !83
  %485 = extractvalue { i32, i32, i32, i32 } %484, 0, !dbg !83
  %486 = icmp ugt i32 %485, 6, !dbg !83
  br i1 %486, label %487, label %kina.workspace_overlaps.exit.thread, !dbg !83

487:                                              ; preds = %483
  %488 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #8, !dbg !83
  %489 = extractvalue { i32, i32, i32, i32 } %488, 1, !dbg !83
  %490 = and i32 %489, 296, !dbg !83
  %491 = icmp eq i32 %490, 296, !dbg !83
  br i1 %491, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit.thread, !dbg !83

kina.cpu_is_supported.exit:                       ; preds = %487
  %492 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #8, !dbg !83
  %.fr = freeze { i32, i32 } %492, !dbg !83
  %493 = extractvalue { i32, i32 } %.fr, 0, !dbg !83
  %494 = and i32 %493, 6, !dbg !83
  %495 = icmp eq i32 %494, 6, !dbg !83
  %spec.select = select i1 %495, i32 0, i32 4, !dbg !84
  br label %kina.workspace_overlaps.exit.thread, !dbg !84

kina.workspace_overlaps.exit.thread:              ; preds = %278, %254, %294, %246, %270, %238, %302, %228, %286, %220, %306, %212, %kina.output_overlaps.exit.1, %262, %153, %185, %145, %177, %137, %193, %129, %161, %119, %201, %111, %kina.output_overlaps.exit, %169, %80, %48, %64, %40, %88, %32, %72, %24, %96, %16, %3, %56, %kina.cpu_is_supported.exit, %469, %474, %478, %483, %487, %466, %.preheader.9.i, %.preheader.6.i, %.preheader.5.i, %.preheader.10.i, %.preheader.4.i, %.preheader.3.i, %.preheader.8.i, %.preheader.2.i, %.preheader.1.i, %.preheader.7.i, %.preheader.11.i, %.preheader.preheader.i, %415, %380, %356, %404, %348, %388, %340, %408, %332, %372, %324, %316, %364, %396, %.preheader.i, %kina.workspace_overlaps.exit
  %496 = phi i32 [ 4, %474 ], [ 2, %380 ], [ 2, %294 ], [ 2, %kina.workspace_overlaps.exit ], [ 3, %.preheader.9.i ], [ 4, %469 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 2, %.preheader.i ], [ 2, %396 ], [ 2, %364 ], [ 2, %316 ], [ 2, %324 ], [ 2, %372 ], [ 2, %332 ], [ 2, %408 ], [ 2, %340 ], [ 2, %388 ], [ 2, %348 ], [ 2, %404 ], [ 2, %356 ], [ 3, %415 ], [ 3, %.preheader.preheader.i ], [ 3, %.preheader.11.i ], [ 3, %.preheader.7.i ], [ 3, %.preheader.1.i ], [ 3, %.preheader.2.i ], [ 3, %.preheader.8.i ], [ 3, %.preheader.3.i ], [ 2, %254 ], [ 3, %.preheader.4.i ], [ 3, %.preheader.10.i ], [ 3, %.preheader.5.i ], [ 2, %278 ], [ 3, %.preheader.6.i ], [ 4, %466 ], [ 4, %487 ], [ 4, %483 ], [ 4, %478 ], [ 2, %153 ], [ 2, %80 ], [ 2, %56 ], [ 2, %3 ], [ 2, %16 ], [ 2, %96 ], [ 2, %24 ], [ 2, %72 ], [ 2, %32 ], [ 2, %88 ], [ 2, %40 ], [ 2, %64 ], [ 2, %48 ], [ 2, %169 ], [ 2, %kina.output_overlaps.exit ], [ 2, %111 ], [ 2, %201 ], [ 2, %119 ], [ 2, %161 ], [ 2, %129 ], [ 2, %193 ], [ 2, %137 ], [ 2, %177 ], [ 2, %145 ], [ 2, %185 ], [ 2, %262 ], [ 2, %kina.output_overlaps.exit.1 ], [ 2, %212 ], [ 2, %306 ], [ 2, %220 ], [ 2, %286 ], [ 2, %228 ], [ 2, %302 ], [ 2, %238 ], [ 2, %270 ], [ 2, %246 ], !dbg !85
  ret i32 %496, !dbg !86
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !87 {
  %3 = alloca i32, align 4
  %4 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 320), !dbg !88
  %.not = icmp eq i32 %4, 0, !dbg !89
  br i1 %.not, label %5, label %39, !dbg !90

5:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !91
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !91
  %6 = load i32, ptr %3, align 4, !dbg !91
  %7 = and i32 %6, 65472, !dbg !91
  %.not.i.i = icmp eq i32 %7, 8064, !dbg !91
  br i1 %.not.i.i, label %kina.call_body.exit, label %8, !dbg !91

8:                                                ; preds = %5
  store i32 8064, ptr %3, align 4, !dbg !91
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !91
  br label %kina.call_body.exit, !dbg !91

kina.call_body.exit:                              ; preds = %5, %8
  %9 = zext i32 %6 to i64, !dbg !91
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !91
  %10 = load ptr, ptr %0, align 8, !dbg !94
  %11 = getelementptr i8, ptr %0, i64 8, !dbg !94
  %12 = load ptr, ptr %11, align 8, !dbg !94
  %13 = getelementptr i8, ptr %0, i64 16, !dbg !94
  %14 = load ptr, ptr %13, align 8, !dbg !94
  %15 = getelementptr i8, ptr %0, i64 24, !dbg !94
  %16 = load ptr, ptr %15, align 8, !dbg !94
  %17 = getelementptr i8, ptr %0, i64 32, !dbg !94
  %18 = load ptr, ptr %17, align 8, !dbg !94
  %19 = getelementptr i8, ptr %0, i64 40, !dbg !94
  %20 = load ptr, ptr %19, align 8, !dbg !94
  %21 = getelementptr i8, ptr %0, i64 48, !dbg !94
  %22 = load ptr, ptr %21, align 8, !dbg !94
  %23 = getelementptr i8, ptr %0, i64 56, !dbg !94
  %24 = load ptr, ptr %23, align 8, !dbg !94
  %25 = getelementptr i8, ptr %0, i64 64, !dbg !94
  %26 = load ptr, ptr %25, align 8, !dbg !94
  %27 = getelementptr i8, ptr %0, i64 72, !dbg !94
  %28 = load ptr, ptr %27, align 8, !dbg !94
  %29 = getelementptr i8, ptr %0, i64 80, !dbg !94
  %30 = load ptr, ptr %29, align 8, !dbg !94
  %31 = getelementptr i8, ptr %0, i64 88, !dbg !94
  %32 = load ptr, ptr %31, align 8, !dbg !94
  %33 = getelementptr i8, ptr %0, i64 96, !dbg !94
  %34 = load ptr, ptr %33, align 8, !dbg !94
  %35 = getelementptr i8, ptr %0, i64 104, !dbg !94
  %36 = load ptr, ptr %35, align 8, !dbg !94
  %37 = getelementptr i8, ptr %0, i64 112, !dbg !94
  %38 = load ptr, ptr %37, align 8, !dbg !94
  call fastcc void @adamw_step.impl(ptr %10, ptr %12, ptr %14, ptr %16, ptr %18, ptr %20, ptr %22, ptr %24, ptr %26, ptr %28, ptr %30, ptr %32, ptr %34, ptr %36, ptr %38, ptr nonnull %1), !dbg !94
  call fastcc void @kina.leave_float_environment(i64 %9), !dbg !97
  br label %39, !dbg !98

39:                                               ; preds = %kina.call_body.exit, %2
  ret i32 %4, !dbg !99
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !100 {
  %2 = alloca i32, align 4
  %3 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !101
  %.not = icmp eq i32 %3, 0, !dbg !102
  br i1 %.not, label %4, label %45, !dbg !103

4:                                                ; preds = %1
  %5 = tail call dereferenceable_or_null(383) ptr @malloc(i64 383), !dbg !104
  %6 = icmp eq ptr %5, null, !dbg !105
  br i1 %6, label %45, label %7, !dbg !106

7:                                                ; preds = %4
  %8 = ptrtoint ptr %5 to i64, !dbg !107
  %9 = sub i64 0, %8, !dbg !108
  %10 = and i64 %9, 63, !dbg !109
  %11 = getelementptr i8, ptr %5, i64 %10, !dbg !110
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !111
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %2), !dbg !111
  %12 = load i32, ptr %2, align 4, !dbg !111
  %13 = and i32 %12, 65472, !dbg !111
  %.not.i.i = icmp eq i32 %13, 8064, !dbg !111
  br i1 %.not.i.i, label %kina.call_body.exit, label %14, !dbg !111

14:                                               ; preds = %7
  store i32 8064, ptr %2, align 4, !dbg !111
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2), !dbg !111
  br label %kina.call_body.exit, !dbg !111

kina.call_body.exit:                              ; preds = %7, %14
  %15 = zext i32 %12 to i64, !dbg !111
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !111
  %16 = load ptr, ptr %0, align 8, !dbg !113
  %17 = getelementptr i8, ptr %0, i64 8, !dbg !113
  %18 = load ptr, ptr %17, align 8, !dbg !113
  %19 = getelementptr i8, ptr %0, i64 16, !dbg !113
  %20 = load ptr, ptr %19, align 8, !dbg !113
  %21 = getelementptr i8, ptr %0, i64 24, !dbg !113
  %22 = load ptr, ptr %21, align 8, !dbg !113
  %23 = getelementptr i8, ptr %0, i64 32, !dbg !113
  %24 = load ptr, ptr %23, align 8, !dbg !113
  %25 = getelementptr i8, ptr %0, i64 40, !dbg !113
  %26 = load ptr, ptr %25, align 8, !dbg !113
  %27 = getelementptr i8, ptr %0, i64 48, !dbg !113
  %28 = load ptr, ptr %27, align 8, !dbg !113
  %29 = getelementptr i8, ptr %0, i64 56, !dbg !113
  %30 = load ptr, ptr %29, align 8, !dbg !113
  %31 = getelementptr i8, ptr %0, i64 64, !dbg !113
  %32 = load ptr, ptr %31, align 8, !dbg !113
  %33 = getelementptr i8, ptr %0, i64 72, !dbg !113
  %34 = load ptr, ptr %33, align 8, !dbg !113
  %35 = getelementptr i8, ptr %0, i64 80, !dbg !113
  %36 = load ptr, ptr %35, align 8, !dbg !113
  %37 = getelementptr i8, ptr %0, i64 88, !dbg !113
  %38 = load ptr, ptr %37, align 8, !dbg !113
  %39 = getelementptr i8, ptr %0, i64 96, !dbg !113
  %40 = load ptr, ptr %39, align 8, !dbg !113
  %41 = getelementptr i8, ptr %0, i64 104, !dbg !113
  %42 = load ptr, ptr %41, align 8, !dbg !113
  %43 = getelementptr i8, ptr %0, i64 112, !dbg !113
  %44 = load ptr, ptr %43, align 8, !dbg !113
  call fastcc void @adamw_step.impl(ptr %16, ptr %18, ptr %20, ptr %22, ptr %24, ptr %26, ptr %28, ptr %30, ptr %32, ptr %34, ptr %36, ptr %38, ptr %40, ptr %42, ptr %44, ptr nonnull %11), !dbg !113
  call fastcc void @kina.leave_float_environment(i64 %15), !dbg !115
  call void @free(ptr nonnull %5), !dbg !116
  br label %45, !dbg !117

45:                                               ; preds = %kina.call_body.exit, %4, %1
  %46 = phi i32 [ 0, %kina.call_body.exit ], [ 1, %4 ], [ %3, %1 ], !dbg !118
  ret i32 %46, !dbg !119
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_adamw_step(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) local_unnamed_addr #4 !dbg !120 {
  %16 = alloca [15 x ptr], align 8, !dbg !121
  store ptr %0, ptr %16, align 8, !dbg !121
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !121
  store ptr %1, ptr %17, align 8, !dbg !121
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 16, !dbg !121
  store ptr %2, ptr %18, align 8, !dbg !121
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 24, !dbg !121
  store ptr %3, ptr %19, align 8, !dbg !121
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 32, !dbg !121
  store ptr %4, ptr %20, align 8, !dbg !121
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 40, !dbg !121
  store ptr %5, ptr %21, align 8, !dbg !121
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 48, !dbg !121
  store ptr %6, ptr %22, align 8, !dbg !121
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 56, !dbg !121
  store ptr %7, ptr %23, align 8, !dbg !121
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 64, !dbg !121
  store ptr %8, ptr %24, align 8, !dbg !121
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 72, !dbg !121
  store ptr %9, ptr %25, align 8, !dbg !121
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 80, !dbg !121
  store ptr %10, ptr %26, align 8, !dbg !121
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 88, !dbg !121
  store ptr %11, ptr %27, align 8, !dbg !121
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 96, !dbg !121
  store ptr %12, ptr %28, align 8, !dbg !121
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 104, !dbg !121
  store ptr %13, ptr %29, align 8, !dbg !121
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 112, !dbg !121
  store ptr %14, ptr %30, align 8, !dbg !121
  %31 = call fastcc i32 @kina.run(ptr nonnull %16), !dbg !121
  ret i32 %31, !dbg !121
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_adamw_step_ws(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) local_unnamed_addr #4 !dbg !122 {
  %17 = alloca [15 x ptr], align 8, !dbg !123
  store ptr %1, ptr %17, align 8, !dbg !123
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !123
  store ptr %2, ptr %18, align 8, !dbg !123
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 16, !dbg !123
  store ptr %3, ptr %19, align 8, !dbg !123
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 24, !dbg !123
  store ptr %4, ptr %20, align 8, !dbg !123
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 32, !dbg !123
  store ptr %5, ptr %21, align 8, !dbg !123
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 40, !dbg !123
  store ptr %6, ptr %22, align 8, !dbg !123
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 48, !dbg !123
  store ptr %7, ptr %23, align 8, !dbg !123
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 56, !dbg !123
  store ptr %8, ptr %24, align 8, !dbg !123
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 64, !dbg !123
  store ptr %9, ptr %25, align 8, !dbg !123
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 72, !dbg !123
  store ptr %10, ptr %26, align 8, !dbg !123
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 80, !dbg !123
  store ptr %11, ptr %27, align 8, !dbg !123
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 88, !dbg !123
  store ptr %12, ptr %28, align 8, !dbg !123
  %29 = getelementptr inbounds nuw i8, ptr %17, i64 96, !dbg !123
  store ptr %13, ptr %29, align 8, !dbg !123
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 104, !dbg !123
  store ptr %14, ptr %30, align 8, !dbg !123
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 112, !dbg !123
  store ptr %15, ptr %31, align 8, !dbg !123
  %32 = call fastcc i32 @kina.run_in_workspace(ptr %17, ptr %0), !dbg !123
  ret i32 %32, !dbg !123
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_adamw_step_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !124 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !125
  ret i32 %2, !dbg !125
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @kina_adamw_step_workspace_bytes() local_unnamed_addr #5 !dbg !126 {
  ret i64 320, !dbg !127
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #5 !dbg !128 {
  ret ptr @kina.manifest_text, !dbg !129
}

; Function Attrs: nounwind
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
declare float @llvm.sqrt.f32(float) #6

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #7

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #9

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" "target-features"="+sse3,+ssse3,+fma,+cx16,+sse4.1,+sse4.2,+movbe,+popcnt,+xsave,+avx,+f16c,+sahf,+lzcnt,+bmi,+avx2,+bmi2" "tune-cpu"="x86-64-v3" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { noinline nounwind "target-cpu"="x86-64" }
attributes #4 = { nounwind "target-cpu"="x86-64" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "adamw_step.kina", directory: "examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "adamw_step.impl", linkageName: "adamw_step.impl", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 29, column: 33, scope: !3)
!7 = !DILocation(line: 0, scope: !3)
!8 = !DILocation(line: 30, column: 33, scope: !3)
!9 = !DILocation(line: 31, column: 17, scope: !3)
!10 = !DILocation(line: 32, column: 17, scope: !3)
!11 = !DILocation(line: 33, column: 35, scope: !3)
!12 = !DILocation(line: 34, column: 24, scope: !3)
!13 = !DILocation(line: 34, column: 19, scope: !3)
!14 = !DILocation(line: 35, column: 31, scope: !3)
!15 = distinct !{}
!16 = !DILocation(line: 29, column: 22, scope: !3)
!17 = !DILocation(line: 29, column: 42, scope: !3)
!18 = !DILocation(line: 29, column: 26, scope: !3)
!19 = !DILocation(line: 30, column: 22, scope: !3)
!20 = !DILocation(line: 30, column: 47, scope: !3)
!21 = !DILocation(line: 30, column: 42, scope: !3)
!22 = !DILocation(line: 30, column: 26, scope: !3)
!23 = !DILocation(line: 33, column: 22, scope: !3)
!24 = !DILocation(line: 33, column: 29, scope: !3)
!25 = !DILocation(line: 33, column: 42, scope: !3)
!26 = !DILocation(line: 35, column: 18, scope: !3)
!27 = !DILocation(line: 35, column: 37, scope: !3)
!28 = !DILocation(line: 35, column: 46, scope: !3)
!29 = !DILocation(line: 35, column: 26, scope: !3)
!30 = !DILocation(line: 36, column: 3, scope: !3)
!31 = !DISubprogram(name: "malloc", linkageName: "malloc", scope: !32, file: !32, line: 14, type: !4, scopeLine: 14, spFlags: DISPFlagOptimized)
!32 = !DIFile(filename: "kina-runtime.mlir", directory: "")
!33 = !DISubprogram(name: "free", linkageName: "free", scope: !32, file: !32, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagOptimized)
!34 = distinct !DISubprogram(name: "kina.check_call", linkageName: "kina.check_call", scope: !32, file: !32, line: 124, type: !35, scopeLine: 124, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!36 = !DILocation(line: 29, column: 11, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "kina.address", linkageName: "kina.address", scope: !32, file: !32, line: 28, type: !4, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = distinct !DILocation(line: 49, column: 12, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "kina.output_overlaps", linkageName: "kina.output_overlaps", scope: !32, file: !32, line: 44, type: !4, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 135, column: 12, scope: !34)
!41 = !DILocation(line: 30, column: 14, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 31, column: 14, scope: !37, inlinedAt: !38)
!43 = !DILocation(line: 30, column: 14, scope: !37, inlinedAt: !44)
!44 = distinct !DILocation(line: 58, column: 12, scope: !39, inlinedAt: !40)
!45 = !DILocation(line: 31, column: 14, scope: !37, inlinedAt: !44)
!46 = !DILocation(line: 20, column: 16, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "kina.ranges_meet", linkageName: "kina.ranges_meet", scope: !32, file: !32, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 60, column: 11, scope: !39, inlinedAt: !40)
!49 = !DILocation(line: 21, column: 20, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 22, column: 17, scope: !47, inlinedAt: !48)
!51 = !DILocation(line: 23, column: 11, scope: !47, inlinedAt: !48)
!52 = !DILocation(line: 62, column: 15, scope: !39, inlinedAt: !40)
!53 = !DILocation(line: 65, column: 14, scope: !39, inlinedAt: !40)
!54 = !DILocation(line: 67, column: 3, scope: !39, inlinedAt: !40)
!55 = !DILocation(line: 29, column: 11, scope: !37, inlinedAt: !44)
!56 = !DILocation(line: 78, column: 12, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !32, file: !32, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 139, column: 22, scope: !34)
!59 = !DILocation(line: 79, column: 12, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 80, column: 3, scope: !57, inlinedAt: !58)
!61 = !DILocation(line: 21, column: 20, scope: !47, inlinedAt: !62)
!62 = distinct !DILocation(line: 87, column: 11, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 22, column: 17, scope: !47, inlinedAt: !62)
!64 = !DILocation(line: 23, column: 11, scope: !47, inlinedAt: !62)
!65 = !DILocation(line: 89, column: 3, scope: !57, inlinedAt: !58)
!66 = !DILocation(line: 29, column: 11, scope: !37, inlinedAt: !67)
!67 = distinct !DILocation(line: 85, column: 12, scope: !57, inlinedAt: !58)
!68 = !DILocation(line: 30, column: 14, scope: !37, inlinedAt: !67)
!69 = !DILocation(line: 31, column: 14, scope: !37, inlinedAt: !67)
!70 = !DILocation(line: 20, column: 16, scope: !47, inlinedAt: !62)
!71 = !DILocation(line: 140, column: 3, scope: !34)
!72 = !DILocation(line: 102, column: 15, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !32, file: !32, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 142, column: 10, scope: !34)
!75 = !DILocation(line: 106, column: 3, scope: !73, inlinedAt: !74)
!76 = !DILocation(line: 115, column: 23, scope: !73, inlinedAt: !74)
!77 = !DILocation(line: 116, column: 18, scope: !73, inlinedAt: !74)
!78 = !DILocation(line: 118, column: 3, scope: !73, inlinedAt: !74)
!79 = !DILocation(line: 29, column: 11, scope: !37, inlinedAt: !80)
!80 = distinct !DILocation(line: 111, column: 14, scope: !73, inlinedAt: !74)
!81 = !DILocation(line: 30, column: 14, scope: !37, inlinedAt: !80)
!82 = !DILocation(line: 31, column: 14, scope: !37, inlinedAt: !80)
!83 = !DILocation(line: 145, column: 16, scope: !34)
!84 = !DILocation(line: 146, column: 3, scope: !34)
!85 = !DILocation(line: 147, column: 7, scope: !34)
!86 = !DILocation(line: 148, column: 3, scope: !34)
!87 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !32, file: !32, line: 160, type: !35, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = !DILocation(line: 162, column: 13, scope: !87)
!89 = !DILocation(line: 163, column: 14, scope: !87)
!90 = !DILocation(line: 164, column: 3, scope: !87)
!91 = !DILocation(line: 153, column: 18, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !32, file: !32, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = distinct !DILocation(line: 166, column: 3, scope: !87)
!94 = !DILocation(line: 4, column: 18, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "adamw_step.unpack", linkageName: "adamw_step.unpack", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 154, column: 3, scope: !92, inlinedAt: !93)
!97 = !DILocation(line: 155, column: 3, scope: !92, inlinedAt: !93)
!98 = !DILocation(line: 167, column: 3, scope: !87)
!99 = !DILocation(line: 169, column: 3, scope: !87)
!100 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !32, file: !32, line: 173, type: !35, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 179, column: 13, scope: !100)
!102 = !DILocation(line: 180, column: 14, scope: !100)
!103 = !DILocation(line: 181, column: 3, scope: !100)
!104 = !DILocation(line: 190, column: 13, scope: !100)
!105 = !DILocation(line: 191, column: 13, scope: !100)
!106 = !DILocation(line: 192, column: 3, scope: !100)
!107 = !DILocation(line: 194, column: 14, scope: !100)
!108 = !DILocation(line: 195, column: 15, scope: !100)
!109 = !DILocation(line: 196, column: 12, scope: !100)
!110 = !DILocation(line: 197, column: 16, scope: !100)
!111 = !DILocation(line: 153, column: 18, scope: !92, inlinedAt: !112)
!112 = distinct !DILocation(line: 198, column: 3, scope: !100)
!113 = !DILocation(line: 4, column: 18, scope: !95, inlinedAt: !114)
!114 = distinct !DILocation(line: 154, column: 3, scope: !92, inlinedAt: !112)
!115 = !DILocation(line: 155, column: 3, scope: !92, inlinedAt: !112)
!116 = !DILocation(line: 199, column: 3, scope: !100)
!117 = !DILocation(line: 200, column: 3, scope: !100)
!118 = !DILocation(line: 201, column: 7, scope: !100)
!119 = !DILocation(line: 202, column: 3, scope: !100)
!120 = distinct !DISubprogram(name: "kina_adamw_step", linkageName: "kina_adamw_step", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = !DILocation(line: 4, column: 18, scope: !120)
!122 = distinct !DISubprogram(name: "kina_adamw_step_ws", linkageName: "kina_adamw_step_ws", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = !DILocation(line: 4, column: 18, scope: !122)
!124 = distinct !DISubprogram(name: "kina_adamw_step_packed", linkageName: "kina_adamw_step_packed", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 4, column: 18, scope: !124)
!126 = distinct !DISubprogram(name: "kina_adamw_step_workspace_bytes", linkageName: "kina_adamw_step_workspace_bytes", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 4, column: 18, scope: !126)
!128 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 1, column: 1, scope: !128)
