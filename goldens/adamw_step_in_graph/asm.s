	.file	"LLVMDialectModule"
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
	.quad	0x7fffffffffffffff
	.quad	0x7fffffffffffffff
.LCPI0_5:
	.quad	2638147582215219
	.quad	2638147582215219
.LCPI0_6:
	.quad	4503599627370495
	.quad	4503599627370495
.LCPI0_7:
	.quad	4604544271217802189
	.quad	4604544271217802189
.LCPI0_8:
	.quad	4841369599423283200
	.quad	4841369599423283200
.LCPI0_9:
	.quad	0xc3300000000003ff
	.quad	0xc3300000000003ff
.LCPI0_10:
	.quad	0xbff0000000000000
	.quad	0xbff0000000000000
.LCPI0_11:
	.quad	0x3ff0000000000000
	.quad	0x3ff0000000000000
.LCPI0_12:
	.quad	0x3fcf184bb6c96602
	.quad	0x3fcf184bb6c96602
.LCPI0_13:
	.quad	0x3fd0bb7be566a7a1
	.quad	0x3fd0bb7be566a7a1
.LCPI0_14:
	.quad	0x3fd484fac1cba648
	.quad	0x3fd484fac1cba648
.LCPI0_15:
	.quad	0x3fda61756772d630
	.quad	0x3fda61756772d630
.LCPI0_16:
	.quad	0x3fe2776c516a939b
	.quad	0x3fe2776c516a939b
.LCPI0_17:
	.quad	0x3feec709dc39c9e6
	.quad	0x3feec709dc39c9e6
.LCPI0_18:
	.quad	0x40071547652b82ff
	.quad	0x40071547652b82ff
.LCPI0_19:
	.quad	0xfff0000000000000
	.quad	0xfff0000000000000
.LCPI0_21:
	.quad	0x7ff0000000000000
	.quad	0x7ff0000000000000
.LCPI0_22:
	.quad	0x4072c00000000000
	.quad	0x4072c00000000000
.LCPI0_23:
	.quad	0xc072c00000000000
	.quad	0xc072c00000000000
.LCPI0_39:
	.quad	0x8000000000000000
	.quad	0x8000000000000000
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_1:
	.quad	0x4330000000000000
.LCPI0_2:
	.quad	0xc330000000000000
.LCPI0_3:
	.quad	0x3fe0000000000000
.LCPI0_24:
	.quad	0xc072c00000000000
.LCPI0_25:
	.quad	0x4338000000000000
.LCPI0_27:
	.quad	0xc338000000000000
.LCPI0_28:
	.quad	0x3e7b671aac0c576c
.LCPI0_29:
	.quad	0x3e3e3a929593adba
.LCPI0_30:
	.quad	0x3eb62c14785f69c6
.LCPI0_31:
	.quad	0x3eeffcb58d2e4d9d
.LCPI0_32:
	.quad	0x3f24309126c11d4a
.LCPI0_33:
	.quad	0x3f55d87fe9b8c01f
.LCPI0_34:
	.quad	0x3f83b2ab6fbd6c90
.LCPI0_35:
	.quad	0x3fac6b08d703e192
.LCPI0_36:
	.quad	0x3fcebfbdff82c432
.LCPI0_37:
	.quad	0x3fe62e42fefa3a12
.LCPI0_38:
	.quad	0x3ff0000000000000
.LCPI0_41:
	.quad	0x3fcf184bb6c96602
.LCPI0_42:
	.quad	0x8000000000000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_4:
	.long	0x7fffffff
.LCPI0_20:
	.long	2139095040
.LCPI0_26:
	.long	0x3f800000
.LCPI0_40:
	.long	0x7fc00000
	.text
	.p2align	4
	.type	adamw_step.impl,@function
adamw_step.impl:
.Lfunc_begin0:
	.file	1 "examples" "adamw_step_in_graph.kina"
	.loc	1 3 0
	.cfi_sections .debug_frame
	.cfi_startproc
	movq	32(%rsp), %rax
