	.file	"LLVMDialectModule"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0xff800000
	.text
	.p2align	4
	.type	argmax_axis1.impl,@function
argmax_axis1.impl:
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
	.file	1 "tests/corpus" "argmax_axis1.kina"
	.loc	1 2 5 prologue_end
	vbroadcastss	.LCPI0_0(%rip), %xmm0
	vmovlps	%xmm0, (%rdx)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%xmm0, (%rsi)
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	.loc	1 0 5 is_stmt 0
.Ltmp0:
	.p2align	4
.LBB0_1:
	leaq	(%rcx,%rcx,2), %r8
	leaq	(%rdi,%r8,4), %r9
	vmovss	(%rdx,%rcx,4), %xmm0
	movq	(%rsi,%rcx,8), %r8
	xorl	%r10d, %r10d
	.p2align	4
.LBB0_2:
	.loc	1 2 5 is_stmt 1
	vmovss	(%r9,%r10,4), %xmm1
	vucomiss	%xmm0, %xmm1
	cmovaq	%r10, %r8
	vmaxss	%xmm0, %xmm1, %xmm0
	incq	%r10
	cmpq	$3, %r10
	jne	.LBB0_2
	vmovss	%xmm0, (%rdx,%rcx,4)
	movq	%r8, (%rsi,%rcx,8)
	movl	$1, %ecx
	testb	$1, %al
	movb	$1, %al
	je	.LBB0_1
	.loc	1 2 3 is_stmt 0
	retq
.Ltmp1:
.Lfunc_end0:
	.size	argmax_axis1.impl, .Lfunc_end0-argmax_axis1.impl
	.cfi_endproc

	.type	kina.check_call,@function
kina.check_call:
.Lfunc_begin1:
	.cfi_startproc
	.file	2 "kina-runtime.mlir"
	.loc	2 30 14 prologue_end is_stmt 1
	movq	(%rdi), %rax
.Ltmp2:
	.loc	2 30 14 is_stmt 0
	movq	8(%rdi), %rcx
	leaq	16(%rcx), %r8
.Ltmp3:
	.loc	2 20 16 is_stmt 1
	leaq	24(%rax), %r9
	.loc	2 21 20
	cmpq	%rcx, %r9
	seta	%cl
	.loc	2 22 17
	cmpq	%rax, %r8
	seta	%al
	movl	$2, %r8d
.Ltmp4:
	.loc	2 67 3
	testb	%cl, %al
	jne	.LBB1_18
.Ltmp5:
	.loc	2 0 3 is_stmt 0
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	.loc	2 79 12 is_stmt 1
	testq	%rdx, %rdx
	.loc	2 80 3
	je	.LBB1_6
	.loc	2 0 3 is_stmt 0
	leaq	(%rdx,%rsi), %rax
	xorl	%r10d, %r10d
	leaq	argmax_axis1.extents(%rip), %rcx
	movq	%rdi, %r9
.LBB1_3:
	.loc	2 82 11 is_stmt 1
	cmpq	$32, %r10
	.loc	2 83 3
	je	.LBB1_6
	.loc	2 0 0 is_stmt 0
	movq	%r10, %r11
.Ltmp6:
	.loc	2 30 14 is_stmt 1
	movq	(%r9), %rbx
.Ltmp7:
	.loc	2 89 3
	addq	$8, %r9
	addq	$16, %r10
.Ltmp8:
	.loc	2 22 17
	cmpq	%rbx, %rax
.Ltmp9:
	.loc	2 89 3
	jbe	.LBB1_3
	.loc	2 0 0 is_stmt 0
	addq	(%r11,%rcx), %rbx
	.loc	2 89 3
	cmpq	%rsi, %rbx
	jbe	.LBB1_3
	jmp	.LBB1_17
.Ltmp10:
.LBB1_6:
	.loc	2 103 13 is_stmt 1
	testb	$63, %sil
	setne	%al
	.loc	2 104 11
	testq	%rdx, %rdx
	setne	%cl
	movl	$3, %r8d
	.loc	2 106 3
	testb	%al, %cl
	jne	.LBB1_17
	.loc	2 0 3 is_stmt 0
	xorl	%eax, %eax
	leaq	argmax_axis1.extents(%rip), %rcx
.LBB1_8:
	.loc	2 108 11 is_stmt 1
	cmpq	$16, %rax
	.loc	2 109 3
	je	.LBB1_10
	.loc	2 113 16
	movq	8(%rcx,%rax,2), %rdx
	.loc	2 114 19
	decq	%rdx
	.loc	2 116 18
	testq	%rdx, (%rdi,%rax)
	.loc	2 118 3
	leaq	8(%rax), %rax
	je	.LBB1_8
	jmp	.LBB1_17
