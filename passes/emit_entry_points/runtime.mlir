// What every entry point shares, whatever the function and the target.
//
// A library has one copy of it, internal to the library. A buffer table lists
// the pointers of a function: its inputs, then its outputs. `extents` holds
// {bytes, alignment} for each; `partners` holds for each the position of the
// input that it may be equal to, or -1.

// Defined by code generation, which knows the target.
llvm.func @kina.cpu_is_supported() -> i1
llvm.func @kina.enter_float_environment() -> i64
llvm.func @kina.leave_float_environment(i64)

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

// Whether two ranges of addresses share a byte.
llvm.func internal @kina.ranges_meet(%one: i64, %one_bytes: i64, %other: i64, %other_bytes: i64) -> i1 {
  %one_end = llvm.add %one, %one_bytes : i64
  %other_end = llvm.add %other, %other_bytes : i64
  %starts_before = llvm.icmp "ult" %one, %other_end : i64
  %ends_after = llvm.icmp "ult" %other, %one_end : i64
  %both = llvm.and %starts_before, %ends_after : i1
  llvm.return %both : i1
}

// Address of the buffer at `index`.
llvm.func internal @kina.address(%pointers: !llvm.ptr, %index: i64) -> i64 {
  %slot = llvm.getelementptr %pointers[%index] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %pointer = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  %address = llvm.ptrtoint %pointer : !llvm.ptr to i64
  llvm.return %address : i64
}

// Size of the buffer at `index`.
llvm.func internal @kina.size(%extents: !llvm.ptr, %index: i64) -> i64 {
  %slot = llvm.getelementptr %extents[%index, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %bytes = llvm.load %slot : !llvm.ptr -> i64
  llvm.return %bytes : i64
}

// Whether the output at `output` meets a buffer in front of it in the table,
// other than its partner at the same address.
llvm.func internal @kina.output_overlaps(%pointers: !llvm.ptr, %extents: !llvm.ptr, %partners: !llvm.ptr, %output: i64) -> i1 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(true) : i1
  %start = llvm.call @kina.address(%pointers, %output) : (!llvm.ptr, i64) -> i64
  %bytes = llvm.call @kina.size(%extents, %output) : (!llvm.ptr, i64) -> i64
  %partner_slot = llvm.getelementptr %partners[%output] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %partner = llvm.load %partner_slot : !llvm.ptr -> i64
  llvm.br ^head(%zero : i64)
^head(%index: i64):
  %more = llvm.icmp "ult" %index, %output : i64
  llvm.cond_br %more, ^body, ^exit(%false : i1)
^body:
  %other = llvm.call @kina.address(%pointers, %index) : (!llvm.ptr, i64) -> i64
  %other_bytes = llvm.call @kina.size(%extents, %index) : (!llvm.ptr, i64) -> i64
  %meet = llvm.call @kina.ranges_meet(%start, %bytes, %other, %other_bytes) : (i64, i64, i64, i64) -> i1
  %is_partner = llvm.icmp "eq" %partner, %index : i64
  %is_equal = llvm.icmp "eq" %start, %other : i64
  %allowed = llvm.and %is_partner, %is_equal : i1
  %refused = llvm.xor %allowed, %true : i1
  %overlap = llvm.and %meet, %refused : i1
  %next = llvm.add %index, %one : i64
  llvm.cond_br %overlap, ^exit(%true : i1), ^head(%next : i64)
^exit(%result: i1):
  llvm.return %result : i1
}

// Whether the workspace meets a buffer.
llvm.func internal @kina.workspace_overlaps(%pointers: !llvm.ptr, %extents: !llvm.ptr, %count: i64, %workspace: !llvm.ptr, %workspace_bytes: i64) -> i1 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(true) : i1
  %start = llvm.ptrtoint %workspace : !llvm.ptr to i64
  %empty = llvm.icmp "eq" %workspace_bytes, %zero : i64
  llvm.cond_br %empty, ^exit(%false : i1), ^head(%zero : i64)
^head(%index: i64):
  %more = llvm.icmp "ult" %index, %count : i64
  llvm.cond_br %more, ^body, ^exit(%false : i1)
^body:
  %other = llvm.call @kina.address(%pointers, %index) : (!llvm.ptr, i64) -> i64
  %other_bytes = llvm.call @kina.size(%extents, %index) : (!llvm.ptr, i64) -> i64
  %meet = llvm.call @kina.ranges_meet(%start, %workspace_bytes, %other, %other_bytes) : (i64, i64, i64, i64) -> i1
  %next = llvm.add %index, %one : i64
  llvm.cond_br %meet, ^exit(%true : i1), ^head(%next : i64)
^exit(%result: i1):
  llvm.return %result : i1
}

// Whether a buffer or the workspace is not aligned.
llvm.func internal @kina.misaligned(%pointers: !llvm.ptr, %extents: !llvm.ptr, %count: i64, %workspace: !llvm.ptr, %workspace_bytes: i64) -> i1 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %mask = llvm.mlir.constant(63 : i64) : i64
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(true) : i1
  %start = llvm.ptrtoint %workspace : !llvm.ptr to i64
  %low_bits = llvm.and %start, %mask : i64
  %is_odd = llvm.icmp "ne" %low_bits, %zero : i64
  %used = llvm.icmp "ne" %workspace_bytes, %zero : i64
  %workspace_odd = llvm.and %used, %is_odd : i1
  llvm.cond_br %workspace_odd, ^exit(%true : i1), ^head(%zero : i64)
^head(%index: i64):
  %more = llvm.icmp "ult" %index, %count : i64
  llvm.cond_br %more, ^body, ^exit(%false : i1)