.Ltmp0:
	.loc	1 0 0 is_stmt 0
	vmovss	(%rax), %xmm0
	vmovss	%xmm0, -4(%rsp)
	.loc	1 19 26 prologue_end is_stmt 1
	vcvtss2sd	%xmm0, %xmm0, %xmm0
	movq	8(%rsp), %rax
	.loc	1 20 26
	vmovddup	%xmm0, %xmm5
	.loc	1 19 26
	vandps	.LCPI0_0(%rip), %xmm5, %xmm1
	vbroadcastss	(%r9), %ymm0
	vmovsd	.LCPI0_1(%rip), %xmm2
	vaddsd	%xmm2, %xmm1, %xmm3
	vmovsd	.LCPI0_2(%rip), %xmm8
	vaddsd	%xmm3, %xmm8, %xmm3
	vcmpeqsd	%xmm1, %xmm3, %xmm3
	vcmplesd	%xmm1, %xmm2, %xmm4
	vorpd	%xmm3, %xmm4, %xmm3
	vmulsd	.LCPI0_3(%rip), %xmm1, %xmm6
	vbroadcastss	(%rax), %ymm1
	.loc	1 20 26
	vinsertps	$28, %xmm0, %xmm1, %xmm7
	vbroadcastss	.LCPI0_4(%rip), %xmm4
	vandps	%xmm4, %xmm7, %xmm4
	vcvtps2pd	%xmm4, %xmm9
	vpaddq	.LCPI0_5(%rip), %xmm9, %xmm9
	vpand	.LCPI0_6(%rip), %xmm9, %xmm10
	.loc	1 19 26
	vaddsd	%xmm2, %xmm6, %xmm11
	.loc	1 20 26
	vpaddq	.LCPI0_7(%rip), %xmm10, %xmm10
	vpsrlq	$52, %xmm9, %xmm9
	vpor	.LCPI0_8(%rip), %xmm9, %xmm9
	vaddpd	.LCPI0_9(%rip), %xmm9, %xmm9
	vaddpd	.LCPI0_10(%rip), %xmm10, %xmm12
	vaddpd	.LCPI0_11(%rip), %xmm10, %xmm10
	.loc	1 19 26
	vaddsd	%xmm8, %xmm11, %xmm8
	.loc	1 20 26
	vdivpd	%xmm10, %xmm12, %xmm10
	vmulpd	%xmm10, %xmm10, %xmm11
	vmovddup	.LCPI0_41(%rip), %xmm12
	vfmadd213pd	.LCPI0_13(%rip), %xmm11, %xmm12
	vfmadd213pd	.LCPI0_14(%rip), %xmm11, %xmm12
	vfmadd213pd	.LCPI0_15(%rip), %xmm11, %xmm12
	vfmadd213pd	.LCPI0_16(%rip), %xmm11, %xmm12
	vfmadd213pd	.LCPI0_17(%rip), %xmm11, %xmm12
	vfmadd213pd	.LCPI0_18(%rip), %xmm11, %xmm12
	.loc	1 19 26
	vcmpneqsd	%xmm6, %xmm8, %xmm8
	.loc	1 20 26
	vfmadd213pd	%xmm9, %xmm10, %xmm12
	vxorpd	%xmm9, %xmm9, %xmm9
	vcmpeqps	%xmm7, %xmm9, %xmm7
	vshufps	$80, %xmm7, %xmm7, %xmm7
	vblendvpd	%xmm7, .LCPI0_19(%rip), %xmm12, %xmm7
	.loc	1 19 26
	vcmpnlesd	%xmm6, %xmm2, %xmm6
	vshufps	$245, %xmm4, %xmm4, %xmm2
	.loc	1 20 26
	vpbroadcastd	.LCPI0_20(%rip), %xmm9
	vpcmpeqd	%xmm4, %xmm9, %xmm9
	vpmovsxdq	%xmm9, %xmm9
	vblendvpd	%xmm9, .LCPI0_21(%rip), %xmm7, %xmm7
	vmulpd	%xmm5, %xmm7, %xmm5
	vminpd	.LCPI0_22(%rip), %xmm5, %xmm5
	vmovddup	.LCPI0_24(%rip), %xmm7
	vcmpltpd	%xmm5, %xmm7, %xmm7
	vmovmskpd	%xmm7, %r10d
	vmovsd	.LCPI0_24(%rip), %xmm7
	.loc	1 19 26
	testb	$2, %r10b
	je	.LBB0_2
	vshufpd	$1, %xmm5, %xmm5, %xmm7
.LBB0_2:
	.loc	1 0 26 is_stmt 0
	vmovd	%xmm3, %eax
	vandpd	%xmm6, %xmm8, %xmm11
	.loc	1 19 26
	vaddsd	.LCPI0_25(%rip), %xmm7, %xmm6
	vmovq	%xmm6, %r11
	shlq	$52, %r11
	movabsq	$4607182418800017408, %r9
	addq	%r9, %r11
	vucomiss	.LCPI0_26(%rip), %xmm2
	vaddsd	.LCPI0_27(%rip), %xmm6, %xmm2
	vsubsd	%xmm2, %xmm7, %xmm6
	vmovsd	.LCPI0_29(%rip), %xmm3
	vmovapd	%xmm3, %xmm7
	vfmadd213sd	.LCPI0_28(%rip), %xmm6, %xmm7
	vfmadd213sd	.LCPI0_30(%rip), %xmm6, %xmm7
	vmovsd	.LCPI0_31(%rip), %xmm15
	vfmadd213sd	%xmm15, %xmm6, %xmm7
	vmovsd	.LCPI0_32(%rip), %xmm8
	vfmadd213sd	%xmm8, %xmm6, %xmm7
	vmovsd	.LCPI0_33(%rip), %xmm2
	vfmadd213sd	%xmm2, %xmm6, %xmm7
	vmovsd	.LCPI0_34(%rip), %xmm9
	vfmadd213sd	%xmm9, %xmm6, %xmm7
	vmovsd	.LCPI0_35(%rip), %xmm12
	vfmadd213sd	%xmm12, %xmm6, %xmm7
	vmovsd	.LCPI0_36(%rip), %xmm13
	vfmadd213sd	%xmm13, %xmm6, %xmm7
	vmovsd	.LCPI0_37(%rip), %xmm14
	vfmadd213sd	%xmm14, %xmm6, %xmm7
	vmovsd	.LCPI0_38(%rip), %xmm10
	vfmadd213sd	%xmm10, %xmm6, %xmm7
	vmovq	%r11, %xmm6
	vmulsd	%xmm6, %xmm7, %xmm6
	jne	.LBB0_5
	jp	.LBB0_5
	.loc	1 0 26
	vmovapd	%xmm10, %xmm6
