	.file	"LLVMDialectModule"
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
	.long	0xff800000
	.long	0xff800000
	.long	0xff800000
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_1:
	.quad	1
.LCPI0_2:
	.quad	2
.LCPI0_3:
	.quad	3
.LCPI0_4:
	.quad	4
.LCPI0_5:
	.quad	5
.LCPI0_6:
	.quad	6
.LCPI0_7:
	.quad	7
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_8:
	.long	0xff800000
	.text
	.p2align	4
	.type	greedy.impl,@function
greedy.impl:
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
	.file	1 "examples" "storylm0_greedy.kina"
	.loc	1 4 10 prologue_end
	movl	$-8388608, 12(%rdx)
	movq	$0, 24(%rsi)
	vmovups	8(%rdi), %xmm0
	vmovups	40(%rdi), %xmm1
	vmovups	72(%rdi), %xmm5
	vmovups	104(%rdi), %xmm6
	vunpcklps	%xmm1, %xmm0, %xmm2
	vmovlhps	%xmm5, %xmm2, %xmm2
	vinsertps	$48, %xmm6, %xmm2, %xmm2
	vinsertps	$76, %xmm0, %xmm1, %xmm3
	vshufps	$212, %xmm5, %xmm3, %xmm3
	vinsertps	$112, %xmm6, %xmm3, %xmm3
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm5, %xmm4
	vinsertps	$176, %xmm6, %xmm4, %xmm4
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm5, %xmm0, %xmm0
	vblendps	$8, %xmm6, %xmm0, %xmm5
	vmovsd	24(%rdi), %xmm0
	vmovsd	56(%rdi), %xmm6
	vmovups	88(%rdi), %xmm7
	vmovsd	120(%rdi), %xmm8
	vinsertps	$28, %xmm6, %xmm0, %xmm1
	vmovlhps	%xmm7, %xmm1, %xmm1
	vinsertps	$48, %xmm8, %xmm1, %xmm1
	vinsertps	$76, %xmm0, %xmm6, %xmm0
	vshufps	$212, %xmm7, %xmm0, %xmm0
	vinsertps	$112, %xmm8, %xmm0, %xmm0
	vmovsd	(%rdi), %xmm6
	vmovsd	32(%rdi), %xmm7
	vmovups	64(%rdi), %xmm8
	vmovups	96(%rdi), %xmm9
	vinsertps	$28, %xmm7, %xmm6, %xmm10
	vmovlhps	%xmm8, %xmm10, %xmm10
	vbroadcastss	.LCPI0_8(%rip), %xmm11
	vinsertps	$48, 12(%rdx), %xmm11, %xmm11
	vinsertps	$48, %xmm9, %xmm10, %xmm10
	vmaxps	%xmm11, %xmm10, %xmm10
	vinsertps	$76, %xmm6, %xmm7, %xmm6
	vshufps	$212, %xmm8, %xmm6, %xmm6
	vinsertps	$112, %xmm9, %xmm6, %xmm6
	vcmpltps	%xmm6, %xmm10, %xmm7
	vmovmskps	%xmm7, %eax
	movl	%eax, %ecx
	andb	$4, %cl
	shrb	$2, %cl
	shrb	$3, %al
	vmaxps	%xmm10, %xmm6, %xmm6
	vcmpltps	%xmm2, %xmm6, %xmm8
	vpmovsxdq	%xmm8, %ymm8
	vmaxps	%xmm6, %xmm2, %xmm2
	vcmpltps	%xmm3, %xmm2, %xmm6
	vpmovsxdq	%xmm6, %ymm6
	vmaxps	%xmm2, %xmm3, %xmm2
	vcmpltps	%xmm4, %xmm2, %xmm3
	vpmovsxdq	%xmm3, %ymm3
	vmaxps	%xmm2, %xmm4, %xmm2
	vcmpltps	%xmm5, %xmm2, %xmm4
	vpmovsxdq	%xmm4, %ymm4
	vmaxps	%xmm2, %xmm5, %xmm2
	vcmpltps	%xmm1, %xmm2, %xmm5
	movzbl	%cl, %ecx
	vmovd	%ecx, %xmm9
	vpinsrb	$8, %eax, %xmm9, %xmm9
	vinsertf128	$1, %xmm9, %ymm0, %ymm9
	vpmovzxdq	%xmm7, %ymm7
	vpbroadcastq	.LCPI0_1(%rip), %xmm10
	vpand	%ymm7, %ymm10, %ymm7
	vpblendd	$240, %ymm9, %ymm7, %ymm7
	vbroadcastsd	.LCPI0_2(%rip), %ymm9
	vblendvpd	%ymm8, %ymm9, %ymm7, %ymm7
	vpmovsxdq	%xmm5, %ymm5
	vbroadcastsd	.LCPI0_3(%rip), %ymm8
	vblendvpd	%ymm6, %ymm8, %ymm7, %ymm6
	vmaxps	%xmm2, %xmm1, %xmm1
	vbroadcastsd	.LCPI0_4(%rip), %ymm2
	vblendvpd	%ymm3, %ymm2, %ymm6, %ymm2
	vcmpltps	%xmm0, %xmm1, %xmm3
	vbroadcastsd	.LCPI0_5(%rip), %ymm6
	vblendvpd	%ymm4, %ymm6, %ymm2, %ymm2
	vpmovsxdq	%xmm3, %ymm3
	vbroadcastsd	.LCPI0_6(%rip), %ymm4
	vblendvpd	%ymm5, %ymm4, %ymm2, %ymm2
	vmaxps	%xmm1, %xmm0, %xmm0
	vbroadcastsd	.LCPI0_7(%rip), %ymm1
	vblendvpd	%ymm3, %ymm1, %ymm2, %ymm1
	vmovaps	%xmm0, (%rdx)
	vmovupd	%ymm1, (%rsi)
	.loc	1 4 3 is_stmt 0
	vzeroupper
	retq