.Ltmp11:
.LBB1_10:
	.loc	2 145 16
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	movl	$4, %r8d
	testl	%eax, %eax
	je	.LBB1_17
	.loc	2 0 16 is_stmt 0
	movl	$1, %eax
	.loc	2 145 16
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testl	$1020801537, %ecx
	jne	.LBB1_17
	movl	$-2147483648, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$-2147483647, %eax
	jb	.LBB1_17
	movl	$-2147483647, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testb	$33, %cl
	jne	.LBB1_17
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$7, %eax
	jb	.LBB1_17
	.loc	2 0 16
	movl	$7, %eax
	.loc	2 145 16
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ebx
	testw	$296, %bx
	jne	.LBB1_17
	xorl	%ecx, %ecx
	#APP
	xgetbv
	#NO_APP
	notl	%eax
	xorl	%r8d, %r8d
	testb	$6, %al
	setne	%r8b
	.loc	2 146 3 is_stmt 1
	shll	$2, %r8d
.LBB1_17:
	.loc	2 0 3 is_stmt 0
	popq	%rbx
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
.LBB1_18:
	.loc	2 148 3 is_stmt 1
	movl	%r8d, %eax
	retq
.Ltmp12:
.Lfunc_end1:
	.size	kina.check_call, .Lfunc_end1-kina.check_call
	.cfi_endproc

	.type	kina.call_body,@function
kina.call_body:
.Lfunc_begin2:
	.loc	2 152 0
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
	callq	argmax_axis1.unpack
	.loc	2 155 3
	movq	%rbx, %rdi
	callq	kina.leave_float_environment
	.loc	2 156 3 epilogue_begin
	addq	$16, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp13:
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
	pushq	$64
	.cfi_adjust_cfa_offset 8
	popq	%rdx
	.cfi_adjust_cfa_offset -8
.Ltmp14:
	.loc	2 162 13 prologue_end
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
.Ltmp15:
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
.Ltmp16:
	.loc	2 179 13 prologue_end
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	kina.check_call
	.loc	2 180 14
	testl	%eax, %eax
	.loc	2 181 3
	jne	.LBB4_4
	.loc	2 0 3 is_stmt 0
	pushq	$127
	.cfi_adjust_cfa_offset 8
	popq	%rdi
	.cfi_adjust_cfa_offset -8
	.loc	2 190 13 is_stmt 1
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
.Ltmp17:
.Lfunc_end4:
	.size	kina.run, .Lfunc_end4-kina.run
	.cfi_endproc

	.type	argmax_axis1.unpack,@function
argmax_axis1.unpack:
.Lfunc_begin5:
	.loc	1 1 0
	.cfi_startproc
	movq	%rsi, %rdx
.Ltmp18:
	.loc	1 1 20 prologue_end
	movq	(%rdi), %rax
	movq	8(%rdi), %rsi
	movq	%rax, %rdi
	jmp	argmax_axis1.impl
.Ltmp19:
.Lfunc_end5:
	.size	argmax_axis1.unpack, .Lfunc_end5-argmax_axis1.unpack
	.cfi_endproc

	.globl	kina_argmax_axis1
	.type	kina_argmax_axis1,@function
kina_argmax_axis1:
.Lfunc_begin6:
	.loc	1 1 0
	.cfi_startproc
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	leaq	8(%rsp), %rax
.Ltmp20:
	.loc	1 1 20 prologue_end
	movq	%rdi, (%rax)
	movq	%rsi, 8(%rax)
	movq	%rax, %rdi
	callq	kina.run
	.loc	1 1 20 epilogue_begin is_stmt 0
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp21:
.Lfunc_end6:
	.size	kina_argmax_axis1, .Lfunc_end6-kina_argmax_axis1
	.cfi_endproc

	.globl	kina_argmax_axis1_ws
	.type	kina_argmax_axis1_ws,@function
kina_argmax_axis1_ws:
.Lfunc_begin7:
	.loc	1 1 0 is_stmt 1
	.cfi_startproc
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	movq	%rdi, %rax
	leaq	8(%rsp), %rdi
.Ltmp22:
	.loc	1 1 20 prologue_end
	movq	%rsi, (%rdi)
	movq	%rdx, 8(%rdi)
	movq	%rax, %rsi
	callq	kina.run_in_workspace
	.loc	1 1 20 epilogue_begin is_stmt 0
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp23:
.Lfunc_end7:
	.size	kina_argmax_axis1_ws, .Lfunc_end7-kina_argmax_axis1_ws
	.cfi_endproc

	.globl	kina_argmax_axis1_packed
	.type	kina_argmax_axis1_packed,@function
