	.file	"LLVMDialectModule"
	.text
	.p2align	4
	.type	layer.impl,@function
layer.impl:
.Lfunc_begin0:
	.file	1 "tests/corpus" "packed_layer.kina"
	.loc	1 2 0
	.cfi_sections .debug_frame
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
	.loc	1 2 95 prologue_end
	addq	$688, %rsi
	movq	%rcx, -8(%rsp)
	leaq	896(%rcx), %rax
	xorl	%r8d, %r8d
	xorl	%ecx, %ecx
	.loc	1 0 95 is_stmt 0
.Ltmp0:
	.p2align	4
.LBB0_1:
	shlq	$10, %rcx
	leaq	(%rcx,%rcx,2), %r9
	.loc	1 2 95
	leaq	(%rsi,%r9), %r10
	addq	%rax, %r9
	xorl	%ecx, %ecx
	.loc	1 0 95
.Ltmp1:
	.p2align	4
.LBB0_2:
	movq	$-8, %r11
	movq	%r9, %rbx
	.p2align	4
.LBB0_3:
	.loc	1 2 95 is_stmt 1
	vmovups	-656(%r10,%r11,4), %xmm0
	vmovups	-640(%r10,%r11,4), %xmm1
	vmovups	-560(%r10,%r11,4), %xmm2
	vmovups	-544(%r10,%r11,4), %xmm3
	vinsertf128	$1, -272(%r10,%r11,4), %ymm0, %ymm0
	vinsertf128	$1, -176(%r10,%r11,4), %ymm2, %ymm2
	vmovups	-464(%r10,%r11,4), %xmm4
	vinsertf128	$1, -80(%r10,%r11,4), %ymm4, %ymm4
	vmovups	-368(%r10,%r11,4), %xmm5
	vinsertf128	$1, 16(%r10,%r11,4), %ymm5, %ymm5
	vunpcklps	%ymm4, %ymm0, %ymm6
	vunpckhps	%ymm4, %ymm0, %ymm0
	vunpcklps	%ymm5, %ymm2, %ymm4
	vunpckhps	%ymm5, %ymm2, %ymm2
	vunpcklps	%ymm4, %ymm6, %ymm5
	vunpckhps	%ymm4, %ymm6, %ymm4
	vinsertf128	$1, -256(%r10,%r11,4), %ymm1, %ymm1
	vinsertf128	$1, -160(%r10,%r11,4), %ymm3, %ymm3
	vunpcklps	%ymm2, %ymm0, %ymm6
	vmovups	-448(%r10,%r11,4), %xmm7
	vinsertf128	$1, -64(%r10,%r11,4), %ymm7, %ymm7
	vunpckhps	%ymm2, %ymm0, %ymm0
	vmovups	-352(%r10,%r11,4), %xmm2
	vinsertf128	$1, 32(%r10,%r11,4), %ymm2, %ymm2
	vunpcklps	%ymm7, %ymm1, %ymm8
	vunpckhps	%ymm7, %ymm1, %ymm1
	vunpcklps	%ymm2, %ymm3, %ymm7
	vunpckhps	%ymm2, %ymm3, %ymm2
	vunpcklps	%ymm7, %ymm8, %ymm3
	vunpckhps	%ymm7, %ymm8, %ymm7
	vunpcklps	%ymm2, %ymm1, %ymm8
	vunpckhps	%ymm2, %ymm1, %ymm1
	vmovaps	%ymm5, -896(%rbx)
	vmovaps	%ymm4, -768(%rbx)
	vmovaps	%ymm6, -640(%rbx)
	vmovaps	%ymm0, -512(%rbx)
	vmovaps	%ymm3, -384(%rbx)
	vmovaps	%ymm7, -256(%rbx)
	vmovaps	%ymm8, -128(%rbx)
	vmovaps	%ymm1, (%rbx)
	addq	$8, %r11
	addq	$1024, %rbx
	cmpq	$16, %r11
	jb	.LBB0_3
	addq	$768, %r10
	addq	$32, %r9
	cmpq	$24, %rcx
	leaq	8(%rcx), %rcx
	jb	.LBB0_2
	.loc	1 0 95 is_stmt 0
	movl	$1, %ecx
	.loc	1 2 95
	testb	$1, %r8b
	movb	$1, %r8b
	je	.LBB0_1
	leaq	480(%rdi), %rax
	addq	$32, -8(%rsp)
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	.loc	1 0 95
.Ltmp2:
	.p2align	4