.LBB0_5:
	vmovd	%xmm11, %r11d
	.loc	1 19 26 is_stmt 1
	vmovddup	.LCPI0_42(%rip), %xmm11
	.loc	1 20 26
	testb	$1, %r10b
	jne	.LBB0_7
	.loc	1 0 26 is_stmt 0
	vmovsd	.LCPI0_24(%rip), %xmm5
.LBB0_7:
	.loc	1 20 26 is_stmt 1
	vaddsd	.LCPI0_25(%rip), %xmm5, %xmm7
	vmovq	%xmm7, %r10
	vaddsd	.LCPI0_27(%rip), %xmm7, %xmm7
	vsubsd	%xmm7, %xmm5, %xmm5
	vfmadd213sd	.LCPI0_28(%rip), %xmm5, %xmm3
	vfmadd213sd	.LCPI0_30(%rip), %xmm5, %xmm3
	vfmadd213sd	%xmm15, %xmm5, %xmm3
	vfmadd213sd	%xmm8, %xmm5, %xmm3
	vfmadd213sd	%xmm2, %xmm5, %xmm3
	vfmadd213sd	%xmm9, %xmm5, %xmm3
	vfmadd213sd	%xmm12, %xmm5, %xmm3
	vfmadd213sd	%xmm13, %xmm5, %xmm3
	vfmadd213sd	%xmm14, %xmm5, %xmm3
	vfmadd213sd	%xmm10, %xmm5, %xmm3
	shlq	$52, %r10
	addq	%r9, %r10
	vmovq	%r10, %xmm2
	vmulsd	%xmm2, %xmm3, %xmm2
	andb	$1, %al
	vmovss	.LCPI0_26(%rip), %xmm9
	vucomiss	%xmm9, %xmm4
	vxorpd	%xmm6, %xmm11, %xmm4
	jne	.LBB0_10
	jp	.LBB0_10
	.loc	1 0 26 is_stmt 0
	vmovapd	%xmm10, %xmm2
.LBB0_10:
	.loc	1 19 26 is_stmt 1
	testb	%r11b, %al
	jne	.LBB0_12
	.loc	1 0 26 is_stmt 0
	vmovapd	%xmm6, %xmm4
.LBB0_12:
	vmovd	%xmm0, %r10d
	.loc	1 20 26 is_stmt 1
	jne	.LBB0_13
	.loc	1 0 26 is_stmt 0
	vmovapd	%xmm2, %xmm5
	.loc	1 19 26 is_stmt 1
	testl	%r10d, %r10d
	jns	.LBB0_16
	jmp	.LBB0_17
.LBB0_13:
	.loc	1 20 26
	vxorpd	%xmm2, %xmm11, %xmm5
	.loc	1 19 26
	testl	%r10d, %r10d
	js	.LBB0_17
.LBB0_16:
	.loc	1 0 26 is_stmt 0
	vmovapd	%xmm6, %xmm4
.LBB0_17:
	.loc	1 19 26 is_stmt 1
	vcvtsd2ss	%xmm4, %xmm4, %xmm4
	.loc	1 0 0 is_stmt 0
	vmovd	%xmm1, %r9d
	.loc	1 20 26 is_stmt 1
	testl	%r9d, %r9d
	js	.LBB0_19
	.loc	1 0 26 is_stmt 0
	vmovapd	%xmm2, %xmm5
.LBB0_19:
	.loc	1 19 0 is_stmt 1
	vsubss	%xmm4, %xmm9, %xmm7
	vmovss	.LCPI0_40(%rip), %xmm4
	vmovaps	%xmm7, %xmm6
	.loc	1 19 26 is_stmt 0
	testb	%al, %al
	je	.LBB0_20
	.loc	1 20 26 is_stmt 1
	vcvtsd2ss	%xmm5, %xmm5, %xmm2
	.loc	1 20 18 is_stmt 0
	vsubss	%xmm2, %xmm9, %xmm2
	vmovaps	%xmm2, %xmm5
	.loc	1 20 26
	je	.LBB0_22
.LBB0_23:
	testl	%r9d, %r9d
	jns	.LBB0_24
.LBB0_25:
	.loc	1 19 26 is_stmt 1
	testl	%r10d, %r10d
	js	.LBB0_27
.LBB0_26:
	.loc	1 0 26 is_stmt 0
	vmovaps	%xmm7, %xmm6
.LBB0_27:
	.loc	1 19 26 is_stmt 1
	andl	$2147483647, %r10d
	leal	-1(%r10), %eax
	addl	$-8388608, %r10d
	vmovaps	%xmm6, %xmm8
	cmpl	$2130706432, %r10d
	jb	.LBB0_29
	.loc	1 0 26 is_stmt 0
	vmovaps	%xmm7, %xmm8
.LBB0_29:
	.loc	1 19 26 is_stmt 1
	cmpl	$8388607, %eax
	jb	.LBB0_31
	.loc	1 0 26 is_stmt 0
	vmovaps	%xmm8, %xmm6
.LBB0_31:
	.loc	1 20 26 is_stmt 1
	andl	$2147483647, %r9d
	leal	-1(%r9), %eax
	addl	$-8388608, %r9d
	vmovaps	%xmm5, %xmm7
	cmpl	$2130706432, %r9d
	jb	.LBB0_33
	.loc	1 0 26 is_stmt 0
	vmovaps	%xmm2, %xmm7