kina_argmax_axis1_packed:
.Lfunc_begin8:
	.cfi_startproc
	.loc	1 1 20 prologue_end is_stmt 1
	jmp	kina.run
.Ltmp24:
.Lfunc_end8:
	.size	kina_argmax_axis1_packed, .Lfunc_end8-kina_argmax_axis1_packed
	.cfi_endproc

	.globl	kina_argmax_axis1_workspace_bytes
	.type	kina_argmax_axis1_workspace_bytes,@function
kina_argmax_axis1_workspace_bytes:
.Lfunc_begin9:
	.loc	1 1 0
	.cfi_startproc
	pushq	$64
	.cfi_adjust_cfa_offset 8
	popq	%rax
	.cfi_adjust_cfa_offset -8
.Ltmp25:
	.loc	1 1 20 prologue_end
	retq
.Ltmp26:
.Lfunc_end9:
	.size	kina_argmax_axis1_workspace_bytes, .Lfunc_end9-kina_argmax_axis1_workspace_bytes
	.cfi_endproc

	.globl	kina_manifest
	.type	kina_manifest,@function
kina_manifest:
.Lfunc_begin10:
	.cfi_startproc
	.loc	1 1 1 prologue_end
	leaq	kina.manifest_text(%rip), %rax
	retq
.Ltmp27:
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

	.type	argmax_axis1.extents,@object
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
argmax_axis1.extents:
	.quad	24
	.quad	4
	.quad	16
	.quad	8
	.size	argmax_axis1.extents, 32

	.type	kina.manifest_text,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
kina.manifest_text:
	.asciz	"{\n  \"compiler\": {\n    \"name\": \"kinac\",\n    \"version\": \"0.1.0\"\n  },\n  \"numerics\": 1,\n  \"target\": {\n    \"triple\": \"x86_64-unknown-linux-gnu\",\n    \"cpu\": \"x86-64-v3\"\n  },\n  \"functions\": [\n    {\n      \"name\": \"argmax_axis1\",\n      \"symbol\": \"kina_argmax_axis1\",\n      \"doc\": \"\",\n      \"workspace_bytes\": 64,\n      \"inplace\": [],\n      \"inputs\": [\n        {\"path\": \"x\", \"dtype\": \"F32\", \"shape\": [2, 3]}\n      ],\n      \"outputs\": [\n        {\"path\": \"out0\", \"dtype\": \"I64\", \"shape\": [2]}\n      ]\n    }\n  ]\n}\n"
	.size	kina.manifest_text, 502

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
	.byte	3
	.quad	.Lfunc_begin1
	.long	.Lfunc_end1-.Lfunc_begin1
	.long	.Linfo_string8
	.byte	4
	.long	48
	.quad	.Lfunc_begin1
	.long	.Ltmp5-.Lfunc_begin1
	.byte	2
	.byte	135
	.byte	12
	.byte	5
	.long	42
	.quad	.Lfunc_begin1
	.long	.Ltmp2-.Lfunc_begin1
	.byte	2
	.byte	58
	.byte	12
	.byte	5
	.long	42
	.quad	.Ltmp2
	.long	.Ltmp3-.Ltmp2
	.byte	2
	.byte	49
	.byte	12
	.byte	5
	.long	54
	.quad	.Ltmp3
	.long	.Ltmp4-.Ltmp3
	.byte	2
	.byte	60
	.byte	11
	.byte	0
	.byte	4
	.long	60
	.quad	.Ltmp5
	.long	.Ltmp10-.Ltmp5
	.byte	2
	.byte	139
	.byte	22
	.byte	5
	.long	42
	.quad	.Ltmp6
	.long	.Ltmp7-.Ltmp6
	.byte	2
	.byte	85
	.byte	12
	.byte	5
	.long	54
	.quad	.Ltmp8
	.long	.Ltmp9-.Ltmp8
	.byte	2
	.byte	87
	.byte	11
	.byte	0
	.byte	5
	.long	66
	.quad	.Ltmp10
	.long	.Ltmp11-.Ltmp10
	.byte	2
	.byte	142
	.byte	10
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"MLIR"
.Linfo_string1:
	.asciz	"argmax_axis1.kina"
.Linfo_string2:
	.asciz	"tests/corpus"
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
	.asciz	"kina.check_call"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