.LBB0_7:
	movq	%r9, %rsi
	shlq	$10, %rsi
	leaq	(%rsi,%rsi,2), %r8
	.loc	1 2 95
	addq	-8(%rsp), %r8
	shlq	$5, %r9
	leaq	8(%r9), %r10
	movb	$1, %r11b
	xorl	%ebx, %ebx
	.loc	1 0 95
.Ltmp3:
	.p2align	4
.LBB0_8:
	movq	%rbx, %r14
	orq	%r9, %r14
	.loc	1 2 95
	leaq	(%r8,%rbx,4), %rsi
	orq	%r10, %rbx
	movq	%rax, %r12
	xorl	%r13d, %r13d
	.loc	1 0 95
.Ltmp4:
	.p2align	4
.LBB0_9:
	vxorps	%xmm0, %xmm0, %xmm0
	movq	$-96, %rbp
	movq	%rsi, %r15
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	.p2align	4
.LBB0_10:
	.loc	1 2 95 is_stmt 1
	vbroadcastss	-384(%r12,%rbp), %ymm12
	vmovaps	-32(%r15), %ymm13
	vmovaps	(%r15), %ymm14
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vfmadd231ps	%ymm12, %ymm14, %ymm10
	vbroadcastss	-288(%r12,%rbp), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	vfmadd231ps	%ymm12, %ymm14, %ymm8
	vbroadcastss	-192(%r12,%rbp), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vfmadd231ps	%ymm12, %ymm14, %ymm6
	vbroadcastss	-96(%r12,%rbp), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	vfmadd231ps	%ymm12, %ymm14, %ymm4
	vbroadcastss	(%r12,%rbp), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm3
	vfmadd231ps	%ymm12, %ymm14, %ymm2
	vbroadcastss	96(%r12,%rbp), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm1
	vfmadd231ps	%ymm14, %ymm12, %ymm0
	subq	$-128, %r15
	addq	$4, %rbp
	jne	.LBB0_10
	movq	%r13, %r15
	shlq	$8, %r15
	addq	%rdx, %r15
	vmovups	%ymm11, (%r15,%r14,4)
	vmovups	%ymm10, (%r15,%rbx,4)
	vmovups	%ymm9, 256(%r15,%r14,4)
	vmovups	%ymm8, 256(%r15,%rbx,4)
	vmovups	%ymm7, 512(%r15,%r14,4)
	vmovups	%ymm6, 512(%r15,%rbx,4)
	vmovups	%ymm5, 768(%r15,%r14,4)
	vmovups	%ymm4, 768(%r15,%rbx,4)
	vmovups	%ymm3, 1024(%r15,%r14,4)
	vmovups	%ymm2, 1024(%r15,%rbx,4)
	vmovups	%ymm1, 1280(%r15,%r14,4)
	vmovups	%ymm0, 1280(%r15,%rbx,4)
	addq	$576, %r12
	cmpq	$6, %r13
	leaq	6(%r13), %r13
	jb	.LBB0_9
	.loc	1 0 95 is_stmt 0
	movl	$16, %ebx
	.loc	1 2 95
	testb	$1, %r11b
	movl	$0, %r11d
	jne	.LBB0_8
	.loc	1 0 95
	leaq	(%rdx,%r9,4), %r9
	movb	$1, %sil
	xorl	%r10d, %r10d
	.p2align	4
.LBB0_14:
	.loc	1 2 95 is_stmt 1
	leaq	(%r8,%r10,4), %r11
	vxorps	%xmm0, %xmm0, %xmm0
	movq	$-96, %rbx
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	.loc	1 0 95 is_stmt 0
.Ltmp5:
	.p2align	4