.LBB0_33:
	.loc	1 20 26 is_stmt 1
	cmpl	$8388607, %eax
	jb	.LBB0_35
	.loc	1 0 26 is_stmt 0
	vmovaps	%xmm7, %xmm5
.LBB0_35:
	vxorps	%xmm2, %xmm2, %xmm2
	vmovss	-4(%rsp), %xmm7
	.loc	1 19 26 is_stmt 1
	vucomiss	%xmm7, %xmm2
	vcmpunordss	%xmm7, %xmm0, %xmm2
	vblendvps	%xmm2, %xmm4, %xmm6, %xmm6
	jne	.LBB0_38
	jp	.LBB0_38
	.loc	1 0 26 is_stmt 0
	vxorps	%xmm6, %xmm6, %xmm6
.LBB0_38:
	movq	16(%rsp), %r9
	movq	64(%rsp), %r10
	movq	24(%rsp), %r11
	vmovss	(%r8), %xmm2
	.loc	1 19 26 is_stmt 1
	vcmpeqss	%xmm0, %xmm9, %xmm3
	vandnps	%xmm6, %xmm3, %xmm8
	.loc	1 20 26
	vcmpunordss	%xmm7, %xmm1, %xmm3
	vblendvps	%xmm3, %xmm4, %xmm5, %xmm3
	.loc	1 25 33
	vsubss	%xmm0, %xmm9, %xmm4
	.loc	1 26 33
	vsubss	%xmm1, %xmm9, %xmm7
	.loc	1 27 35
	vsqrtss	%xmm3, %xmm3, %xmm3
	.loc	1 20 26
	vcmpeqss	%xmm1, %xmm9, %xmm5
	vandnps	%xmm3, %xmm5, %xmm6
	jne	.LBB0_41
	jp	.LBB0_41
	.loc	1 0 26 is_stmt 0
	vxorps	%xmm6, %xmm6, %xmm6
.LBB0_41:
	movq	40(%rsp), %rax
	movq	48(%rsp), %r8
	.loc	1 28 24 is_stmt 1
	vmulss	(%r11), %xmm2, %xmm3
	.loc	1 28 19 is_stmt 0
	vsubss	%xmm3, %xmm9, %xmm3
	.loc	1 29 31 is_stmt 1
	vdivss	%xmm8, %xmm2, %xmm2
	.loc	1 0 0 is_stmt 0
	vmovss	%xmm4, (%r10)
	vmovss	%xmm7, 64(%r10)
	vmovss	%xmm6, 128(%r10)
	vmovss	%xmm3, 192(%r10)
	vmovss	%xmm2, 256(%r10)
	movq	56(%rsp), %r10
	vbroadcastss	%xmm2, %ymm2
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	(%r9), %ymm5
	vbroadcastss	%xmm6, %ymm6
	vbroadcastss	%xmm7, %ymm7
	vbroadcastss	%xmm4, %ymm4
	xorl	%r9d, %r9d
	.p2align	4
.LBB0_42:
	vmovups	(%rsi,%r9), %ymm8
	.loc	1 25 22 is_stmt 1
	vmulps	(%rdx,%r9), %ymm0, %ymm9
	.loc	1 25 42 is_stmt 0
	vmulps	%ymm4, %ymm8, %ymm10
	.loc	1 26 22 is_stmt 1
	vmulps	(%rcx,%r9), %ymm1, %ymm11
	.loc	1 26 47 is_stmt 0
	vmulps	%ymm8, %ymm8, %ymm8
	.loc	1 26 42
	vmulps	%ymm7, %ymm8, %ymm8
	.loc	1 26 26
	vaddps	%ymm8, %ymm11, %ymm8
	.loc	1 27 22 is_stmt 1
	vsqrtps	%ymm8, %ymm11
	.loc	1 25 26
	vaddps	%ymm10, %ymm9, %ymm9
	.loc	1 27 29
	vdivps	%ymm6, %ymm11, %ymm10
	.loc	1 27 42 is_stmt 0
	vaddps	%ymm5, %ymm10, %ymm10
	.loc	1 29 18 is_stmt 1
	vmulps	(%rdi,%r9), %ymm3, %ymm11
	.loc	1 29 37 is_stmt 0
	vmulps	%ymm2, %ymm9, %ymm12
	.loc	1 29 46
	vdivps	%ymm10, %ymm12, %ymm10
	.loc	1 29 26
	vsubps	%ymm10, %ymm11, %ymm10
	.loc	1 0 0
	vmovups	%ymm9, (%r8,%r9)
	vmovups	%ymm8, (%r10,%r9)
	vmovups	%ymm10, (%rax,%r9)
	addq	$32, %r9
	cmpq	$128, %r9
	jne	.LBB0_42
	.loc	1 30 3 is_stmt 1
	vzeroupper
	retq
.LBB0_20:
	.loc	1 0 3 is_stmt 0
	vmovaps	%xmm4, %xmm6
	.loc	1 20 26 is_stmt 1
	vcvtsd2ss	%xmm5, %xmm5, %xmm2
	.loc	1 20 18 is_stmt 0
	vsubss	%xmm2, %xmm9, %xmm2
	vmovaps	%xmm2, %xmm5
	.loc	1 20 26
	jne	.LBB0_23