.Ltmp0:
.Lfunc_end0:
	.size	greedy.impl, .Lfunc_end0-greedy.impl
	.cfi_endproc

	.p2align	4
	.type	kina.check_call,@function
kina.check_call:
.Lfunc_begin1:
	.cfi_startproc
	.file	2 "kina-runtime.mlir"
	.loc	2 30 14 prologue_end is_stmt 1
	movq	(%rdi), %r8
.Ltmp1:
	.loc	2 30 14 is_stmt 0
	movq	8(%rdi), %rcx
	leaq	32(%rcx), %rdi
.Ltmp2:
	.loc	2 20 16 is_stmt 1
	leaq	128(%r8), %r9
	.loc	2 21 20
	cmpq	%rcx, %r9
	seta	%r10b
	.loc	2 22 17
	cmpq	%r8, %rdi
	seta	%r11b
	movl	$2, %eax
.Ltmp3:
	.loc	2 137 3
	testb	%r10b, %r11b
	jne	.LBB1_7
.Ltmp4:
	.loc	2 79 12
	testq	%rdx, %rdx
	.loc	2 80 3
	je	.LBB1_5
	.loc	2 0 3 is_stmt 0
	addq	%rsi, %rdx
.Ltmp5:
	.loc	2 21 20 is_stmt 1
	cmpq	%rsi, %r9
	seta	%r9b
	.loc	2 22 17
	cmpq	%r8, %rdx
	seta	%r10b
.Ltmp6:
	.loc	2 89 3
	testb	%r9b, %r10b
	jne	.LBB1_7
.Ltmp7:
	.loc	2 21 20
	cmpq	%rsi, %rdi
	seta	%dil
	.loc	2 22 17
	cmpq	%rcx, %rdx
	seta	%dl
.Ltmp8:
	.loc	2 140 3
	testb	%dil, %dl
	jne	.LBB1_7
.Ltmp9:
	.loc	2 102 15
	andl	$63, %esi
	andl	$3, %r8d
	movl	$3, %eax
	.loc	2 106 3
	orq	%rsi, %r8
	jne	.LBB1_7
	jmp	.LBB1_6
.LBB1_5:
	.loc	2 0 3 is_stmt 0
	movl	$3, %eax
	.loc	2 116 18 is_stmt 1
	testb	$3, %r8b
	.loc	2 118 3
	jne	.LBB1_7
.LBB1_6:
	.loc	2 116 18
	testb	$7, %cl
.Ltmp10:
	.loc	2 143 3
	je	.LBB1_8
.LBB1_7:
	.loc	2 148 3
	retq
.LBB1_8:
	.loc	2 0 3 is_stmt 0
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	.loc	2 145 16 is_stmt 1
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	movl	%eax, %ecx
	movl	$4, %eax
	testl	%ecx, %ecx
	je	.LBB1_15
	movl	$1, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testl	$1020801537, %ecx
	jne	.LBB1_16
	movl	$-2147483648, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$-2147483647, %eax
	jb	.LBB1_16
	movl	$-2147483647, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testb	$33, %cl
	jne	.LBB1_16
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$7, %eax
	jb	.LBB1_16
	movl	$7, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ebx
	testl	$296, %ebx
	movl	$4, %eax
	jne	.LBB1_15
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
.LBB1_15:
	.loc	2 0 3 is_stmt 0
	popq	%rbx
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
	.loc	2 148 3 is_stmt 1
	retq
