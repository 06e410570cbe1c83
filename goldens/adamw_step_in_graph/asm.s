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
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movq	16(%rsp), %rax
	movq	40(%rsp), %r10
.Ltmp0:
	.loc	1 0 0 is_stmt 0
	vmovss	(%r9), %xmm0
	vmovss	(%r10), %xmm2
	vmovss	(%rax), %xmm1
	vmovss	%xmm2, -4(%rsp)
	.loc	1 19 26 prologue_end is_stmt 1
	vcvtss2sd	%xmm2, %xmm2, %xmm2
	.loc	1 20 26
	vmovddup	%xmm2, %xmm2
	.loc	1 19 26
	vandps	.LCPI0_0(%rip), %xmm2, %xmm4
	vmovsd	.LCPI0_1(%rip), %xmm5
	vaddsd	%xmm5, %xmm4, %xmm3
	vmovsd	.LCPI0_2(%rip), %xmm8
	vaddsd	%xmm3, %xmm8, %xmm3
	vcmpeqsd	%xmm4, %xmm3, %xmm3
	vcmplesd	%xmm4, %xmm5, %xmm6
	vorpd	%xmm3, %xmm6, %xmm3
	vmulsd	.LCPI0_3(%rip), %xmm4, %xmm6
	.loc	1 20 26
	vinsertps	$16, %xmm0, %xmm1, %xmm7
	vbroadcastss	.LCPI0_4(%rip), %xmm4
	vandps	%xmm4, %xmm7, %xmm4
	vcvtps2pd	%xmm4, %xmm9
	vpaddq	.LCPI0_5(%rip), %xmm9, %xmm9
	vpand	.LCPI0_6(%rip), %xmm9, %xmm10
	.loc	1 19 26
	vaddsd	%xmm5, %xmm6, %xmm11
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
	vblendvpd	%xmm7, .LCPI0_19(%rip), %xmm12, %xmm9
	.loc	1 19 26
	vcmpnlesd	%xmm6, %xmm5, %xmm7
	vshufps	$245, %xmm4, %xmm4, %xmm6
	.loc	1 20 26
	vpbroadcastd	.LCPI0_20(%rip), %xmm5
	vpcmpeqd	%xmm5, %xmm4, %xmm5
	vpmovsxdq	%xmm5, %xmm5
	vblendvpd	%xmm5, .LCPI0_21(%rip), %xmm9, %xmm5
	vmulpd	%xmm2, %xmm5, %xmm2
	vminpd	.LCPI0_22(%rip), %xmm2, %xmm5
	vmovddup	.LCPI0_24(%rip), %xmm2
	vcmpltpd	%xmm5, %xmm2, %xmm2
	vmovmskpd	%xmm2, %r10d
	vmovsd	.LCPI0_24(%rip), %xmm2
	.loc	1 19 26
	testb	$2, %r10b
	je	.LBB0_2
	vshufpd	$1, %xmm5, %xmm5, %xmm2
.LBB0_2:
	.loc	1 0 26 is_stmt 0
	vmovd	%xmm3, %eax
	vandpd	%xmm7, %xmm8, %xmm11
	.loc	1 19 26
	vaddsd	.LCPI0_25(%rip), %xmm2, %xmm7
	vmovq	%xmm7, %r11
	shlq	$52, %r11
	movabsq	$4607182418800017408, %r9
	addq	%r9, %r11
	vucomiss	.LCPI0_26(%rip), %xmm6
	vaddsd	.LCPI0_27(%rip), %xmm7, %xmm6
	vsubsd	%xmm6, %xmm2, %xmm6
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
	vmovss	-4(%rsp), %xmm8
	jb	.LBB0_35
	.loc	1 0 26 is_stmt 0
	vmovaps	%xmm7, %xmm5
.LBB0_35:
	vxorps	%xmm2, %xmm2, %xmm2
	.loc	1 19 26 is_stmt 1
	vucomiss	%xmm8, %xmm2
	vcmpunordss	%xmm0, %xmm8, %xmm2
	vblendvps	%xmm2, %xmm4, %xmm6, %xmm2
	jne	.LBB0_38
	jp	.LBB0_38
	.loc	1 0 26 is_stmt 0
	vxorps	%xmm2, %xmm2, %xmm2