.LBB0_22:
	.loc	1 0 26
	vmovaps	%xmm4, %xmm5
	.loc	1 20 26
	testl	%r9d, %r9d
	js	.LBB0_25
.LBB0_24:
	.loc	1 0 26
	vmovaps	%xmm2, %xmm5
	.loc	1 19 26 is_stmt 1
	testl	%r10d, %r10d
	jns	.LBB0_26
	jmp	.LBB0_27
.Ltmp1:
.Lfunc_end0:
	.size	adamw_step.impl, .Lfunc_end0-adamw_step.impl
	.cfi_endproc

	.type	kina.check_call,@function
kina.check_call:
.Lfunc_begin1:
	.file	2 "kina-runtime.mlir"
	.loc	2 124 0
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, -8(%rsp)
	movq	%rsi, -16(%rsp)
	movabsq	$10, %r9
	movabsq	$-10, %rax
	leaq	adamw_step.extents(%rip), %rcx
	leaq	adamw_step.partners(%rip), %rsi
	movabsq	$-1, %r11
.LBB1_1:
.Ltmp2:
	.loc	2 132 11 prologue_end
	cmpq	$13, %r9
	.loc	2 133 3
	je	.LBB1_10
.Ltmp3:
	.loc	2 30 14
	movq	(%rdi,%r9,8), %rdx
.Ltmp4:
	.loc	2 37 11
	movq	%r9, %r8
	shlq	$4, %r8
	movq	(%r8,%rcx), %r15
	addq	%rdx, %r15
.Ltmp5:
	.loc	2 53 3
	xorl	%r12d, %r12d
	subq	(%rsi,%r9,8), %r12
	movq	%rcx, %rbp
	movq	%r11, %r14
.LBB1_3:
	.loc	2 55 11
	leaq	(%rax,%r14), %r8
	cmpq	$-1, %r8
	.loc	2 56 3
	je	.LBB1_4
	.loc	2 0 0 is_stmt 0
	movq	%rbp, %r13
	leaq	(%r12,%r14), %r10
.Ltmp6:
	.loc	2 30 14 is_stmt 1
	movq	8(%rdi,%r14,8), %r8
.Ltmp7:
	.loc	2 61 17
	notq	%r10
	.loc	2 62 15
	movq	%rdx, %rbx
	xorq	%r8, %rbx
	.loc	2 67 3
	incq	%r14
	addq	$16, %rbp
	orq	%r10, %rbx
	je	.LBB1_3
	cmpq	%r8, %r15
	jbe	.LBB1_3
	.loc	2 0 0 is_stmt 0
	addq	(%r13), %r8
	.loc	2 67 3
	cmpq	%rdx, %r8
	jbe	.LBB1_3
	jmp	.LBB1_8
.Ltmp8:
.LBB1_4:
	.loc	2 0 3
	movq	%r9, %r14
.LBB1_8:
	.loc	2 137 3 is_stmt 1
	decq	%rax
.Ltmp9:
	.loc	2 55 11
	cmpq	%r9, %r14
.Ltmp10:
	.loc	2 136 11
	leaq	1(%r9), %r9
	.loc	2 137 3
	jae	.LBB1_1
	jmp	.LBB1_9
.LBB1_10:
	.loc	2 0 3 is_stmt 0
	movq	-8(%rsp), %rdx
.Ltmp11:
	.loc	2 79 12 is_stmt 1
	testq	%rdx, %rdx
	movq	-16(%rsp), %rsi
	.loc	2 80 3
	je	.LBB1_15
	.loc	2 0 3 is_stmt 0
	leaq	(%rdx,%rsi), %rax
	xorl	%r8d, %r8d
	leaq	adamw_step.extents(%rip), %rcx
	movq	%rdi, %r9
.LBB1_12:
	.loc	2 82 11 is_stmt 1
	cmpq	$208, %r8
	.loc	2 83 3
	je	.LBB1_15
	.loc	2 0 0 is_stmt 0
	movq	%r8, %r10
.Ltmp12:
	.loc	2 30 14 is_stmt 1
	movq	(%r9), %r11
.Ltmp13:
	.loc	2 89 3
	addq	$8, %r9
	addq	$16, %r8
.Ltmp14:
	.loc	2 22 17
	cmpq	%r11, %rax
.Ltmp15:
	.loc	2 89 3
	jbe	.LBB1_12
	.loc	2 0 0 is_stmt 0
	addq	(%r10,%rcx), %r11
	.loc	2 89 3
	cmpq	%rsi, %r11
	jbe	.LBB1_12
.Ltmp16:
.LBB1_9:
	.loc	2 0 3
	movl	$2, %esi
	.loc	2 137 3 is_stmt 1
	jmp	.LBB1_26
.LBB1_15:
.Ltmp17:
	.loc	2 103 13
	testb	$63, %sil
	setne	%al
	.loc	2 104 11
	testq	%rdx, %rdx
	setne	%cl
	movl	$3, %esi
	.loc	2 106 3
	testb	%al, %cl
	jne	.LBB1_26
	.loc	2 0 3 is_stmt 0
	xorl	%eax, %eax