.LBB1_16:
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	.loc	2 0 3 is_stmt 0
	movl	$4, %eax
	popq	%rbx
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
	.loc	2 148 3 is_stmt 1
	retq
.Ltmp11:
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
	pushq	%rax
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
.Ltmp12:
	.loc	2 162 13 prologue_end
	movl	$64, %edx
	callq	kina.check_call
	.loc	2 163 14
	testl	%eax, %eax
	.loc	2 164 3
	jne	.LBB2_4
	.loc	2 0 3 is_stmt 0
	movl	%eax, %ebp
.Ltmp13:
	.loc	2 153 18 is_stmt 1
	stmxcsr	4(%rsp)
	movl	4(%rsp), %r15d
	movl	%r15d, %eax
	andl	$65472, %eax
	cmpl	$8064, %eax
	je	.LBB2_3
	movl	$8064, 4(%rsp)
	ldmxcsr	4(%rsp)
.LBB2_3:
.Ltmp14:
	.loc	1 3 14
	movq	(%r14), %rdi
	movq	8(%r14), %rsi
	movq	%rbx, %rdx
	callq	greedy.impl
.Ltmp15:
	.loc	2 155 3
	movq	%r15, %rdi
	callq	kina.leave_float_environment
	movl	%ebp, %eax
.Ltmp16:
.LBB2_4:
	.loc	2 169 3 epilogue_begin
	addq	$8, %rsp
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
.Ltmp17:
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
	subq	$16, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rdi, %rbx
.Ltmp18:
	.loc	2 179 13 prologue_end
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	kina.check_call
	.loc	2 180 14
	testl	%eax, %eax
	.loc	2 181 3
	jne	.LBB3_6
	.loc	2 190 13
	movl	$127, %edi
	callq	malloc@PLT
	.loc	2 191 13
	testq	%rax, %rax
	.loc	2 192 3
	je	.LBB3_2
	.loc	2 0 0 is_stmt 0
	movq	%rax, %r14
	.loc	2 195 15 is_stmt 1
	movl	%r14d, %edx
	negl	%edx
	.loc	2 196 12
	andl	$63, %edx
	.loc	2 197 16
	addq	%rax, %rdx
.Ltmp19:
	.loc	2 153 18
	stmxcsr	12(%rsp)
	movl	12(%rsp), %r15d
	movl	%r15d, %eax
	andl	$65472, %eax
	cmpl	$8064, %eax
	je	.LBB3_5
	movl	$8064, 12(%rsp)
	ldmxcsr	12(%rsp)
.LBB3_5:
.Ltmp20:
	.loc	1 3 14
	movq	(%rbx), %rdi
	movq	8(%rbx), %rsi
	callq	greedy.impl
.Ltmp21:
	.loc	2 155 3
	movq	%r15, %rdi
	callq	kina.leave_float_environment
.Ltmp22:
	.loc	2 199 3
	movq	%r14, %rdi
	callq	free@PLT
	xorl	%eax, %eax
	jmp	.LBB3_6
.LBB3_2:
	.loc	2 0 3 is_stmt 0
	movl	$1, %eax
.LBB3_6:
	.loc	2 202 3 epilogue_begin is_stmt 1
	addq	$16, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Ltmp23:
.Lfunc_end3:
	.size	kina.run, .Lfunc_end3-kina.run
	.cfi_endproc

	.globl	kina_greedy
	.p2align	4
	.type	kina_greedy,@function
kina_greedy:
.Lfunc_begin4:
	.loc	1 3 0
	.cfi_startproc
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
.Ltmp24:
	.loc	1 3 14 prologue_end
	movq	%rdi, 8(%rsp)
	movq	%rsi, 16(%rsp)
	leaq	8(%rsp), %rdi
	callq	kina.run
	.loc	1 3 14 epilogue_begin is_stmt 0
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp25:
.Lfunc_end4:
	.size	kina_greedy, .Lfunc_end4-kina_greedy
	.cfi_endproc

	.globl	kina_greedy_ws
	.p2align	4
	.type	kina_greedy_ws,@function
