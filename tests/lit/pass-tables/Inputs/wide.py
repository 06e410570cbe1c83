"""Prints a function with 200 buffers that calls a wide part and a narrow one."""

COUNT = 200
PARAMETERS = ", ".join(f"%x{number}: !llvm.ptr" for number in range(COUNT))
ARGUMENTS = ", ".join(f"%x{number}" for number in range(COUNT))
TYPES = ", ".join(["!llvm.ptr"] * (COUNT + 1))
EXTENTS = ", ".join(["4, 4"] * COUNT)

print(f"""
llvm.func @f.0.impl({PARAMETERS}, %workspace: !llvm.ptr) attributes {{kina.inputs = 100 : i64}} {{
  %0 = llvm.load %x3 : !llvm.ptr -> f32
  llvm.store %0, %x150 : f32, !llvm.ptr
  llvm.return
}}
llvm.func @f.1.impl(%x: !llvm.ptr, %workspace: !llvm.ptr) attributes {{kina.inputs = 1 : i64}} {{
  llvm.return
}}
llvm.func @f({PARAMETERS}, %workspace: !llvm.ptr) attributes {{kina.inputs = 100 : i64,
    kina.buffers = array<i64: {EXTENTS}>, kina.workspace_bytes = 0 : i64, kina.inplace = []}} {{
  llvm.call @f.0.impl({ARGUMENTS}, %workspace) : ({TYPES}) -> ()
  llvm.call @f.1.impl(%x7, %workspace) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}}
""")