.LBB0_15:
	.loc	1 2 95
	vbroadcastss	1248(%rdi,%rbx), %ymm8
	vbroadcastss	1344(%rdi,%rbx), %ymm9
	vbroadcastss	1440(%rdi,%rbx), %ymm10
	vbroadcastss	1536(%rdi,%rbx), %ymm11
	vmovaps	-32(%r11), %ymm12
	vmovaps	(%r11), %ymm13
	vfmadd231ps	%ymm12, %ymm8, %ymm7
	vfmadd231ps	%ymm8, %ymm13, %ymm6
	vfmadd231ps	%ymm12, %ymm9, %ymm5
	vfmadd231ps	%ymm9, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm3
	vfmadd231ps	%ymm10, %ymm13, %ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm1
	vfmadd231ps	%ymm13, %ymm11, %ymm0
	subq	$-128, %r11
	addq	$4, %rbx
	jne	.LBB0_15
	vmovups	%ymm7, 3072(%r9,%r10,4)
	vmovups	%ymm6, 3104(%r9,%r10,4)
	vmovups	%ymm5, 3328(%r9,%r10,4)
	vmovups	%ymm4, 3360(%r9,%r10,4)
	vmovups	%ymm3, 3584(%r9,%r10,4)
	vmovups	%ymm2, 3616(%r9,%r10,4)
	vmovups	%ymm1, 3840(%r9,%r10,4)
	vmovups	%ymm0, 3872(%r9,%r10,4)
	movl	$16, %r10d
	testb	$1, %sil
	movl	$0, %esi
	jne	.LBB0_14
	.loc	1 0 95
	movl	$1, %r9d
	.loc	1 2 95
	testb	$1, %cl
	movb	$1, %cl
	je	.LBB0_7
	.loc	1 2 95 epilogue_begin
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
	vzeroupper
	retq
.Ltmp6:
.Lfunc_end0:
	.size	layer.impl, .Lfunc_end0-layer.impl
	.cfi_endproc

	.type	kina.check_call,@function
kina.check_call:
.Lfunc_begin1:
	.file	2 "kina-runtime.mlir"
	.loc	2 124 0 is_stmt 1
	.cfi_startproc
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	.loc	2 30 14 prologue_end
	movq	16(%rdi), %rax
	leaq	4096(%rax), %rcx
	leaq	layer.extents(%rip), %r8
	xorl	%r10d, %r10d
.Ltmp7:
.LBB1_1:
	.loc	2 54 7
	movq	%r10, %r9
	.loc	2 55 11
	cmpq	$2, %r10
	.loc	2 56 3
	je	.LBB1_4
	.loc	2 0 0 is_stmt 0
	movq	%r8, %r11
.Ltmp8:
	.loc	2 30 14 is_stmt 1
	movq	(%rdi,%r9,8), %rbx
.Ltmp9:
	.loc	2 66 11
	leaq	1(%r9), %r10
	.loc	2 67 3
	addq	$16, %r8
.Ltmp10:
	.loc	2 22 17
	cmpq	%rbx, %rcx
.Ltmp11:
	.loc	2 67 3
	jbe	.LBB1_1
	.loc	2 0 0 is_stmt 0
	addq	(%r11), %rbx
	.loc	2 67 3
	cmpq	%rax, %rbx
	jbe	.LBB1_1
.LBB1_4:
	.loc	2 0 3
	movl	$2, %r8d
	.loc	2 55 11 is_stmt 1
	cmpq	$2, %r9
.Ltmp12:
	.loc	2 137 3
	jb	.LBB1_21
.Ltmp13:
	.loc	2 79 12
	testq	%rdx, %rdx
	.loc	2 80 3
	je	.LBB1_10
	.loc	2 0 3 is_stmt 0
	leaq	(%rdx,%rsi), %rax
	xorl	%r10d, %r10d
	leaq	layer.extents(%rip), %rcx
	movq	%rdi, %r9
.LBB1_7:
	.loc	2 82 11 is_stmt 1
	cmpq	$48, %r10
	.loc	2 83 3
	je	.LBB1_10
	.loc	2 0 0 is_stmt 0
	movq	%r10, %r11
.Ltmp14:
	.loc	2 30 14 is_stmt 1
	movq	(%r9), %rbx
.Ltmp15:
	.loc	2 89 3
	addq	$8, %r9
	addq	$16, %r10
.Ltmp16:
	.loc	2 22 17
	cmpq	%rbx, %rax
.Ltmp17:
	.loc	2 89 3
	jbe	.LBB1_7
	.loc	2 0 0 is_stmt 0
	addq	(%r11,%rcx), %rbx
	.loc	2 89 3
	cmpq	%rsi, %rbx
	jbe	.LBB1_7
	jmp	.LBB1_21