kina_greedy_ws:
.Lfunc_begin5:
	.loc	1 3 0 is_stmt 1
	.cfi_startproc
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	movq	%rdi, %rax
.Ltmp26:
	.loc	1 3 14 prologue_end
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	leaq	8(%rsp), %rdi
	movq	%rax, %rsi
	callq	kina.run_in_workspace
	.loc	1 3 14 epilogue_begin is_stmt 0
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp27:
.Lfunc_end5:
	.size	kina_greedy_ws, .Lfunc_end5-kina_greedy_ws
	.cfi_endproc

	.globl	kina_greedy_packed
	.p2align	4
	.type	kina_greedy_packed,@function
kina_greedy_packed:
.Lfunc_begin6:
	.cfi_startproc
	.loc	1 3 14 prologue_end is_stmt 1
	jmp	kina.run
.Ltmp28:
.Lfunc_end6:
	.size	kina_greedy_packed, .Lfunc_end6-kina_greedy_packed
	.cfi_endproc

	.globl	kina_greedy_workspace_bytes
	.p2align	4
	.type	kina_greedy_workspace_bytes,@function
kina_greedy_workspace_bytes:
.Lfunc_begin7:
	.cfi_startproc
	.loc	1 3 14 prologue_end
	movl	$64, %eax
	retq
.Ltmp29:
.Lfunc_end7:
	.size	kina_greedy_workspace_bytes, .Lfunc_end7-kina_greedy_workspace_bytes
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
.Ltmp30:
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
	.asciz	"{\n  \"compiler\": {\n    \"name\": \"kinac\",\n    \"version\": \"0.1.0\"\n  },\n  \"numerics\": 1,\n  \"target\": {\n    \"triple\": \"x86_64-unknown-linux-gnu\",\n    \"cpu\": \"x86-64-v3\"\n  },\n  \"functions\": [\n    {\n      \"name\": \"greedy\",\n      \"symbol\": \"kina_greedy\",\n      \"doc\": \"Greedy decoding: the index of the largest logit at every position, the\\nlowest one among equals.\",\n      \"workspace_bytes\": 64,\n      \"inplace\": [],\n      \"inputs\": [\n        {\"path\": \"logits\", \"dtype\": \"F32\", \"shape\": [1, 4, 8]}\n      ],\n      \"outputs\": [\n        {\"path\": \"out0\", \"dtype\": \"I64\", \"shape\": [1, 4]}\n      ]\n    }\n  ]\n}\n"
	.size	kina.manifest_text, 597

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
	.quad	.Lfunc_begin1
	.long	.Ltmp3-.Lfunc_begin1
	.byte	2
	.byte	135
	.byte	12
	.byte	5
	.long	42
	.quad	.Lfunc_begin1
	.long	.Ltmp1-.Lfunc_begin1
	.byte	2
	.byte	58
	.byte	12
	.byte	5
	.long	42
	.quad	.Ltmp1
	.long	.Ltmp2-.Ltmp1
	.byte	2
	.byte	49
	.byte	12
	.byte	5
	.long	54
	.quad	.Ltmp2
	.long	.Ltmp3-.Ltmp2
	.byte	2
	.byte	60
	.byte	11
	.byte	0
	.byte	4
	.long	60
	.quad	.Ltmp4
	.long	.Ltmp8-.Ltmp4
	.byte	2
	.byte	139
	.byte	22
	.byte	6
	.long	54
	.long	.Ldebug_ranges0
	.byte	2
	.byte	87
	.byte	11
	.byte	0
	.byte	5
	.long	66
	.quad	.Ltmp9
	.long	.Ltmp10-.Ltmp9
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
	.byte	4
	.long	224
	.quad	.Ltmp13
	.long	.Ltmp16-.Ltmp13
	.byte	2
	.byte	166
	.byte	3
	.byte	5
	.long	230
	.quad	.Ltmp14
	.long	.Ltmp15-.Ltmp14
	.byte	2
	.byte	154
	.byte	3
	.byte	0
	.byte	0
	.byte	3
	.quad	.Lfunc_begin3
	.long	.Lfunc_end3-.Lfunc_begin3
	.long	.Linfo_string12
	.byte	4
	.long	224
	.quad	.Ltmp19
	.long	.Ltmp22-.Ltmp19
	.byte	2
	.byte	198
	.byte	3
	.byte	5
	.long	230
	.quad	.Ltmp20
	.long	.Ltmp21-.Ltmp20
	.byte	2
	.byte	154
	.byte	3
	.byte	0
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"MLIR"
.Linfo_string1:
	.asciz	"storylm0_greedy.kina"
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
	.asciz	"greedy.unpack"
.Linfo_string10:
	.asciz	"kina.check_call"
.Linfo_string11:
	.asciz	"kina.run_in_workspace"
.Linfo_string12:
	.asciz	"kina.run"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
