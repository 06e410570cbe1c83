	.file	"LLVMDialectModule"
	.text
	.p2align	4
	.type	adamw_step.impl,@function
adamw_step.impl:
.Lfunc_begin0:
	.file	1 "examples" "adamw_step.kina"
	.loc	1 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	movq	72(%rsp), %rax
	movq	48(%rsp), %r10
.Ltmp0:
	.loc	1 0 0 is_stmt 0
	vmovss	(%r10), %xmm5
	movq	64(%rsp), %r10
	vmovss	(%r9), %xmm0
	movq	8(%rsp), %r9
	vmovss	(%r9), %xmm1
	movq	80(%rsp), %r9
	vmovss	(%r8), %xmm6
	movq	32(%rsp), %r8
	.loc	1 31 17 prologue_end is_stmt 1
	vsubss	(%r8), %xmm5, %xmm7
	movq	40(%rsp), %r8
	.loc	1 32 17
	vsubss	(%r8), %xmm5, %xmm4
	movq	24(%rsp), %r8
	.loc	1 29 33
	vsubss	%xmm0, %xmm5, %xmm2
	.loc	1 30 33
	vsubss	%xmm1, %xmm5, %xmm3
	.loc	1 33 35
	vsqrtss	%xmm4, %xmm4, %xmm4
	.loc	1 34 24
	vmulss	(%r8), %xmm6, %xmm8
	.loc	1 34 19 is_stmt 0
	vsubss	%xmm8, %xmm5, %xmm5
	.loc	1 35 31 is_stmt 1
	vdivss	%xmm7, %xmm6, %xmm6
	.loc	1 0 0 is_stmt 0
	vmovss	%xmm2, (%r9)
	vmovss	%xmm3, 64(%r9)
	vmovss	%xmm4, 128(%r9)
	vmovss	%xmm5, 192(%r9)
	vmovss	%xmm6, 256(%r9)
	movq	56(%rsp), %r8
	movq	16(%rsp), %r9
	vmovss	(%r9), %xmm7
	xorl	%r9d, %r9d
	.p2align	4