.LBB0_38:
	movq	24(%rsp), %r10
	movq	72(%rsp), %r11
	movq	32(%rsp), %rbx
	vmovss	(%r8), %xmm6
	.loc	1 19 26 is_stmt 1
	vcmpeqss	%xmm0, %xmm9, %xmm3
	vandnps	%xmm2, %xmm3, %xmm7
	.loc	1 20 26
	vcmpunordss	%xmm1, %xmm8, %xmm2
	vblendvps	%xmm2, %xmm4, %xmm5, %xmm3
	.loc	1 25 33
	vsubss	%xmm0, %xmm9, %xmm2
	.loc	1 26 33
	vsubss	%xmm1, %xmm9, %xmm4
	.loc	1 27 35
	vsqrtss	%xmm3, %xmm3, %xmm3
	.loc	1 20 26
	vcmpeqss	%xmm1, %xmm9, %xmm5
	vandnps	%xmm3, %xmm5, %xmm5
	jne	.LBB0_41
	jp	.LBB0_41
	.loc	1 0 26 is_stmt 0
	vxorps	%xmm5, %xmm5, %xmm5
.LBB0_41:
	movq	48(%rsp), %rax
	movq	56(%rsp), %r8
	movq	64(%rsp), %r9
	.loc	1 28 24 is_stmt 1
	vmulss	(%rbx), %xmm6, %xmm3
	.loc	1 28 19 is_stmt 0
	vsubss	%xmm3, %xmm9, %xmm3
	.loc	1 29 31 is_stmt 1
	vdivss	%xmm7, %xmm6, %xmm6
	.loc	1 0 0 is_stmt 0
	vmovss	%xmm2, (%r11)
	vmovss	%xmm4, 64(%r11)
	vmovss	%xmm5, 128(%r11)
	vmovss	%xmm3, 192(%r11)
	vmovss	%xmm6, 256(%r11)
	vmovss	(%r10), %xmm7
	xorl	%r10d, %r10d
	.p2align	4