.LBB1_17:
	.loc	2 108 11 is_stmt 1
	cmpq	$13, %rax
	.loc	2 109 3
	je	.LBB1_19
	.loc	2 116 18
	testb	$3, (%rdi,%rax,8)
	.loc	2 117 11
	leaq	1(%rax), %rax
	.loc	2 118 3
	je	.LBB1_17
	jmp	.LBB1_26
.Ltmp18:
.LBB1_19:
	.loc	2 145 16
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	movl	$4, %esi
	testl	%eax, %eax
	je	.LBB1_26
	.loc	2 0 16 is_stmt 0
	movl	$1, %eax
	.loc	2 145 16
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testl	$1020801537, %ecx
	jne	.LBB1_26
	xorl	%ecx, %ecx
	movl	$-2147483648, %eax
	#APP
	cpuid
	#NO_APP
	cmpl	$-2147483647, %eax
	jb	.LBB1_26
	xorl	%ecx, %ecx
	movl	$-2147483647, %eax
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testb	$33, %cl
	jne	.LBB1_26
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$7, %eax
	jb	.LBB1_26
	.loc	2 0 16
	movl	$7, %eax
	.loc	2 145 16
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ebx
	testw	$296, %bx
	jne	.LBB1_26
	xorl	%ecx, %ecx
	#APP
	xgetbv
	#NO_APP
	notl	%eax
	xorl	%esi, %esi
	testb	$6, %al
	setne	%sil
	.loc	2 146 3 is_stmt 1
	shll	$2, %esi
.LBB1_26:
	.loc	2 148 3
	movl	%esi, %eax
	.loc	2 148 3 epilogue_begin is_stmt 0
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp19:
.Lfunc_end1:
	.size	kina.check_call, .Lfunc_end1-kina.check_call
	.cfi_endproc

	.type	kina.call_body,@function
kina.call_body:
.Lfunc_begin2:
	.loc	2 152 0 is_stmt 1
	.cfi_startproc
	pushq	%rbx
	.cfi_def_cfa_offset 16
	subq	$16, %rsp
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -16
	.loc	2 153 18 prologue_end
	stmxcsr	12(%rsp)
	movl	12(%rsp), %ebx
	movl	%ebx, %eax
	andl	$65472, %eax
	cmpl	$8064, %eax
	je	.LBB2_2
	movl	$8064, 12(%rsp)
	ldmxcsr	12(%rsp)
.LBB2_2:
	.loc	2 154 3
	callq	adamw_step.unpack
	.loc	2 155 3
	movq	%rbx, %rdi
	callq	kina.leave_float_environment
	.loc	2 156 3 epilogue_begin
	addq	$16, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp20:
.Lfunc_end2:
	.size	kina.call_body, .Lfunc_end2-kina.call_body
	.cfi_endproc

	.type	kina.run_in_workspace,@function
kina.run_in_workspace:
.Lfunc_begin3:
	.loc	2 160 0
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
.Ltmp21:
	.loc	2 162 13 prologue_end
	movl	$320, %edx
	callq	kina.check_call
	movl	%eax, %ebp
	.loc	2 163 14
	testl	%eax, %eax
	.loc	2 164 3
	jne	.LBB3_2
	.loc	2 166 3
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	kina.call_body
.LBB3_2:
	.loc	2 169 3
	movl	%ebp, %eax
	.loc	2 169 3 epilogue_begin is_stmt 0
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp22:
.Lfunc_end3:
	.size	kina.run_in_workspace, .Lfunc_end3-kina.run_in_workspace
	.cfi_endproc

	.type	kina.run,@function
kina.run:
.Lfunc_begin4:
	.loc	2 173 0 is_stmt 1
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movq	%rdi, %rbx
.Ltmp23:
	.loc	2 179 13 prologue_end
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	kina.check_call
	.loc	2 180 14
	testl	%eax, %eax
	.loc	2 181 3
	jne	.LBB4_4
	.loc	2 190 13
	movl	$383, %edi
	callq	malloc@PLT
	.loc	2 191 13
	testq	%rax, %rax
	.loc	2 192 3
	je	.LBB4_2
	.loc	2 0 0 is_stmt 0
	movq	%rax, %r14
	.loc	2 195 15 is_stmt 1
	movl	%r14d, %esi
	negl	%esi
	.loc	2 196 12
	andl	$63, %esi
	.loc	2 197 16
	addq	%rax, %rsi
	.loc	2 198 3
	movq	%rbx, %rdi
	callq	kina.call_body
	.loc	2 199 3
	movq	%r14, %rdi
	callq	free@PLT
	xorl	%eax, %eax
	jmp	.LBB4_4
.LBB4_2:
	.loc	2 0 3 is_stmt 0
	pushq	$1
	.cfi_adjust_cfa_offset 8
	popq	%rax
	.cfi_adjust_cfa_offset -8
.LBB4_4:
	.loc	2 202 3 epilogue_begin is_stmt 1
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.Ltmp24:
.Lfunc_end4:
	.size	kina.run, .Lfunc_end4-kina.run
	.cfi_endproc

	.type	adamw_step.unpack,@function