.LBB0_1:
	.loc	1 29 22 is_stmt 1
	vmulss	(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, (%r10,%r9)
	vmovss	%xmm9, (%rax,%r9)
	vmovss	%xmm10, (%r8,%r9)
	.loc	1 29 22 is_stmt 1
	vmulss	4(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	4(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	4(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	4(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 4(%r10,%r9)
	vmovss	%xmm9, 4(%rax,%r9)
	vmovss	%xmm10, 4(%r8,%r9)
	.loc	1 29 22 is_stmt 1
	vmulss	8(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	8(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	8(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	8(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 8(%r10,%r9)
	vmovss	%xmm9, 8(%rax,%r9)
	vmovss	%xmm10, 8(%r8,%r9)
	.loc	1 29 22 is_stmt 1
	vmulss	12(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	12(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	12(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	12(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 12(%r10,%r9)
	vmovss	%xmm9, 12(%rax,%r9)
	vmovss	%xmm10, 12(%r8,%r9)
	.loc	1 29 22 is_stmt 1
	vmulss	16(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	16(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	16(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	16(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 16(%r10,%r9)
	vmovss	%xmm9, 16(%rax,%r9)
	vmovss	%xmm10, 16(%r8,%r9)
	.loc	1 29 22 is_stmt 1
	vmulss	20(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	20(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	20(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	20(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 20(%r10,%r9)
	vmovss	%xmm9, 20(%rax,%r9)
	vmovss	%xmm10, 20(%r8,%r9)
	.loc	1 29 22 is_stmt 1
	vmulss	24(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	24(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	24(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	24(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 24(%r10,%r9)
	vmovss	%xmm9, 24(%rax,%r9)
	vmovss	%xmm10, 24(%r8,%r9)
	.loc	1 29 22 is_stmt 1
	vmulss	28(%rdx,%r9), %xmm0, %xmm8
	.loc	1 0 0 is_stmt 0
	vmovss	28(%rsi,%r9), %xmm9
	.loc	1 29 42
	vmulss	%xmm2, %xmm9, %xmm10
	.loc	1 30 22 is_stmt 1
	vmulss	28(%rcx,%r9), %xmm1, %xmm11
	.loc	1 29 26
	vaddss	%xmm10, %xmm8, %xmm8
	.loc	1 30 47
	vmulss	%xmm9, %xmm9, %xmm9
	.loc	1 30 42 is_stmt 0
	vmulss	%xmm3, %xmm9, %xmm9
	.loc	1 30 26
	vaddss	%xmm9, %xmm11, %xmm9
	.loc	1 33 22 is_stmt 1
	vsqrtss	%xmm9, %xmm9, %xmm10
	.loc	1 33 29 is_stmt 0
	vdivss	%xmm4, %xmm10, %xmm10
	.loc	1 35 18 is_stmt 1
	vmulss	28(%rdi,%r9), %xmm5, %xmm11
	.loc	1 33 42
	vaddss	%xmm7, %xmm10, %xmm10
	.loc	1 35 37
	vmulss	%xmm6, %xmm8, %xmm12
	.loc	1 35 46 is_stmt 0
	vdivss	%xmm10, %xmm12, %xmm10
	.loc	1 35 26
	vsubss	%xmm10, %xmm11, %xmm10
	.loc	1 0 0
	vmovss	%xmm8, 28(%r10,%r9)
	vmovss	%xmm9, 28(%rax,%r9)
	vmovss	%xmm10, 28(%r8,%r9)
	addq	$32, %r9
	cmpq	$128, %r9
	jne	.LBB0_1
	.loc	1 36 3 is_stmt 1
	retq
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
	movq	96(%rdi), %rcx
	leaq	128(%rcx), %r9
.Ltmp3:
	.loc	2 20 16 is_stmt 1
	leaq	128(%r8), %r11
	movl	$2, %eax
.Ltmp4:
	.loc	2 62 15
	cmpq	%r8, %rcx
	.loc	2 67 3
	je	.LBB1_3
	cmpq	%r8, %r9
	jbe	.LBB1_3
	cmpq	%rcx, %r11
	jbe	.LBB1_3
.Ltmp5:
	.loc	2 148 3
	retq
.LBB1_3:
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
	jne	.LBB1_83
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
	jne	.LBB1_83
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
	jne	.LBB1_83
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
	jne	.LBB1_83
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
	jne	.LBB1_83
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
	jne	.LBB1_83
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
	jne	.LBB1_83
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
	jne	.LBB1_83
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
	jne	.LBB1_83
.Ltmp33:
	.loc	2 30 14
	movq	80(%rdi), %r10
.Ltmp34:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp35:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_83
.Ltmp36:
	.loc	2 30 14
	movq	88(%rdi), %r10
.Ltmp37:
	.loc	2 20 16
	leaq	4(%r10), %rbx
	.loc	2 21 20
	cmpq	%rcx, %rbx
	seta	%bl
	.loc	2 22 17
	cmpq	%r10, %r9
	seta	%r10b
.Ltmp38:
	.loc	2 67 3
	testb	%bl, %r10b
	jne	.LBB1_83
.Ltmp39:
	.loc	2 30 14
	movq	104(%rdi), %r10
	leaq	128(%r10), %rbx
.Ltmp40:
	.loc	2 21 20
	cmpq	%r10, %r11
	seta	%bpl
	.loc	2 22 17
	cmpq	%r8, %rbx
	seta	%r14b
.Ltmp41:
	.loc	2 67 3
	testb	%bpl, %r14b
	jne	.LBB1_83
.Ltmp42:
	.loc	2 30 14
	movq	8(%rdi), %r14
.Ltmp43:
	.loc	2 20 16
	leaq	128(%r14), %r15
	.loc	2 21 20
	cmpq	%r10, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r14, %rbx
	seta	%r14b
.Ltmp44:
	.loc	2 67 3
	testb	%bpl, %r14b
	jne	.LBB1_83
.Ltmp45:
	.loc	2 30 14
	movq	16(%rdi), %rax
.Ltmp46:
	.loc	2 62 15
	cmpq	%rax, %r10
	.loc	2 67 3
	je	.LBB1_20
	cmpq	%rax, %rbx
	jbe	.LBB1_20
	.loc	2 0 0 is_stmt 0
	subq	$-128, %rax
	.loc	2 67 3
	cmpq	%r10, %rax
	ja	.LBB1_19
.LBB1_20:
.Ltmp47:
	.loc	2 30 14 is_stmt 1
	movq	24(%rdi), %rax
.Ltmp48:
	.loc	2 20 16
	leaq	128(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp49:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_19
.Ltmp50:
	.loc	2 30 14
	movq	32(%rdi), %rax
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
	jne	.LBB1_19
.Ltmp53:
	.loc	2 30 14
	movq	40(%rdi), %rax
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
	jne	.LBB1_19
.Ltmp56:
	.loc	2 30 14
	movq	48(%rdi), %rax
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
	jne	.LBB1_19
.Ltmp59:
	.loc	2 30 14
	movq	56(%rdi), %rax
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
	jne	.LBB1_19
.Ltmp62:
	.loc	2 30 14
	movq	64(%rdi), %rax
.Ltmp63:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp64:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_19
.Ltmp65:
	.loc	2 30 14
	movq	72(%rdi), %rax
.Ltmp66:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp67:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_19
.Ltmp68:
	.loc	2 30 14
	movq	80(%rdi), %rax
.Ltmp69:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp70:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_19
.Ltmp71:
	.loc	2 30 14
	movq	88(%rdi), %rax
.Ltmp72:
	.loc	2 20 16
	leaq	4(%rax), %r14
	.loc	2 21 20
	cmpq	%r10, %r14
	seta	%bpl
	.loc	2 22 17
	cmpq	%rax, %rbx
	seta	%al
.Ltmp73:
	.loc	2 67 3
	testb	%bpl, %al
	jne	.LBB1_19
.Ltmp74:
	.loc	2 21 20
	cmpq	%r10, %r9
	seta	%al
	.loc	2 22 17
	cmpq	%rcx, %rbx
	seta	%bpl
.Ltmp75:
	.loc	2 67 3
	testb	%al, %bpl
	jne	.LBB1_19
.Ltmp76:
	.loc	2 30 14
	movq	112(%rdi), %r14
	leaq	128(%r14), %rax
.Ltmp77:
	.loc	2 21 20
	cmpq	%r14, %r11
	seta	%bpl
	.loc	2 22 17
	cmpq	%r8, %rax
	seta	%r15b
.Ltmp78:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp79:
	.loc	2 30 14
	movq	8(%rdi), %r15
.Ltmp80:
	.loc	2 20 16
	leaq	128(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp81:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp82:
	.loc	2 30 14
	movq	16(%rdi), %r15
.Ltmp83:
	.loc	2 20 16
	leaq	128(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp84:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp85:
	.loc	2 30 14
	movq	24(%rdi), %r15
.Ltmp86:
	.loc	2 62 15
	cmpq	%r15, %r14
	.loc	2 67 3
	je	.LBB1_36
	cmpq	%r15, %rax
	jbe	.LBB1_36
	.loc	2 0 0 is_stmt 0
	subq	$-128, %r15
	.loc	2 67 3
	cmpq	%r14, %r15
	ja	.LBB1_19
.LBB1_36:
.Ltmp87:
	.loc	2 30 14 is_stmt 1
	movq	32(%rdi), %r15
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
	jne	.LBB1_19
.Ltmp90:
	.loc	2 30 14
	movq	40(%rdi), %r15
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
	jne	.LBB1_19
.Ltmp93:
	.loc	2 30 14
	movq	48(%rdi), %r15
.Ltmp94:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp95:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp96:
	.loc	2 30 14
	movq	56(%rdi), %r15
.Ltmp97:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp98:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp99:
	.loc	2 30 14
	movq	64(%rdi), %r15
.Ltmp100:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp101:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp102:
	.loc	2 30 14
	movq	72(%rdi), %r15
.Ltmp103:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp104:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp105:
	.loc	2 30 14
	movq	80(%rdi), %r15
.Ltmp106:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp107:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp108:
	.loc	2 30 14
	movq	88(%rdi), %r15
.Ltmp109:
	.loc	2 20 16
	leaq	4(%r15), %r12
	.loc	2 21 20
	cmpq	%r14, %r12
	seta	%bpl
	.loc	2 22 17
	cmpq	%r15, %rax
	seta	%r15b
.Ltmp110:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp111:
	.loc	2 21 20
	cmpq	%r14, %r9
	seta	%bpl
	.loc	2 22 17
	cmpq	%rcx, %rax
	seta	%r15b
.Ltmp112:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp113:
	.loc	2 21 20
	cmpq	%r14, %rbx
	seta	%bpl
	.loc	2 22 17
	cmpq	%r10, %rax
	seta	%r15b
.Ltmp114:
	.loc	2 67 3
	testb	%bpl, %r15b
	jne	.LBB1_19
.Ltmp115:
	.loc	2 79 12
	testq	%rdx, %rdx
	.loc	2 80 3
	je	.LBB1_63
	.loc	2 0 3 is_stmt 0
	addq	%rsi, %rdx
.Ltmp116:
	.loc	2 21 20 is_stmt 1
	cmpq	%rsi, %r11
	seta	%r11b
	.loc	2 22 17
	cmpq	%r8, %rdx
	seta	%bpl
.Ltmp117:
	.loc	2 89 3
	testb	%r11b, %bpl
	jne	.LBB1_19
.Ltmp118:
	.loc	2 30 14
	movq	8(%rdi), %r11
.Ltmp119:
	.loc	2 20 16
	leaq	128(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp120:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp121:
	.loc	2 30 14
	movq	16(%rdi), %r11
.Ltmp122:
	.loc	2 20 16
	leaq	128(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp123:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp124:
	.loc	2 30 14
	movq	24(%rdi), %r11
.Ltmp125:
	.loc	2 20 16
	leaq	128(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp126:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp127:
	.loc	2 30 14
	movq	32(%rdi), %r11
.Ltmp128:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp129:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp130:
	.loc	2 30 14
	movq	40(%rdi), %r11
.Ltmp131:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp132:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp133:
	.loc	2 30 14
	movq	48(%rdi), %r11
.Ltmp134:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp135:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp136:
	.loc	2 30 14
	movq	56(%rdi), %r11
.Ltmp137:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp138:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp139:
	.loc	2 30 14
	movq	64(%rdi), %r11
.Ltmp140:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp141:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp142:
	.loc	2 30 14
	movq	72(%rdi), %r11
.Ltmp143:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp144:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp145:
	.loc	2 30 14
	movq	80(%rdi), %r11
.Ltmp146:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp147:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp148:
	.loc	2 30 14
	movq	88(%rdi), %r11
.Ltmp149:
	.loc	2 20 16
	leaq	4(%r11), %r15
	.loc	2 21 20
	cmpq	%rsi, %r15
	seta	%bpl
	.loc	2 22 17
	cmpq	%r11, %rdx
	seta	%r11b
.Ltmp150:
	.loc	2 89 3
	testb	%bpl, %r11b
	jne	.LBB1_19
.Ltmp151:
	.loc	2 21 20
	cmpq	%rsi, %r9
	seta	%r9b
	.loc	2 22 17
	cmpq	%rcx, %rdx
	seta	%r11b
.Ltmp152:
	.loc	2 89 3
	testb	%r9b, %r11b
	jne	.LBB1_19
.Ltmp153:
	.loc	2 21 20
	cmpq	%rsi, %rbx
	seta	%r9b
	.loc	2 22 17
	cmpq	%r10, %rdx
	seta	%r11b
.Ltmp154:
	.loc	2 89 3
	testb	%r9b, %r11b
	je	.LBB1_61
.Ltmp155:
.LBB1_19:
	.loc	2 0 3 is_stmt 0
	movl	$2, %eax
.LBB1_83:
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
.LBB1_63:
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -48
	.cfi_offset %rbp, -16
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.loc	2 0 3 is_stmt 0
	movl	$3, %eax
.Ltmp156:
	.loc	2 116 18 is_stmt 1
	testb	$3, %r8b
	.loc	2 118 3
	jne	.LBB1_83
.LBB1_64:
	.loc	2 116 18
	testb	$3, 8(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 16(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 24(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 32(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 40(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 48(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 56(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 64(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 72(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	.loc	2 116 18
	testb	$3, 80(%rdi)
	.loc	2 118 3
	jne	.LBB1_83
	orl	88(%rdi), %ecx
	orl	%r10d, %r14d
	orl	%ecx, %r14d
	testb	$3, %r14b
	jne	.LBB1_83
.Ltmp157:
	.loc	2 145 16
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	testl	%eax, %eax
	je	.LBB1_82
	movl	$1, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testl	$1020801537, %ecx
	jne	.LBB1_82
	movl	$-2147483648, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$-2147483647, %eax
	jb	.LBB1_82
	movl	$-2147483647, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testb	$33, %cl
	jne	.LBB1_82
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$7, %eax
	jb	.LBB1_82
	movl	$7, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ebx
	testl	$296, %ebx
	movl	$4, %eax
	jne	.LBB1_83
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
	jmp	.LBB1_83
.LBB1_82:
	.loc	2 0 3 is_stmt 0
	movl	$4, %eax
	jmp	.LBB1_83
.LBB1_61:
.Ltmp158:
	.loc	2 21 20 is_stmt 1
	cmpq	%rsi, %rax
	seta	%al
	.loc	2 22 17
	cmpq	%r14, %rdx
	seta	%dl
.Ltmp159:
	.loc	2 140 3
	testb	%al, %dl
	movl	$2, %eax
	jne	.LBB1_83
.Ltmp160:
	.loc	2 102 15
	andl	$63, %esi
	andl	$3, %r8d
	movl	$3, %eax
	.loc	2 106 3
	orq	%rsi, %r8
	jne	.LBB1_83
	jmp	.LBB1_64
.Ltmp161:
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
	subq	$88, %rsp
	.cfi_def_cfa_offset 128
	.cfi_offset %rbx, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r15
.Ltmp162:
	.loc	2 162 13 prologue_end
	movl	$320, %edx
	callq	kina.check_call
	.loc	2 163 14
	testl	%eax, %eax
	.loc	2 164 3
	jne	.LBB2_4
	.loc	2 0 3 is_stmt 0
	movl	%eax, %ebp
.Ltmp163:
	.loc	2 153 18 is_stmt 1
	stmxcsr	84(%rsp)
	movl	84(%rsp), %r14d
	movl	%r14d, %eax
	andl	$65472, %eax
	cmpl	$8064, %eax
	je	.LBB2_3
	movl	$8064, 84(%rsp)
	ldmxcsr	84(%rsp)
.LBB2_3:
.Ltmp164:
	.loc	1 4 18
	movq	(%r15), %rdi
	movq	8(%r15), %rsi
	movq	16(%r15), %rdx
	movq	24(%r15), %rcx
	movq	32(%r15), %r8
	movq	40(%r15), %r9
	movups	48(%r15), %xmm0
	movups	64(%r15), %xmm1
	movups	80(%r15), %xmm2
	movups	96(%r15), %xmm3
	movq	112(%r15), %rax
	movq	%rbx, 72(%rsp)
	movq	%rax, 64(%rsp)
	movups	%xmm3, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, (%rsp)
	callq	adamw_step.impl
.Ltmp165:
	.loc	2 155 3
	movq	%r14, %rdi
	callq	kina.leave_float_environment
	movl	%ebp, %eax
.Ltmp166:
.LBB2_4:
	.loc	2 169 3 epilogue_begin
	addq	$88, %rsp
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
.Ltmp167:
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
	subq	$96, %rsp
	.cfi_def_cfa_offset 128
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdi, %r14
.Ltmp168:
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
.Ltmp169:
	.loc	2 153 18
	stmxcsr	92(%rsp)
	movl	92(%rsp), %r15d
	movl	%r15d, %ecx
	andl	$65472, %ecx
	cmpl	$8064, %ecx
	je	.LBB3_5
	movl	$8064, 92(%rsp)
	ldmxcsr	92(%rsp)
.LBB3_5:
.Ltmp170:
	.loc	1 4 18
	movq	(%r14), %rdi
	movq	8(%r14), %rsi
	movq	16(%r14), %rdx
	movq	24(%r14), %rcx
	movq	32(%r14), %r8
	movq	40(%r14), %r9
	movups	48(%r14), %xmm0
	movups	64(%r14), %xmm1
	movups	80(%r14), %xmm2
	movups	96(%r14), %xmm3
	movq	112(%r14), %r10
	movq	%rax, 72(%rsp)
	movq	%r10, 64(%rsp)
	movups	%xmm3, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, (%rsp)
	callq	adamw_step.impl
.Ltmp171:
	.loc	2 155 3
	movq	%r15, %rdi
	callq	kina.leave_float_environment
.Ltmp172:
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
	addq	$96, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Ltmp173:
.Lfunc_end3:
	.size	kina.run, .Lfunc_end3-kina.run
	.cfi_endproc

	.globl	kina_adamw_step
	.p2align	4
	.type	kina_adamw_step,@function
kina_adamw_step:
.Lfunc_begin4:
	.loc	1 4 0
	.cfi_startproc
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	192(%rsp), %rax
	movaps	176(%rsp), %xmm0
	movaps	160(%rsp), %xmm1
	movaps	144(%rsp), %xmm2
	movaps	128(%rsp), %xmm3
.Ltmp174:
	.loc	1 4 18 prologue_end
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movups	%xmm3, 48(%rsp)
	movups	%xmm2, 64(%rsp)
	movups	%xmm1, 80(%rsp)
	movups	%xmm0, 96(%rsp)
	movq	%rax, 112(%rsp)
	movq	%rsp, %rdi
	callq	kina.run
	.loc	1 4 18 epilogue_begin is_stmt 0
	addq	$120, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp175:
.Lfunc_end4:
	.size	kina_adamw_step, .Lfunc_end4-kina_adamw_step
	.cfi_endproc

	.globl	kina_adamw_step_ws
	.p2align	4
	.type	kina_adamw_step_ws,@function
kina_adamw_step_ws:
.Lfunc_begin5:
	.loc	1 4 0 is_stmt 1
	.cfi_startproc
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	%rdi, %rax
	movaps	192(%rsp), %xmm0
	movaps	176(%rsp), %xmm1
	movaps	160(%rsp), %xmm2
	movaps	144(%rsp), %xmm3
	movaps	128(%rsp), %xmm4
.Ltmp176:
	.loc	1 4 18 prologue_end
	movq	%rsi, (%rsp)
	movq	%rdx, 8(%rsp)
	movq	%rcx, 16(%rsp)
	movq	%r8, 24(%rsp)
	movq	%r9, 32(%rsp)
	movups	%xmm4, 40(%rsp)
	movups	%xmm3, 56(%rsp)
	movups	%xmm2, 72(%rsp)
	movups	%xmm1, 88(%rsp)
	movups	%xmm0, 104(%rsp)
	movq	%rsp, %rdi
	movq	%rax, %rsi
	callq	kina.run_in_workspace
	.loc	1 4 18 epilogue_begin is_stmt 0
	addq	$120, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp177:
.Lfunc_end5:
	.size	kina_adamw_step_ws, .Lfunc_end5-kina_adamw_step_ws
	.cfi_endproc

	.globl	kina_adamw_step_packed
	.p2align	4
	.type	kina_adamw_step_packed,@function
kina_adamw_step_packed:
.Lfunc_begin6:
	.cfi_startproc
	.loc	1 4 18 prologue_end is_stmt 1
	jmp	kina.run
.Ltmp178:
.Lfunc_end6:
	.size	kina_adamw_step_packed, .Lfunc_end6-kina_adamw_step_packed
	.cfi_endproc

	.globl	kina_adamw_step_workspace_bytes
	.p2align	4
	.type	kina_adamw_step_workspace_bytes,@function
kina_adamw_step_workspace_bytes:
.Lfunc_begin7:
	.cfi_startproc
	.loc	1 4 18 prologue_end
	movl	$320, %eax
	retq
.Ltmp179:
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
.Ltmp180:
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
	.asciz	"{\n  \"compiler\": {\n    \"name\": \"kinac\",\n    \"version\": \"0.1.0\"\n  },\n  \"numerics\": 1,\n  \"target\": {\n    \"triple\": \"x86_64-unknown-linux-gnu\",\n    \"cpu\": \"x86-64-v3\"\n  },\n  \"functions\": [\n    {\n      \"name\": \"adamw_step\",\n      \"symbol\": \"kina_adamw_step\",\n      \"doc\": \"One AdamW update of a parameter: decoupled weight decay, bias-corrected\\nmoments, epsilon added after the corrected square root. The host passes\\nthe powers `beta1 ** t` and `beta2 ** t` of the current step.\",\n      \"workspace_bytes\": 320,\n      \"inplace\": [\n        [\"w_next\", \"w\"],\n        [\"m_next\", \"m\"],\n        [\"v_next\", \"v\"]\n      ],\n      \"inputs\": [\n        {\"path\": \"w\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"g\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"m\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"v\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"lr\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"beta1\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"beta2\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"eps\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"wd\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"beta1_pow\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"beta2_pow\", \"dtype\": \"F32\", \"shape\": [1, 1]},\n        {\"path\": \"one\", \"dtype\": \"F32\", \"shape\": [1, 1]}\n      ],\n      \"outputs\": [\n        {\"path\": \"w_next\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"m_next\", \"dtype\": \"F32\", \"shape\": [4, 8]},\n        {\"path\": \"v_next\", \"dtype\": \"F32\", \"shape\": [4, 8]}\n      ]\n    }\n  ]\n}\n"
	.size	kina.manifest_text, 1560

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
	.quad	.Ltmp163
	.long	.Ltmp166-.Ltmp163
	.byte	2
	.byte	166
	.byte	3
	.byte	7
	.long	194
	.quad	.Ltmp164
	.long	.Ltmp165-.Ltmp164
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
	.quad	.Ltmp169
	.long	.Ltmp172-.Ltmp169
	.byte	2
	.byte	198
	.byte	3
	.byte	7
	.long	194
	.quad	.Ltmp170
	.long	.Ltmp171-.Ltmp170
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
	.quad	.Ltmp115-.Lfunc_begin0
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
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
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
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	.Ltmp66-.Lfunc_begin0
	.quad	.Ltmp68-.Lfunc_begin0
	.quad	.Ltmp69-.Lfunc_begin0
	.quad	.Ltmp71-.Lfunc_begin0
	.quad	.Ltmp72-.Lfunc_begin0
	.quad	.Ltmp79-.Lfunc_begin0
	.quad	.Ltmp80-.Lfunc_begin0
	.quad	.Ltmp82-.Lfunc_begin0
	.quad	.Ltmp83-.Lfunc_begin0
	.quad	.Ltmp85-.Lfunc_begin0
	.quad	.Ltmp86-.Lfunc_begin0
	.quad	.Ltmp87-.Lfunc_begin0
	.quad	.Ltmp88-.Lfunc_begin0
	.quad	.Ltmp90-.Lfunc_begin0
	.quad	.Ltmp91-.Lfunc_begin0
	.quad	.Ltmp93-.Lfunc_begin0
	.quad	.Ltmp94-.Lfunc_begin0
	.quad	.Ltmp96-.Lfunc_begin0
	.quad	.Ltmp97-.Lfunc_begin0
	.quad	.Ltmp99-.Lfunc_begin0
	.quad	.Ltmp100-.Lfunc_begin0
	.quad	.Ltmp102-.Lfunc_begin0
	.quad	.Ltmp103-.Lfunc_begin0
	.quad	.Ltmp105-.Lfunc_begin0
	.quad	.Ltmp106-.Lfunc_begin0
	.quad	.Ltmp108-.Lfunc_begin0
	.quad	.Ltmp109-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp76-.Lfunc_begin0
	.quad	.Ltmp77-.Lfunc_begin0
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
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
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
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	.Ltmp66-.Lfunc_begin0
	.quad	.Ltmp67-.Lfunc_begin0
	.quad	.Ltmp69-.Lfunc_begin0
	.quad	.Ltmp70-.Lfunc_begin0
	.quad	.Ltmp72-.Lfunc_begin0
	.quad	.Ltmp73-.Lfunc_begin0
	.quad	.Ltmp74-.Lfunc_begin0
	.quad	.Ltmp75-.Lfunc_begin0
	.quad	.Ltmp77-.Lfunc_begin0
	.quad	.Ltmp78-.Lfunc_begin0
	.quad	.Ltmp80-.Lfunc_begin0
	.quad	.Ltmp81-.Lfunc_begin0
	.quad	.Ltmp83-.Lfunc_begin0
	.quad	.Ltmp84-.Lfunc_begin0
	.quad	.Ltmp88-.Lfunc_begin0
	.quad	.Ltmp89-.Lfunc_begin0
	.quad	.Ltmp91-.Lfunc_begin0
	.quad	.Ltmp92-.Lfunc_begin0
	.quad	.Ltmp94-.Lfunc_begin0
	.quad	.Ltmp95-.Lfunc_begin0
	.quad	.Ltmp97-.Lfunc_begin0
	.quad	.Ltmp98-.Lfunc_begin0
	.quad	.Ltmp100-.Lfunc_begin0
	.quad	.Ltmp101-.Lfunc_begin0
	.quad	.Ltmp103-.Lfunc_begin0
	.quad	.Ltmp104-.Lfunc_begin0
	.quad	.Ltmp106-.Lfunc_begin0
	.quad	.Ltmp107-.Lfunc_begin0
	.quad	.Ltmp109-.Lfunc_begin0
	.quad	.Ltmp110-.Lfunc_begin0
	.quad	.Ltmp111-.Lfunc_begin0
	.quad	.Ltmp112-.Lfunc_begin0
	.quad	.Ltmp113-.Lfunc_begin0
	.quad	.Ltmp114-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges4:
	.quad	.Ltmp115-.Lfunc_begin0
	.quad	.Ltmp155-.Lfunc_begin0
	.quad	.Ltmp158-.Lfunc_begin0
	.quad	.Ltmp159-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges5:
	.quad	.Ltmp116-.Lfunc_begin0
	.quad	.Ltmp117-.Lfunc_begin0
	.quad	.Ltmp119-.Lfunc_begin0
	.quad	.Ltmp120-.Lfunc_begin0
	.quad	.Ltmp122-.Lfunc_begin0
	.quad	.Ltmp123-.Lfunc_begin0
	.quad	.Ltmp125-.Lfunc_begin0
	.quad	.Ltmp126-.Lfunc_begin0
	.quad	.Ltmp128-.Lfunc_begin0
	.quad	.Ltmp129-.Lfunc_begin0
	.quad	.Ltmp131-.Lfunc_begin0
	.quad	.Ltmp132-.Lfunc_begin0
	.quad	.Ltmp134-.Lfunc_begin0
	.quad	.Ltmp135-.Lfunc_begin0
	.quad	.Ltmp137-.Lfunc_begin0
	.quad	.Ltmp138-.Lfunc_begin0
	.quad	.Ltmp140-.Lfunc_begin0
	.quad	.Ltmp141-.Lfunc_begin0
	.quad	.Ltmp143-.Lfunc_begin0
	.quad	.Ltmp144-.Lfunc_begin0
	.quad	.Ltmp146-.Lfunc_begin0
	.quad	.Ltmp147-.Lfunc_begin0
	.quad	.Ltmp149-.Lfunc_begin0
	.quad	.Ltmp150-.Lfunc_begin0
	.quad	.Ltmp151-.Lfunc_begin0
	.quad	.Ltmp152-.Lfunc_begin0
	.quad	.Ltmp153-.Lfunc_begin0
	.quad	.Ltmp154-.Lfunc_begin0
	.quad	.Ltmp158-.Lfunc_begin0
	.quad	.Ltmp159-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges6:
	.quad	.Ltmp118-.Lfunc_begin0
	.quad	.Ltmp119-.Lfunc_begin0
	.quad	.Ltmp121-.Lfunc_begin0
	.quad	.Ltmp122-.Lfunc_begin0
	.quad	.Ltmp124-.Lfunc_begin0
	.quad	.Ltmp125-.Lfunc_begin0
	.quad	.Ltmp127-.Lfunc_begin0
	.quad	.Ltmp128-.Lfunc_begin0
	.quad	.Ltmp130-.Lfunc_begin0
	.quad	.Ltmp131-.Lfunc_begin0
	.quad	.Ltmp133-.Lfunc_begin0
	.quad	.Ltmp134-.Lfunc_begin0
	.quad	.Ltmp136-.Lfunc_begin0
	.quad	.Ltmp137-.Lfunc_begin0
	.quad	.Ltmp139-.Lfunc_begin0
	.quad	.Ltmp140-.Lfunc_begin0
	.quad	.Ltmp142-.Lfunc_begin0
	.quad	.Ltmp143-.Lfunc_begin0
	.quad	.Ltmp145-.Lfunc_begin0
	.quad	.Ltmp146-.Lfunc_begin0
	.quad	.Ltmp148-.Lfunc_begin0
	.quad	.Ltmp149-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges7:
	.quad	.Ltmp156-.Lfunc_begin0
	.quad	.Ltmp157-.Lfunc_begin0
	.quad	.Ltmp160-.Lfunc_begin0
	.quad	.Ltmp161-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"MLIR"
.Linfo_string1:
	.asciz	"adamw_step.kina"
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