.LBB0_42:
	.loc	1 25 22 is_stmt 1
	vmulss	(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, (%r8,%r10)
	vmovss	%xmm9, (%r9,%r10)
	vmovss	%xmm10, (%rax,%r10)
	.loc	1 25 22 is_stmt 1
	vmulss	4(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	4(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	4(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	4(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 4(%r8,%r10)
	vmovss	%xmm9, 4(%r9,%r10)
	vmovss	%xmm10, 4(%rax,%r10)
	.loc	1 25 22 is_stmt 1
	vmulss	8(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	8(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	8(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	8(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 8(%r8,%r10)
	vmovss	%xmm9, 8(%r9,%r10)
	vmovss	%xmm10, 8(%rax,%r10)
	.loc	1 25 22 is_stmt 1
	vmulss	12(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	12(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	12(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	12(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 12(%r8,%r10)
	vmovss	%xmm9, 12(%r9,%r10)
	vmovss	%xmm10, 12(%rax,%r10)
	.loc	1 25 22 is_stmt 1
	vmulss	16(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	16(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	16(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	16(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 16(%r8,%r10)
	vmovss	%xmm9, 16(%r9,%r10)
	vmovss	%xmm10, 16(%rax,%r10)
	.loc	1 25 22 is_stmt 1
	vmulss	20(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	20(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	20(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	20(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 20(%r8,%r10)
	vmovss	%xmm9, 20(%r9,%r10)
	vmovss	%xmm10, 20(%rax,%r10)
	.loc	1 25 22 is_stmt 1
	vmulss	24(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	24(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	24(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	24(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 24(%r8,%r10)
	vmovss	%xmm9, 24(%r9,%r10)
	vmovss	%xmm10, 24(%rax,%r10)
	.loc	1 25 22 is_stmt 1
	vmulss	28(%rdx,%r10), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	28(%rsi,%r10), %xmm9
	.loc	1 25 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 26 22 is_stmt 1
	vmulss	28(%rcx,%r10), %xmm1, %xmm11
	.loc	1 25 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 26 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 26 42 is_stmt 0
	vmulss	%xmm4, %xmm9, %xmm9
	.loc	1 26 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 27 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 27 29 is_stmt 0
	vdivss	%xmm5, %xmm10, %xmm10
	.loc	1 29 18 is_stmt 1
	vmulss	28(%rdi,%r10), %xmm3, %xmm11
	.loc	1 27 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 29 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 29 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 29 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 28(%r8,%r10)
	vmovss	%xmm9, 28(%r9,%r10)
	vmovss	%xmm10, 28(%rax,%r10)
	addq	$32, %r10
	cmpq	$128, %r10
	jne	.LBB0_42
	.loc	1 30 3 epilogue_begin is_stmt 1
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.LBB0_20:
	.cfi_def_cfa_offset 16
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

	.p2align	4
	.type	kina.check_call,@function
kina.check_call:
.Lfunc_begin1:
	.cfi_startproc
	.file	2 "kina-runtime.mlir"
	.loc	2 30 14 prologue_end
	movq	(%rdi), %r8
.Ltmp2:
	.loc	2 30 14 is_stmt 0
	movq	80(%rdi), %rcx
	leaq	128(%rcx), %r9
.Ltmp3:
	.loc	2 20 16 is_stmt 1
	leaq	128(%r8), %r11
	movl	$2, %eax
.Ltmp4:
	.loc	2 62 15
	cmpq	%r8, %rcx
	.loc	2 67 3
	je	.LBB1_4
	cmpq	%r8, %r9
	jbe	.LBB1_4
	cmpq	%rcx, %r11
	jbe	.LBB1_4
.Ltmp5:
	.loc	2 148 3
	retq
.LBB1_4:
.Ltmp6:
	.loc	2 0 3 is_stmt 0
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.loc	2 30 14 is_stmt 1
	movq	8(%rdi), %r10
.Ltmp7:
	.loc	2 20 16
	leaq	128(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp8:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp9:
	.loc	2 30 14
	movq	16(%rdi), %r10
.Ltmp10:
	.loc	2 20 16
	leaq	128(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp11:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp12:
	.loc	2 30 14
	movq	24(%rdi), %r10
.Ltmp13:
	.loc	2 20 16
	leaq	128(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp14:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp15:
	.loc	2 30 14
	movq	32(%rdi), %r10
.Ltmp16:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp17:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp18:
	.loc	2 30 14
	movq	40(%rdi), %r10
.Ltmp19:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp20:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp21:
	.loc	2 30 14
	movq	48(%rdi), %r10
.Ltmp22:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp23:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp24:
	.loc	2 30 14
	movq	56(%rdi), %r10
.Ltmp25:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp26:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp27:
	.loc	2 30 14
	movq	64(%rdi), %r10
.Ltmp28:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp29:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp30:
	.loc	2 30 14
	movq	72(%rdi), %r10
.Ltmp31:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp32:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_103
.Ltmp33:
	.loc	2 30 14
	movq	88(%rdi), %r10
	leaq	128(%r10), %rbx
.Ltmp34:
	.loc	2 21 20
	cmpq	%r10, %r11
	seta	%bpl
	.loc	2 22 17
	cmpq	%r8, %rbx
	seta	%r14b
.Ltmp35:
	.loc	2 67 3
	testb	%bpl, %r14b
	jne	.LBB1_103
.Ltmp36:
	.loc	2 30 14
	movq	8(%rdi), %r14
.Ltmp37:
	.loc	2 20 16
	leaq	128(%r14), %r15
	.loc	2 21 20
	cmpq	%r10, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r14, %rbx
	seta	%r14b
.Ltmp38:
	.loc	2 67 3
	testb	%bpl, %r14b
	jne	.LBB1_103
.Ltmp39:
	.loc	2 30 14
	movq	16(%rdi), %r14
.Ltmp40:
	.loc	2 62 15
	cmpq	%r14, %r10
	.loc	2 67 3
	je	.LBB1_18
	cmpq	%r14, %rbx
	jbe	.LBB1_18
	.loc	2 0 0 is_stmt 0
	subq	$-128, %r14
	.loc	2 67 3
	cmpq	%r10, %r14
	ja	.LBB1_103
.LBB1_18:
.Ltmp41:
	.loc	2 30 14 is_stmt 1
	movq	24(%rdi), %r14
.Ltmp42:
	.loc	2 20 16
	leaq	128(%r14), %r15
	.loc	2 21 20
	cmpq	%r10, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r14, %rbx
	seta	%r14b
.Ltmp43:
	.loc	2 67 3
	testb	%bpl, %r14b
	jne	.LBB1_103
.Ltmp44:
	.loc	2 30 14
	movq	32(%rdi), %rax
.Ltmp45:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp46:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_20
.Ltmp47:
	.loc	2 30 14
	movq	40(%rdi), %rax
.Ltmp48:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp49:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_20
.Ltmp50:
	.loc	2 30 14
	movq	48(%rdi), %rax
.Ltmp51:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp52:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_20
.Ltmp53:
	.loc	2 30 14
	movq	56(%rdi), %rax
.Ltmp54:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp55:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_20
.Ltmp56:
	.loc	2 30 14
	movq	64(%rdi), %rax
.Ltmp57:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp58:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_20
.Ltmp59:
	.loc	2 30 14
	movq	72(%rdi), %rax
.Ltmp60:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp61:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_20
.Ltmp62:
	.loc	2 21 20
	cmpq	%r10, %r9
	seta	%al
	.loc	2 22 17
	cmpq	%rcx, %rbx
	seta	%bpl
.Ltmp63:
	.loc	2 67 3
	testb	%al, %bpl
	jne	.LBB1_20
.Ltmp64:
	.loc	2 30 14
	movq	96(%rdi), %r14
	leaq	128(%r14), %rax
.Ltmp65:
	.loc	2 21 20
	cmpq	%r14, %r11
	seta	%bpl
	.loc	2 22 17
	cmpq	%r8, %rax
	seta	%r15b
.Ltmp66:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp67:
	.loc	2 30 14
	movq	8(%rdi), %r15
.Ltmp68:
	.loc	2 20 16
	leaq	128(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp69:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp70:
	.loc	2 30 14
	movq	16(%rdi), %r15
.Ltmp71:
	.loc	2 20 16
	leaq	128(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp72:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp73:
	.loc	2 30 14
	movq	24(%rdi), %r15
.Ltmp74:
	.loc	2 62 15
	cmpq	%r15, %r14
	.loc	2 67 3
	je	.LBB1_43
	cmpq	%r15, %rax
	jbe	.LBB1_43
	.loc	2 0 0 is_stmt 0
	subq	$-128, %r15
	.loc	2 67 3
	cmpq	%r14, %r15
	ja	.LBB1_20
.LBB1_43:
.Ltmp75:
	.loc	2 30 14 is_stmt 1
	movq	32(%rdi), %r15
.Ltmp76:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp77:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp78:
	.loc	2 30 14
	movq	40(%rdi), %r15
.Ltmp79:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp80:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp81:
	.loc	2 30 14
	movq	48(%rdi), %r15
.Ltmp82:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp83:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp84:
	.loc	2 30 14
	movq	56(%rdi), %r15
.Ltmp85:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp86:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp87:
	.loc	2 30 14
	movq	64(%rdi), %r15
.Ltmp88:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp89:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp90:
	.loc	2 30 14
	movq	72(%rdi), %r15
.Ltmp91:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp92:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp93:
	.loc	2 21 20
	cmpq	%r14, %r9
	seta	%bpl
	.loc	2 22 17
	cmpq	%rcx, %rax
	seta	%r15b
.Ltmp94:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp95:
	.loc	2 21 20
	cmpq	%r14, %rbx
	seta	%bpl
	.loc	2 22 17
	cmpq	%r10, %rax
	seta	%r15b
.Ltmp96:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_20
.Ltmp97:
	.loc	2 79 12
	testq	%rdx, %rdx
	.loc	2 80 3
	je	.LBB1_62
	.loc	2 0 3 is_stmt 0
	addq	%rsi, %rdx
.Ltmp98:
	.loc	2 21 20 is_stmt 1
	cmpq	%rsi, %r11
	seta	%r11b
	.loc	2 22 17
	cmpq	%r8, %rdx
	seta	%bpl
.Ltmp99:
	.loc	2 89 3
	testb	%r11b, %bpl
	jne	.LBB1_20
.Ltmp100:
	.loc	2 30 14
	movq	8(%rdi), %r11
.Ltmp101:
	.loc	2 20 16
	leaq	128(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp102:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp103:
	.loc	2 30 14
	movq	16(%rdi), %r11
.Ltmp104:
	.loc	2 20 16
	leaq	128(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp105:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp106:
	.loc	2 30 14
	movq	24(%rdi), %r11
.Ltmp107:
	.loc	2 20 16
	leaq	128(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp108:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp109:
	.loc	2 30 14
	movq	32(%rdi), %r11
.Ltmp110:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp111:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp112:
	.loc	2 30 14
	movq	40(%rdi), %r11
.Ltmp113:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp114:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp115:
	.loc	2 30 14
	movq	48(%rdi), %r11
.Ltmp116:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp117:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp118:
	.loc	2 30 14
	movq	56(%rdi), %r11
.Ltmp119:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp120:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp121:
	.loc	2 30 14
	movq	64(%rdi), %r11
.Ltmp122:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp123:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp124:
	.loc	2 30 14
	movq	72(%rdi), %r11
.Ltmp125:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp126:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_20
.Ltmp127:
	.loc	2 21 20
	cmpq	%rsi, %r9
	seta	%r9b
	.loc	2 22 17
	cmpq	%rcx, %rdx
	seta	%r11b
.Ltmp128:
	.loc	2 89 3
	testb	%r9b, %r11b
	jne	.LBB1_20
.Ltmp129:
	.loc	2 21 20
	cmpq	%rsi, %rbx
	seta	%r9b
	.loc	2 22 17
	cmpq	%r10, %rdx
	seta	%r11b
.Ltmp130:
	.loc	2 89 3
	testb	%r9b, %r11b
	je	.LBB1_101
.Ltmp131:
.LBB1_20:
	.loc	2 0 3 is_stmt 0
	movl	$2, %eax
.LBB1_103:
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
	.cfi_restore %r12
	.cfi_restore %r14
	.cfi_restore %r15
	.cfi_restore %rbp
	.loc	2 148 3 is_stmt 1
	retq
.LBB1_62:
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -48
	.cfi_offset %rbp, -16
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.loc	2 0 3 is_stmt 0
	movl	$3, %eax
.Ltmp132:
	.loc	2 116 18 is_stmt 1
	testb	$3, %r8b
	.loc	2 118 3
	jne	.LBB1_103
.LBB1_63:
	.loc	2 116 18
	testb	$3, 8(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	.loc	2 116 18
	testb	$3, 16(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	.loc	2 116 18
	testb	$3, 24(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	.loc	2 116 18
	testb	$3, 32(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	.loc	2 116 18
	testb	$3, 40(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	.loc	2 116 18
	testb	$3, 48(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	.loc	2 116 18
	testb	$3, 56(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	.loc	2 116 18
	testb	$3, 64(%rdi)
	.loc	2 118 3
	jne	.LBB1_103
	orl	72(%rdi), %ecx
	orl	%r10d, %r14d
	orl	%ecx, %r14d
	testb	$3, %r14b
	jne	.LBB1_103
.Ltmp133:
	.loc	2 145 16
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	testl	%eax, %eax
	je	.LBB1_104
	xorl	%ecx, %ecx
	movl	$1, %eax
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testl	$1020801537, %ecx
	jne	.LBB1_104
	movl	$-2147483648, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$-2147483647, %eax
	jb	.LBB1_104
	movl	$-2147483647, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testb	$33, %cl
	jne	.LBB1_104
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$7, %eax
	jb	.LBB1_104
	xorl	%ecx, %ecx
	movl	$7, %eax
	#APP
	cpuid
	#NO_APP
	notl	%ebx
	testl	$296, %ebx
	movl	$4, %eax
	jne	.LBB1_103
	xorl	%ecx, %ecx
	#APP
	xgetbv
	#NO_APP
	movl	%eax, %ecx
	notl	%ecx
	xorl	%eax, %eax
	testb	$6, %cl
	setne	%al
	.loc	2 146 3
	shll	$2, %eax
	jmp	.LBB1_103
.LBB1_101:
.Ltmp134:
	.loc	2 21 20
	cmpq	%rsi, %rax
	seta	%al
	.loc	2 22 17
	cmpq	%r14, %rdx
	seta	%dl
.Ltmp135:
	.loc	2 140 3
	testb	%al, %dl
	movl	$2, %eax
	jne	.LBB1_103
.Ltmp136:
	.loc	2 102 15
	andl	$63, %esi
	andl	$3, %r8d
	movl	$3, %eax
	.loc	2 106 3
	orq	%rsi, %r8
	jne	.LBB1_103
	jmp	.LBB1_63
.Ltmp137:
.LBB1_104:
	.loc	2 0 3 is_stmt 0
	movl	$4, %eax
	.loc	2 145 16 is_stmt 1
	jmp	.LBB1_103
.Ltmp138:
.Lfunc_end1:
	.size	kina.check_call, .Lfunc_end1-kina.check_call
	.cfi_endproc

	.p2align	4
	.type	kina.run_in_workspace,@function
kina.run_in_workspace:
.Lfunc_begin2:
	.loc	2 160 0
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	subq	$72, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r15
.Ltmp139:
	.loc	2 162 13 prologue_end
	movl	$320, %edx
	callq	kina.check_call
	.loc	2 163 14
	testl	%eax, %eax
	.loc	2 164 3
	jne	.LBB2_4
	.loc	2 0 3 is_stmt 0
	movl	%eax, %ebp
.Ltmp140:
	.loc	2 153 18 is_stmt 1
	stmxcsr	68(%rsp)
	movl	68(%rsp), %r14d
	movl	%r14d, %eax
	andl	$65472, %eax
	cmpl	$8064, %eax
	je	.LBB2_3
	movl	$8064, 68(%rsp)
	ldmxcsr	68(%rsp)
.LBB2_3:
.Ltmp141:
	.loc	1 3 18
	movq	(%r15), %rdi
	movq	8(%r15), %rsi
	movq	16(%r15), %rdx
	movq	24(%r15), %rcx
	movq	32(%r15), %r8
	movq	40(%r15), %r9
	movups	48(%r15), %xmm0
	movups	64(%r15), %xmm1
	movups	80(%r15), %xmm2
	movq	96(%r15), %rax
	movq	%rbx, 56(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, (%rsp)
	callq	adamw_step.impl
.Ltmp142:
	.loc	2 155 3
	movq	%r14, %rdi
	callq	kina.leave_float_environment
	movl	%ebp, %eax
.Ltmp143:
.LBB2_4:
	.loc	2 169 3 epilogue_begin
	addq	$72, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Ltmp144:
.Lfunc_end2:
	.size	kina.run_in_workspace, .Lfunc_end2-kina.run_in_workspace
	.cfi_endproc

	.p2align	4
	.type	kina.run,@function
kina.run:
.Lfunc_begin3:
	.loc	2 173 0
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$80, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdi, %r14
.Ltmp145:
	.loc	2 179 13 prologue_end
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	kina.check_call
	.loc	2 180 14
	testl	%eax, %eax
	.loc	2 181 3
	jne	.LBB3_6
	.loc	2 190 13
	movl	$383, %edi
	callq	malloc@PLT
	.loc	2 191 13
	testq	%rax, %rax
	.loc	2 192 3
	je	.LBB3_2
	.loc	2 0 0 is_stmt 0
	movq	%rax, %rbx
	.loc	2 195 15 is_stmt 1
	negl	%eax
	.loc	2 196 12
	andl	$63, %eax
	.loc	2 197 16
	addq	%rbx, %rax
.Ltmp146:
	.loc	2 153 18
	stmxcsr	76(%rsp)
	movl	76(%rsp), %r15d
	movl	%r15d, %ecx
	andl	$65472, %ecx
	cmpl	$8064, %ecx
	je	.LBB3_5
	movl	$8064, 76(%rsp)
	ldmxcsr	76(%rsp)
.LBB3_5:
.Ltmp147:
	.loc	1 3 18
	movq	(%r14), %rdi
	movq	8(%r14), %rsi
	movq	16(%r14), %rdx
	movq	24(%r14), %rcx
	movq	32(%r14), %r8
	movq	40(%r14), %r9
	movups	48(%r14), %xmm0
	movups	64(%r14), %xmm1
	movups	80(%r14), %xmm2
	movq	96(%r14), %r10
	movq	%rax, 56(%rsp)
	movq	%r10, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, (%rsp)
	callq	adamw_step.impl
.Ltmp148:
	.loc	2 155 3
	movq	%r15, %rdi
	callq	kina.leave_float_environment
.Ltmp149:
	.loc	2 199 3
	movq	%rbx, %rdi
	callq	free@PLT
	xorl	%eax, %eax
	jmp	.LBB3_6
.LBB3_2:
	.loc	2 0 3 is_stmt 0
	movl	$1, %eax
.LBB3_6:
	.loc	2 202 3 epilogue_begin is_stmt 1
	addq	$80, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Ltmp150:
.Lfunc_end3:
	.size	kina.run, .Lfunc_end3-kina.run
	.cfi_endproc

	.globl	kina_adamw_step
	.p2align	4
	.type	kina_adamw_step,@function
kina_adamw_step:
.Lfunc_begin4:
	.loc	1 3 0
	.cfi_startproc
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	160(%rsp), %rax
	movaps	144(%rsp), %xmm0
	movaps	128(%rsp), %xmm1
	movaps	112(%rsp), %xmm2
.Ltmp151:
	.loc	1 3 18 prologue_end
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movups	%xmm2, 48(%rsp)
	movups	%xmm1, 64(%rsp)
	movups	%xmm0, 80(%rsp)
	movq	%rax, 96(%rsp)
	movq	%rsp, %rdi
	callq	kina.run
	.loc	1 3 18 epilogue_begin is_stmt 0
	addq	$104, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp152:
.Lfunc_end4:
	.size	kina_adamw_step, .Lfunc_end4-kina_adamw_step
	.cfi_endproc

	.globl	kina_adamw_step_ws
	.p2align	4
	.type	kina_adamw_step_ws,@function
kina_adamw_step_ws:
.Lfunc_begin5:
	.loc	1 3 0 is_stmt 1
	.cfi_startproc
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, %rax
	movaps	160(%rsp), %xmm0
	movaps	144(%rsp), %xmm1
	movaps	128(%rsp), %xmm2
	movaps	112(%rsp), %xmm3
.Ltmp153:
	.loc	1 3 18 prologue_end
	movq	%rsi, (%rsp)
	movq	%rdx, 8(%rsp)
	movq	%rcx, 16(%rsp)
	movq	%r8, 24(%rsp)
	movq	%r9, 32(%rsp)
	movups	%xmm3, 40(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movq	%rsp, %rdi
	movq	%rax, %rsi
	callq	kina.run_in_workspace
	.loc	1 3 18 epilogue_begin is_stmt 0
	addq	$104, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp154:
.Lfunc_end5:
	.size	kina_adamw_step_ws, .Lfunc_end5-kina_adamw_step_ws
	.cfi_endproc

	.globl	kina_adamw_step_packed
	.p2align	4
	.type	kina_adamw_step_packed,@function
kina_adamw_step_packed:
.Lfunc_begin6:
	.cfi_startproc
	.loc	1 3 18 prologue_end is_stmt 1
	jmp	kina.run
.Ltmp155:
.Lfunc_end6:
	.size	kina_adamw_step_packed, .Lfunc_end6-kina_adamw_step_packed
	.cfi_endproc

	.globl	kina_adamw_step_workspace_bytes
	.p2align	4
	.type	kina_adamw_step_workspace_bytes,@function
kina_adamw_step_workspace_bytes:
.Lfunc_begin7:
	.cfi_startproc
	.loc	1 3 18 prologue_end
	movl	$320, %eax
	retq
.Ltmp156:
.Lfunc_end7:
	.size	kina_adamw_step_workspace_bytes, .Lfunc_end7-kina_adamw_step_workspace_bytes
	.cfi_endproc

	.globl	kina_manifest
	.p2align	4
	.type	kina_manifest,@function
kina_manifest:
.Lfunc_begin8:
	.cfi_startproc
	.loc	1 1 1 prologue_end
	leaq	kina.manifest_text(%rip), %rax
	retq
.Ltmp157:
.Lfunc_end8:
	.size	kina_manifest, .Lfunc_end8-kina_manifest
	.cfi_endproc

	.p2align	4
	.type	kina.leave_float_environment,@function
kina.leave_float_environment:
.Lfunc_begin9:
	.cfi_startproc
	movl	%edi, %eax
	andl	$65472, %eax
	cmpl	$8064, %eax
	je	.LBB9_2
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
.LBB9_2:
	retq
.Lfunc_end9:
	.size	kina.leave_float_environment, .Lfunc_end9-kina.leave_float_environment
	.cfi_endproc

	.type	kina.manifest_text,@object
	.section	.rodata,"a",@progbits
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
	.byte	7
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
	.long	.Lfunc_end8-.Lfunc_begin0
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
	.byte	3
	.quad	.Lfunc_begin1
	.long	.Lfunc_end1-.Lfunc_begin1
	.long	.Linfo_string10
	.byte	4
	.long	48
	.long	.Ldebug_ranges0
	.byte	2
	.byte	135
	.byte	12
	.byte	5
	.long	42
	.long	.Ldebug_ranges1
	.byte	2
	.byte	58
	.byte	12
	.byte	5
	.long	42
	.long	.Ldebug_ranges2
	.byte	2
	.byte	49
	.byte	12
	.byte	5
	.long	54
	.long	.Ldebug_ranges3
	.byte	2
	.byte	60
	.byte	11
	.byte	0
	.byte	4
	.long	60
	.long	.Ldebug_ranges4
	.byte	2
	.byte	139
	.byte	22
	.byte	5
	.long	54
	.long	.Ldebug_ranges5
	.byte	2
	.byte	87
	.byte	11
	.byte	5
	.long	42
	.long	.Ldebug_ranges6
	.byte	2
	.byte	85
	.byte	12
	.byte	0
	.byte	5
	.long	66
	.long	.Ldebug_ranges7
	.byte	2
	.byte	142
	.byte	10
	.byte	0
	.byte	2
	.long	.Linfo_string8
	.byte	1
	.byte	2
	.long	.Linfo_string9
	.byte	1
	.byte	3
	.quad	.Lfunc_begin2
	.long	.Lfunc_end2-.Lfunc_begin2
	.long	.Linfo_string11
	.byte	6
	.long	188
	.quad	.Ltmp140
	.long	.Ltmp143-.Ltmp140
	.byte	2
	.byte	166
	.byte	3
	.byte	7
	.long	194
	.quad	.Ltmp141
	.long	.Ltmp142-.Ltmp141
	.byte	2
	.byte	154
	.byte	3
	.byte	0
	.byte	0
	.byte	3
	.quad	.Lfunc_begin3
	.long	.Lfunc_end3-.Lfunc_begin3
	.long	.Linfo_string12
	.byte	6
	.long	188
	.quad	.Ltmp146
	.long	.Ltmp149-.Ltmp146
	.byte	2
	.byte	198
	.byte	3
	.byte	7
	.long	194
	.quad	.Ltmp147
	.long	.Ltmp148-.Ltmp147
	.byte	2
	.byte	154
	.byte	3
	.byte	0
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Lfunc_begin1-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp97-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Lfunc_begin1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp67-.Lfunc_begin0
	.quad	.Ltmp68-.Lfunc_begin0
	.quad	.Ltmp70-.Lfunc_begin0
	.quad	.Ltmp71-.Lfunc_begin0
	.quad	.Ltmp73-.Lfunc_begin0
	.quad	.Ltmp74-.Lfunc_begin0
	.quad	.Ltmp75-.Lfunc_begin0
	.quad	.Ltmp76-.Lfunc_begin0
	.quad	.Ltmp78-.Lfunc_begin0
	.quad	.Ltmp79-.Lfunc_begin0
	.quad	.Ltmp81-.Lfunc_begin0
	.quad	.Ltmp82-.Lfunc_begin0
	.quad	.Ltmp84-.Lfunc_begin0
	.quad	.Ltmp85-.Lfunc_begin0
	.quad	.Ltmp87-.Lfunc_begin0
	.quad	.Ltmp88-.Lfunc_begin0
	.quad	.Ltmp90-.Lfunc_begin0
	.quad	.Ltmp91-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	.Ltmp66-.Lfunc_begin0
	.quad	.Ltmp68-.Lfunc_begin0
	.quad	.Ltmp69-.Lfunc_begin0
	.quad	.Ltmp71-.Lfunc_begin0
	.quad	.Ltmp72-.Lfunc_begin0
	.quad	.Ltmp76-.Lfunc_begin0
	.quad	.Ltmp77-.Lfunc_begin0
	.quad	.Ltmp79-.Lfunc_begin0
	.quad	.Ltmp80-.Lfunc_begin0
	.quad	.Ltmp82-.Lfunc_begin0
	.quad	.Ltmp83-.Lfunc_begin0
	.quad	.Ltmp85-.Lfunc_begin0
	.quad	.Ltmp86-.Lfunc_begin0
	.quad	.Ltmp88-.Lfunc_begin0
	.quad	.Ltmp89-.Lfunc_begin0
	.quad	.Ltmp91-.Lfunc_begin0
	.quad	.Ltmp92-.Lfunc_begin0
	.quad	.Ltmp93-.Lfunc_begin0
	.quad	.Ltmp94-.Lfunc_begin0
	.quad	.Ltmp95-.Lfunc_begin0
	.quad	.Ltmp96-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges4:
	.quad	.Ltmp97-.Lfunc_begin0
	.quad	.Ltmp131-.Lfunc_begin0
	.quad	.Ltmp134-.Lfunc_begin0
	.quad	.Ltmp135-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges5:
	.quad	.Ltmp98-.Lfunc_begin0
	.quad	.Ltmp99-.Lfunc_begin0
	.quad	.Ltmp101-.Lfunc_begin0
	.quad	.Ltmp102-.Lfunc_begin0
	.quad	.Ltmp104-.Lfunc_begin0
	.quad	.Ltmp105-.Lfunc_begin0
	.quad	.Ltmp107-.Lfunc_begin0
	.quad	.Ltmp108-.Lfunc_begin0
	.quad	.Ltmp110-.Lfunc_begin0
	.quad	.Ltmp111-.Lfunc_begin0
	.quad	.Ltmp113-.Lfunc_begin0
	.quad	.Ltmp114-.Lfunc_begin0
	.quad	.Ltmp116-.Lfunc_begin0
	.quad	.Ltmp117-.Lfunc_begin0
	.quad	.Ltmp119-.Lfunc_begin0
	.quad	.Ltmp120-.Lfunc_begin0
	.quad	.Ltmp122-.Lfunc_begin0
	.quad	.Ltmp123-.Lfunc_begin0
	.quad	.Ltmp125-.Lfunc_begin0
	.quad	.Ltmp126-.Lfunc_begin0
	.quad	.Ltmp127-.Lfunc_begin0
	.quad	.Ltmp128-.Lfunc_begin0
	.quad	.Ltmp129-.Lfunc_begin0
	.quad	.Ltmp130-.Lfunc_begin0
	.quad	.Ltmp134-.Lfunc_begin0
	.quad	.Ltmp135-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges6:
	.quad	.Ltmp100-.Lfunc_begin0
	.quad	.Ltmp101-.Lfunc_begin0
	.quad	.Ltmp103-.Lfunc_begin0
	.quad	.Ltmp104-.Lfunc_begin0
	.quad	.Ltmp106-.Lfunc_begin0
	.quad	.Ltmp107-.Lfunc_begin0
	.quad	.Ltmp109-.Lfunc_begin0
	.quad	.Ltmp110-.Lfunc_begin0
	.quad	.Ltmp112-.Lfunc_begin0
	.quad	.Ltmp113-.Lfunc_begin0
	.quad	.Ltmp115-.Lfunc_begin0
	.quad	.Ltmp116-.Lfunc_begin0
	.quad	.Ltmp118-.Lfunc_begin0
	.quad	.Ltmp119-.Lfunc_begin0
	.quad	.Ltmp121-.Lfunc_begin0
	.quad	.Ltmp122-.Lfunc_begin0
	.quad	.Ltmp124-.Lfunc_begin0
	.quad	.Ltmp125-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges7:
	.quad	.Ltmp132-.Lfunc_begin0
	.quad	.Ltmp133-.Lfunc_begin0
	.quad	.Ltmp136-.Lfunc_begin0
	.quad	.Ltmp137-.Lfunc_begin0
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
	.asciz	"kina.ranges_meet"
.Linfo_string6:
	.asciz	"kina.workspace_overlaps"
.Linfo_string7:
	.asciz	"kina.misaligned"
.Linfo_string8:
	.asciz	"kina.call_body"
.Linfo_string9:
	.asciz	"adamw_step.unpack"
.Linfo_string10:
	.asciz	"kina.check_call"
.Linfo_string11:
	.asciz	"kina.run_in_workspace"
.Linfo_string12:
	.asciz	"kina.run"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