adamw_step.unpack:
.Lfunc_begin5:
	.loc	1 3 0
	.cfi_startproc
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
.Ltmp25:
	.loc	1 3 18 prologue_end
	movq	(%rdi), %rax
	movq	8(%rdi), %r10
	movq	16(%rdi), %rdx
	movq	24(%rdi), %rcx
	movq	32(%rdi), %r8
	movq	40(%rdi), %r9
	movups	48(%rdi), %xmm0
	movups	64(%rdi), %xmm1
	movups	80(%rdi), %xmm2
	movq	96(%rdi), %rdi
	movq	%rsi, 56(%rsp)
	movq	%rdi, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	%rax, %rdi
	movq	%r10, %rsi
	callq	adamw_step.impl
	.loc	1 3 18 epilogue_begin is_stmt 0
	addq	$72, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp26:
.Lfunc_end5:
	.size	adamw_step.unpack, .Lfunc_end5-adamw_step.unpack
	.cfi_endproc

	.globl	kina_adamw_step
	.type	kina_adamw_step,@function
kina_adamw_step:
.Lfunc_begin6:
	.loc	1 3 0 is_stmt 1
	.cfi_startproc
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	160(%rsp), %r10
	movaps	144(%rsp), %xmm0
	movaps	128(%rsp), %xmm1
	movaps	112(%rsp), %xmm2
	movq	%rsp, %rax
.Ltmp27:
	.loc	1 3 18 prologue_end
	movq	%rdi, (%rax)
	movq	%rsi, 8(%rax)
	movq	%rdx, 16(%rax)
	movq	%rcx, 24(%rax)
	movq	%r8, 32(%rax)
	movq	%r9, 40(%rax)
	movups	%xmm2, 48(%rax)
	movups	%xmm1, 64(%rax)
	movups	%xmm0, 80(%rax)
	movq	%r10, 96(%rax)
	movq	%rax, %rdi
	callq	kina.run
	.loc	1 3 18 epilogue_begin is_stmt 0
	addq	$104, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp28:
.Lfunc_end6:
	.size	kina_adamw_step, .Lfunc_end6-kina_adamw_step
	.cfi_endproc

	.globl	kina_adamw_step_ws
	.type	kina_adamw_step_ws,@function
kina_adamw_step_ws:
.Lfunc_begin7:
	.loc	1 3 0 is_stmt 1
	.cfi_startproc
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, %rax
	movaps	160(%rsp), %xmm0
	movaps	144(%rsp), %xmm1
	movaps	128(%rsp), %xmm2
	movaps	112(%rsp), %xmm3
	movq	%rsp, %rdi
.Ltmp29:
	.loc	1 3 18 prologue_end
	movq	%rsi, (%rdi)
	movq	%rdx, 8(%rdi)
	movq	%rcx, 16(%rdi)
	movq	%r8, 24(%rdi)
	movq	%r9, 32(%rdi)
	movups	%xmm3, 40(%rdi)
	movups	%xmm2, 56(%rdi)
	movups	%xmm1, 72(%rdi)
	movups	%xmm0, 88(%rdi)
	movq	%rax, %rsi
	callq	kina.run_in_workspace
	.loc	1 3 18 epilogue_begin is_stmt 0
	addq	$104, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp30:
.Lfunc_end7:
	.size	kina_adamw_step_ws, .Lfunc_end7-kina_adamw_step_ws
	.cfi_endproc

	.globl	kina_adamw_step_packed
	.type	kina_adamw_step_packed,@function
kina_adamw_step_packed:
.Lfunc_begin8:
	.cfi_startproc
	.loc	1 3 18 prologue_end is_stmt 1
	jmp	kina.run
.Ltmp31:
.Lfunc_end8:
	.size	kina_adamw_step_packed, .Lfunc_end8-kina_adamw_step_packed
	.cfi_endproc

	.globl	kina_adamw_step_workspace_bytes
	.type	kina_adamw_step_workspace_bytes,@function
kina_adamw_step_workspace_bytes:
.Lfunc_begin9:
	.cfi_startproc
	.loc	1 3 18 prologue_end
	movl	$320, %eax
	retq
.Ltmp32:
.Lfunc_end9:
	.size	kina_adamw_step_workspace_bytes, .Lfunc_end9-kina_adamw_step_workspace_bytes
	.cfi_endproc

	.globl	kina_manifest
	.type	kina_manifest,@function
kina_manifest:
.Lfunc_begin10:
	.cfi_startproc
	.loc	1 1 1 prologue_end
	leaq	kina.manifest_text(%rip), %rax
	retq
.Ltmp33:
.Lfunc_end10:
	.size	kina_manifest, .Lfunc_end10-kina_manifest
	.cfi_endproc

	.type	kina.leave_float_environment,@function
kina.leave_float_environment:
.Lfunc_begin11:
	.cfi_startproc
	movl	%edi, %eax
	andl	$65472, %eax
	cmpl	$8064, %eax
	je	.LBB11_2
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rsp, %rax
	leaq	-16(%rax), %rsp
	movl	%edi, -16(%rax)
	ldmxcsr	-16(%rax)
	movq	%rbp, %rsp
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	.cfi_restore %rbp
.LBB11_2:
	retq
.Lfunc_end11:
	.size	kina.leave_float_environment, .Lfunc_end11-kina.leave_float_environment
	.cfi_endproc

	.type	adamw_step.extents,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
adamw_step.extents:
	.quad	128
	.quad	4
	.quad	128
	.quad	4
	.quad	128
	.quad	4
	.quad	128
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	4
	.quad	128
	.quad	4
	.quad	128
	.quad	4
	.quad	128
	.quad	4
	.size	adamw_step.extents, 208

	.type	adamw_step.partners,@object
	.p2align	4, 0x0