^body:
  %address = llvm.call @kina.address(%pointers, %index) : (!llvm.ptr, i64) -> i64
  %slot = llvm.getelementptr %extents[%index, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %alignment = llvm.load %slot : !llvm.ptr -> i64
  %element_mask = llvm.sub %alignment, %one : i64
  %element_low_bits = llvm.and %address, %element_mask : i64
  %element_odd = llvm.icmp "ne" %element_low_bits, %zero : i64
  %next = llvm.add %index, %one : i64
  llvm.cond_br %element_odd, ^exit(%true : i1), ^head(%next : i64)
^exit(%result: i1):
  llvm.return %result : i1
}

// The status of the call so far: 2, 3 or 4 when it must be refused, else 0.
llvm.func internal @kina.check_call(%pointers: !llvm.ptr, %extents: !llvm.ptr, %partners: !llvm.ptr, %inputs: i64, %count: i64, %workspace: !llvm.ptr, %workspace_bytes: i64) -> i32 attributes {no_inline} {
  %one = llvm.mlir.constant(1 : i64) : i64
  %success = llvm.mlir.constant(0 : i32) : i32
  %overlap = llvm.mlir.constant(2 : i32) : i32
  %misaligned = llvm.mlir.constant(3 : i32) : i32
  %unsupported = llvm.mlir.constant(4 : i32) : i32
  llvm.br ^head(%inputs : i64)
^head(%index: i64):
  %more = llvm.icmp "ult" %index, %count : i64
  llvm.cond_br %more, ^body, ^workspace
^body:
  %meets = llvm.call @kina.output_overlaps(%pointers, %extents, %partners, %index) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i1
  %next = llvm.add %index, %one : i64
  llvm.cond_br %meets, ^exit(%overlap : i32), ^head(%next : i64)
^workspace:
  %workspace_meets = llvm.call @kina.workspace_overlaps(%pointers, %extents, %count, %workspace, %workspace_bytes) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr, i64) -> i1
  llvm.cond_br %workspace_meets, ^exit(%overlap : i32), ^alignment
^alignment:
  %odd = llvm.call @kina.misaligned(%pointers, %extents, %count, %workspace, %workspace_bytes) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr, i64) -> i1
  llvm.cond_br %odd, ^exit(%misaligned : i32), ^cpu
^cpu:
  %supported = llvm.call @kina.cpu_is_supported() : () -> i1
  llvm.cond_br %supported, ^exit(%success : i32), ^exit(%unsupported : i32)
^exit(%status: i32):
  llvm.return %status : i32
}

// Calls `body` with the default floating environment.
llvm.func internal @kina.call_body(%body: !llvm.ptr, %pointers: !llvm.ptr, %workspace: !llvm.ptr) {
  %environment = llvm.call @kina.enter_float_environment() : () -> i64
  llvm.call %body(%pointers, %workspace) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @kina.leave_float_environment(%environment) : (i64) -> ()
  llvm.return
}

// A call whose workspace the caller gives.
llvm.func internal @kina.run_in_workspace(%body: !llvm.ptr, %pointers: !llvm.ptr, %extents: !llvm.ptr, %partners: !llvm.ptr, %inputs: i64, %count: i64, %workspace: !llvm.ptr, %workspace_bytes: i64) -> i32 attributes {no_inline} {
  %success = llvm.mlir.constant(0 : i32) : i32
  %status = llvm.call @kina.check_call(%pointers, %extents, %partners, %inputs, %count, %workspace, %workspace_bytes) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
  %refused = llvm.icmp "ne" %status, %success : i32
  llvm.cond_br %refused, ^exit, ^run
^run:
  llvm.call @kina.call_body(%body, %pointers, %workspace) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^exit
^exit:
  llvm.return %status : i32
}

// A call whose workspace is allocated here, aligned to 64.
llvm.func internal @kina.run(%body: !llvm.ptr, %pointers: !llvm.ptr, %extents: !llvm.ptr, %partners: !llvm.ptr, %inputs: i64, %count: i64, %workspace_bytes: i64) -> i32 attributes {no_inline} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.mlir.constant(63 : i64) : i64
  %success = llvm.mlir.constant(0 : i32) : i32
  %out_of_memory = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.zero : !llvm.ptr
  %status = llvm.call @kina.check_call(%pointers, %extents, %partners, %inputs, %count, %none, %zero) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
  %refused = llvm.icmp "ne" %status, %success : i32
  llvm.cond_br %refused, ^exit(%status : i32), ^checked
^checked:
  %needs_none = llvm.icmp "eq" %workspace_bytes, %zero : i64
  llvm.cond_br %needs_none, ^run_without, ^allocate
^run_without:
  llvm.call @kina.call_body(%body, %pointers, %none) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^exit(%success : i32)
^allocate:
  %padded = llvm.add %workspace_bytes, %mask : i64
  %memory = llvm.call @malloc(%padded) : (i64) -> !llvm.ptr
  %failed = llvm.icmp "eq" %memory, %none : !llvm.ptr
  llvm.cond_br %failed, ^exit(%out_of_memory : i32), ^run
^run:
  %address = llvm.ptrtoint %memory : !llvm.ptr to i64
  %negative = llvm.sub %zero, %address : i64
  %shift = llvm.and %negative, %mask : i64
  %workspace = llvm.getelementptr %memory[%shift] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @kina.call_body(%body, %pointers, %workspace) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call @free(%memory) : (!llvm.ptr) -> ()
  llvm.br ^exit(%success : i32)
^exit(%result: i32):
  llvm.return %result : i32
}