.Ltmp18:
.LBB1_10:
	.loc	2 103 13 is_stmt 1
	testb	$63, %sil
	setne	%al
	.loc	2 104 11
	testq	%rdx, %rdx
	setne	%cl
	movl	$3, %r8d
	.loc	2 106 3
	testb	%al, %cl
	jne	.LBB1_21
	.loc	2 0 3 is_stmt 0
	xorl	%eax, %eax
.LBB1_12:
	.loc	2 108 11 is_stmt 1
	cmpq	$3, %rax
	.loc	2 109 3
	je	.LBB1_14
	.loc	2 116 18
	testb	$3, (%rdi,%rax,8)
	.loc	2 117 11
	leaq	1(%rax), %rax
	.loc	2 118 3
	je	.LBB1_12
	jmp	.LBB1_21
.Ltmp19:
.LBB1_14:
	.loc	2 145 16
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	#APP
	cpuid
	#NO_APP
	movl	$4, %r8d
	testl	%eax, %eax
	je	.LBB1_21
	.loc	2 0 16 is_stmt 0
	movl	$1, %eax
	.loc	2 145 16
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testl	$1020801537, %ecx
	jne	.LBB1_21
	movl	$-2147483648, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	cmpl	$-2147483647, %eax
	jb	.LBB1_21
	movl	$-2147483647, %eax
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ecx
	testb	$33, %cl
	jne	.LBB1_21
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	#APP
	cpuid
	#NO_APP
	cmpl	$7, %eax
	jb	.LBB1_21
	.loc	2 0 16
	movl	$7, %eax
	.loc	2 145 16
	xorl	%ecx, %ecx
	#APP
	cpuid
	#NO_APP
	notl	%ebx
	testw	$296, %bx
	jne	.LBB1_21
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
.LBB1_21:
	.loc	2 148 3
	movl	%r8d, %eax
	.loc	2 148 3 epilogue_begin is_stmt 0
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp20:
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
	callq	layer.unpack
	.loc	2 155 3
	movq	%rbx, %rdi
	callq	kina.leave_float_environment
	.loc	2 156 3 epilogue_begin
	addq	$16, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Ltmp21:
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
.Ltmp22:
	.loc	2 162 13 prologue_end
	movl	$6144, %edx
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
.Ltmp23:
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
.Ltmp24:
	.loc	2 179 13 prologue_end
	xorl	%esi, %esi
	xorl	%edx, %edx
	callq	kina.check_call
	.loc	2 180 14
	testl	%eax, %eax
	.loc	2 181 3
	jne	.LBB4_4
	.loc	2 190 13
	movl	$6207, %edi
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
.Ltmp25:
.Lfunc_end4:
	.size	kina.run, .Lfunc_end4-kina.run
	.cfi_endproc

	.type	layer.unpack,@function
layer.unpack:
.Lfunc_begin5:
	.loc	1 2 0
	.cfi_startproc
	movq	%rsi, %rcx
.Ltmp26:
	.loc	1 2 13 prologue_end
	movq	(%rdi), %rax
	movq	8(%rdi), %rsi
	movq	16(%rdi), %rdx
	movq	%rax, %rdi
	jmp	layer.impl
.Ltmp27:
.Lfunc_end5:
	.size	layer.unpack, .Lfunc_end5-layer.unpack
	.cfi_endproc

	.globl	kina_layer
	.type	kina_layer,@function
kina_layer:
.Lfunc_begin6:
	.loc	1 2 0
	.cfi_startproc
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	movq	%rsp, %rax
.Ltmp28:
	.loc	1 2 13 prologue_end
	movq	%rdi, (%rax)
	movq	%rsi, 8(%rax)
	movq	%rdx, 16(%rax)
	movq	%rax, %rdi
	callq	kina.run
	.loc	1 2 13 epilogue_begin is_stmt 0
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp29:
.Lfunc_end6:
	.size	kina_layer, .Lfunc_end6-kina_layer
	.cfi_endproc

	.globl	kina_layer_ws
	.type	kina_layer_ws,@function
kina_layer_ws:
.Lfunc_begin7:
	.loc	1 2 0 is_stmt 1
	.cfi_startproc
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	movq	%rdi, %rax
	movq	%rsp, %rdi