adamw_step.partners:
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	-1
	.quad	0
	.quad	2
	.quad	3
	.size	adamw_step.partners, 104

	.type	kina.manifest_text,@object
	.p2align	4, 0x0
kina.manifest_text:
	.asciz	"{\n  \"compiler\": {\n    \"name\": \"kinac\",\n    \"version\": \"0.1.0\"\n  },\n  \"numerics\": 1,\n  \"target\": {\n    \"triple\": \"x86_64-unknown-linux-gnu\",\n    \"cpu\": \"x86-64-v3\"\n  },\n  \"functions\": [\n    {\n      \"name\": \"adamw_step\",\n      \"symbol\": \"kina_adamw_step\",\n      \"doc\": \"One AdamW update whose bias correction computes `beta ** t` itself: the\\nhost passes the step number `t`, 1 for the first step.\",\n      \"workspace_bytes\": 320,\n      \"inplace\": [\n        [\"w_next\", \"w\"],\n        [\"m_next\", \"m\"],\n        [\"v_next\", \"v\"]\n      ],\n      \"inputs\": [\n        {\"path\": \"w\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"g\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"m\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"v\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"lr\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"beta1\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"beta2\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"eps\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"wd\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"t\", \"dtype\": \"F32\", \"shape\": [1, 1]}\n      ],\n      \"outputs\": [\n        {\"path\": \"w_next\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"m_next\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"v_next\", \"dtype\": \"F32\", \"shape\": [4, 8]}\n      ]\n    }\n  ]\n}\n"
	.size	kina.manifest_text, 1350

	.section	.debug_abbrev,"",@progbits
	.byte	1
	.byte	17
	.byte	1
	.byte	37
	.byte	14
	.byte	19
	.byte	5
	.byte	3
	.byte	14
	.byte	16
	.byte	23
	.byte	27
	.byte	14
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	0
	.byte	0
	.byte	2
	.byte	46
	.byte	0
	.byte	3
	.byte	14
	.byte	32
	.byte	11
	.byte	0
	.byte	0
	.byte	3
	.byte	46
	.byte	1
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	3
	.byte	14
	.byte	0
	.byte	0
	.byte	4
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	85
	.byte	23
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	5
	.byte	29
	.byte	0
	.byte	49
	.byte	19
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	6
	.byte	29
	.byte	1
	.byte	49
	.byte	19
	.byte	17
	.byte	1
	.byte	18
	.byte	6
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0
.Ldebug_info_start0:
	.short	4
	.long	.debug_abbrev
	.byte	8
	.byte	1
	.long	.Linfo_string0
	.short	2
	.long	.Linfo_string1
	.long	.Lline_table_start0
	.long	.Linfo_string2
	.quad	.Lfunc_begin0
	.long	.Lfunc_end10-.Lfunc_begin0
	.byte	2
	.long	.Linfo_string3
	.byte	1
	.byte	2
	.long	.Linfo_string4
	.byte	1
	.byte	2
	.long	.Linfo_string5
	.byte	1
	.byte	2
	.long	.Linfo_string6
	.byte	1
	.byte	2
	.long	.Linfo_string7
	.byte	1
	.byte	2
	.long	.Linfo_string8
	.byte	1
	.byte	3
	.quad	.Lfunc_begin1
	.long	.Lfunc_end1-.Lfunc_begin1
	.long	.Linfo_string9
	.byte	4
	.long	48
	.long	.Ldebug_ranges0
	.byte	2
	.byte	135
	.byte	12
	.byte	5
	.long	42
	.quad	.Ltmp3
	.long	.Ltmp4-.Ltmp3
	.byte	2
	.byte	49
	.byte	12
	.byte	5
	.long	54
	.quad	.Ltmp4
	.long	.Ltmp5-.Ltmp4
	.byte	2
	.byte	50
	.byte	12
	.byte	5
	.long	42
	.quad	.Ltmp6
	.long	.Ltmp7-.Ltmp6
	.byte	2
	.byte	58
	.byte	12
	.byte	0
	.byte	6
	.long	60
	.quad	.Ltmp11
	.long	.Ltmp16-.Ltmp11
	.byte	2
	.byte	139
	.byte	22
	.byte	5
	.long	42
	.quad	.Ltmp12
	.long	.Ltmp13-.Ltmp12
	.byte	2
	.byte	85
	.byte	12
	.byte	5
	.long	66
	.quad	.Ltmp14
	.long	.Ltmp15-.Ltmp14
	.byte	2
	.byte	87
	.byte	11
	.byte	0
	.byte	5
	.long	72
	.quad	.Ltmp17
	.long	.Ltmp18-.Ltmp17
	.byte	2
	.byte	142
	.byte	10
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"MLIR"
.Linfo_string1:
	.asciz	"adamw_step_in_graph.kina"
.Linfo_string2:
	.asciz	"examples"
.Linfo_string3:
	.asciz	"kina.address"
.Linfo_string4:
	.asciz	"kina.output_overlaps"
.Linfo_string5:
	.asciz	"kina.size"
.Linfo_string6:
	.asciz	"kina.workspace_overlaps"
.Linfo_string7:
	.asciz	"kina.ranges_meet"
.Linfo_string8:
	.asciz	"kina.misaligned"
.Linfo_string9:
	.asciz	"kina.check_call"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
