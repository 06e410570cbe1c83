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
	vmovss	(%r10), %xmm2
	movq	64(%rsp), %r10
	vmovss	(%r8), %xmm3
	movq	56(%rsp), %r8
	vbroadcastss	(%r9), %ymm0
	movq	32(%rsp), %r9
	.loc	1 31 17 prologue_end is_stmt 1
	vsubss	(%r9), %xmm2, %xmm4
	movq	40(%rsp), %r9
	.loc	1 32 17
	vsubss	(%r9), %xmm2, %xmm5
	movq	8(%rsp), %r9
	vbroadcastss	(%r9), %ymm1
	movq	24(%rsp), %r9
	.loc	1 34 24
	vmulss	(%r9), %xmm3, %xmm6
	movq	80(%rsp), %r9
	.loc	1 29 33
	vsubss	%xmm0, %xmm2, %xmm7
	.loc	1 30 33
	vsubss	%xmm1, %xmm2, %xmm8
	.loc	1 33 35
	vsqrtss	%xmm5, %xmm5, %xmm5
	.loc	1 34 19
	vsubss	%xmm6, %xmm2, %xmm6
	.loc	1 35 31
	vdivss	%xmm4, %xmm3, %xmm2
	.loc	1 0 0 is_stmt 0
	vmovss	%xmm7, (%r9)
	vmovss	%xmm8, 64(%r9)
	vmovss	%xmm5, 128(%r9)
	vmovss	%xmm6, 192(%r9)
	vmovss	%xmm2, 256(%r9)
	movq	16(%rsp), %r9
	vbroadcastss	%xmm2, %ymm2
	vbroadcastss	%xmm6, %ymm3
	vbroadcastss	(%r9), %ymm4
	vbroadcastss	%xmm5, %ymm5
	vbroadcastss	%xmm8, %ymm6
	vbroadcastss	%xmm7, %ymm7
	xorl	%r9d, %r9d
	.p2align	4
.LBB0_1:
	vmovups	(%rsi,%r9), %ymm8
	.loc	1 29 22 is_stmt 1
	vmulps	(%rdx,%r9), %ymm0, %ymm9
	.loc	1 29 42 is_stmt 0
	vmulps	%ymm7, %ymm8, %ymm10
	.loc	1 30 22 is_stmt 1
	vmulps	(%rcx,%r9), %ymm1, %ymm11
	.loc	1 30 47 is_stmt 0
	vmulps	%ymm8, %ymm8, %ymm8
	.loc	1 30 42
	vmulps	%ymm6, %ymm8, %ymm8
	.loc	1 30 26
	vaddps	%ymm8, %ymm11, %ymm8
	.loc	1 33 22 is_stmt 1
	vsqrtps	%ymm8, %ymm11
	.loc	1 29 26
	vaddps	%ymm10, %ymm9, %ymm9
	.loc	1 33 29
	vdivps	%ymm5, %ymm11, %ymm10
	.loc	1 33 42 is_stmt 0
	vaddps	%ymm4, %ymm10, %ymm10
	.loc	1 35 18 is_stmt 1
	vmulps	(%rdi,%r9), %ymm3, %ymm11
	.loc	1 35 37 is_stmt 0
	vmulps	%ymm2, %ymm9, %ymm12
	.loc	1 35 46
	vdivps	%ymm10, %ymm12, %ymm10
	.loc	1 35 26
	vsubps	%ymm10, %ymm11, %ymm10
	.loc	1 0 0
	vmovups	%ymm9, (%r10,%r9)
	vmovups	%ymm8, (%rax,%r9)
	vmovups	%ymm10, (%r8,%r9)
	addq	$32, %r9
	cmpq	$128, %r9
	jne	.LBB0_1
	.loc	1 36 3 is_stmt 1
	vzeroupper
	retq
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
	movabsq	$12, %r9
	movabsq	$-12, %rax
	leaq	adamw_step.extents(%rip), %rcx
	leaq	adamw_step.partners(%rip), %rsi
	movabsq	$-1, %r11
.LBB1_1:
.Ltmp2:
	.loc	2 132 11 prologue_end
	cmpq	$15, %r9
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
	cmpq	$240, %r8
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
	cmpq	$15, %rax
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
	.loc	1 4 0
	.cfi_startproc
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
.Ltmp25:
	.loc	1 4 18 prologue_end
	movq	(%rdi), %rax
	movq	8(%rdi), %r10
	movq	16(%rdi), %rdx
	movq	24(%rdi), %rcx
	movq	32(%rdi), %r8
	movq	40(%rdi), %r9
	movups	48(%rdi), %xmm0
	movups	64(%rdi), %xmm1
	movups	80(%rdi), %xmm2
	movups	96(%rdi), %xmm3
	movq	112(%rdi), %rdi
	movq	%rsi, 72(%rsp)
	movq	%rdi, 64(%rsp)
	movups	%xmm3, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	%rax, %rdi
	movq	%r10, %rsi
	callq	adamw_step.impl
	.loc	1 4 18 epilogue_begin is_stmt 0
	addq	$88, %rsp
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
	.loc	1 4 0 is_stmt 1
	.cfi_startproc
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	192(%rsp), %r10
	movaps	176(%rsp), %xmm0
	movaps	160(%rsp), %xmm1
	movaps	144(%rsp), %xmm2
	movaps	128(%rsp), %xmm3
	movq	%rsp, %rax
.Ltmp27:
	.loc	1 4 18 prologue_end
	movq	%rdi, (%rax)
	movq	%rsi, 8(%rax)
	movq	%rdx, 16(%rax)
	movq	%rcx, 24(%rax)
	movq	%r8, 32(%rax)
	movq	%r9, 40(%rax)
	movups	%xmm3, 48(%rax)
	movups	%xmm2, 64(%rax)
	movups	%xmm1, 80(%rax)
	movups	%xmm0, 96(%rax)
	movq	%r10, 112(%rax)
	movq	%rax, %rdi
	callq	kina.run
	.loc	1 4 18 epilogue_begin is_stmt 0
	addq	$120, %rsp
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
	movq	%rsp, %rdi
.Ltmp29:
	.loc	1 4 18 prologue_end
	movq	%rsi, (%rdi)
	movq	%rdx, 8(%rdi)
	movq	%rcx, 16(%rdi)
	movq	%r8, 24(%rdi)
	movq	%r9, 32(%rdi)
	movups	%xmm4, 40(%rdi)
	movups	%xmm3, 56(%rdi)
	movups	%xmm2, 72(%rdi)
	movups	%xmm1, 88(%rdi)
	movups	%xmm0, 104(%rdi)
	movq	%rax, %rsi
	callq	kina.run_in_workspace
	.loc	1 4 18 epilogue_begin is_stmt 0
	addq	$120, %rsp
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
	.loc	1 4 18 prologue_end is_stmt 1
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
	.loc	1 4 18 prologue_end
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
	.size	adamw_step.extents, 240

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
	.quad	-1
	.quad	-1
	.quad	0
	.quad	2
	.quad	3
	.size	adamw_step.partners, 120

	.type	kina.manifest_text,@object
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
	.asciz	"adamw_step.kina"
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