.Ltmp30:
	.loc	1 2 13 prologue_end
	movq	%rsi, (%rdi)
	movq	%rdx, 8(%rdi)
	movq	%rcx, 16(%rdi)
	movq	%rax, %rsi
	callq	kina.run_in_workspace
	.loc	1 2 13 epilogue_begin is_stmt 0
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	retq
.Ltmp31:
.Lfunc_end7:
	.size	kina_layer_ws, .Lfunc_end7-kina_layer_ws
	.cfi_endproc

	.globl	kina_layer_packed
	.type	kina_layer_packed,@function
kina_layer_packed:
.Lfunc_begin8:
	.cfi_startproc
	.loc	1 2 13 prologue_end is_stmt 1
	jmp	kina.run
.Ltmp32:
.Lfunc_end8:
	.size	kina_layer_packed, .Lfunc_end8-kina_layer_packed
	.cfi_endproc

	.globl	kina_layer_workspace_bytes
	.type	kina_layer_workspace_bytes,@function
kina_layer_workspace_bytes:
.Lfunc_begin9:
	.cfi_startproc
	.loc	1 2 13 prologue_end
	movl	$6144, %eax
	retq
.Ltmp33:
.Lfunc_end9:
	.size	kina_layer_workspace_bytes, .Lfunc_end9-kina_layer_workspace_bytes
	.cfi_endproc

	.globl	kina_manifest
	.type	kina_manifest,@function
kina_manifest:
.Lfunc_begin10:
	.cfi_startproc
	.loc	1 1 1 prologue_end
	leaq	kina.manifest_text(%rip), %rax
	retq
.Ltmp34:
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

	.type	layer.extents,@object
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
layer.extents:
	.quad	1536
	.quad	4
	.quad	6144
	.quad	4
	.quad	4096
	.quad	4
	.size	layer.extents, 48

	.type	kina.manifest_text,@object
	.p2align	4, 0x0
kina.manifest_text:
	.asciz	"{\n  \"compiler\": {\n    \"name\": \"kinac\",\n    \"version\": \"0.1.0\"\n  },\n  \"numerics\": 1,\n  \"target\": {\n    \"triple\": \"x86_64-unknown-linux-gnu\",\n    \"cpu\": \"x86-64-v3\"\n  },\n  \"functions\": [\n    {\n      \"name\": \"layer\",\n      \"symbol\": \"kina_layer\",\n      \"doc\": \"\",\n      \"workspace_bytes\": 6144,\n      \"inplace\": [],\n      \"inputs\": [\n        {\"path\": \"x\", \"dtype\": \"F32\", \"shape\": [16, 24]},\n        {\"path\": \"w\", \"dtype\": \"F32\", \"shape\": [64, 24]}\n      ],\n      \"outputs\": [\n        {\"path\": \"out0\", \"dtype\": \"F32\", \"shape\": [16, 64]}\n      ]\n    }\n  ]\n}\n"
	.size	kina.manifest_text, 555

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
	.long	.Ltmp12-.Lfunc_begin1
	.byte	2
	.byte	135
	.byte	12
	.byte	5
	.long	42
	.quad	.Lfunc_begin1
	.long	.Ltmp7-.Lfunc_begin1
	.byte	2
	.byte	49
	.byte	12
	.byte	5
	.long	42
	.quad	.Ltmp8
	.long	.Ltmp9-.Ltmp8
	.byte	2
	.byte	58
	.byte	12
	.byte	5
	.long	54
	.quad	.Ltmp10
	.long	.Ltmp11-.Ltmp10
	.byte	2
	.byte	60
	.byte	11
	.byte	0
	.byte	4
	.long	60
	.quad	.Ltmp13
	.long	.Ltmp18-.Ltmp13
	.byte	2
	.byte	139
	.byte	22
	.byte	5
	.long	42
	.quad	.Ltmp14
	.long	.Ltmp15-.Ltmp14
	.byte	2
	.byte	85
	.byte	12
	.byte	5
	.long	54
	.quad	.Ltmp16
	.long	.Ltmp17-.Ltmp16
	.byte	2
	.byte	87
	.byte	11
	.byte	0
	.byte	5
	.long	66
	.quad	.Ltmp18
	.long	.Ltmp19-.Ltmp18
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
	.asciz	"packed_layer.kina"
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
