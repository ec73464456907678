/* Denied system calls, as classic BPF. Without fork and shared memory, one process's memory limit applies to all. */

/** Name, number on x64, number on arm64. */
const denied = `
  fork 57 -, vfork 58 -, execveat 322 281, unshare 272 97, setns 308 268, personality 135 92, kcmp 312 272,
  ptrace 101 117, process_vm_readv 310 270, process_vm_writev 311 271, syslog 103 116, quotactl 179 60,
  mount 165 40, umount2 166 39, pivot_root 155 41, chroot 161 51, fanotify_init 300 262,
  name_to_handle_at 303 264, open_by_handle_at 304 265, bpf 321 280, perf_event_open 298 241, userfaultfd 323 282,
  add_key 248 217, request_key 249 218, keyctl 250 219, memfd_create 319 279, socket 41 198,
  init_module 175 105, finit_module 313 273, kexec_load 246 104, kexec_file_load 320 294,
  shmget 29 194, msgget 68 186, semget 64 190, mq_open 240 180, modify_ldt 154 -, iopl 172 -, ioperm 173 -`;
/** clone3, io_uring and later calls, and other ABIs on x64. */
const firstNew = 424;

const [load, and, equals, atLeast, hasBits, end] = [0x20, 0x54, 0x15, 0x35, 0x45, 0x06];
const [allow, kill, noSuchCall] = [0x7fff0000, 0x80000000, 0x00050026];
/** Offsets in the kernel's seccomp data. */
const [call, architecture, argument] = [0, 4, (index: number) => 16 + 8 * index];
const [cloneThread, sharedAnonymous] = [0x10000, 0x21];

/** @returns what `bwrap --seccomp` reads. */
export function seccompFilter(): Buffer {
  const isArm = process.arch === 'arm64';
  const numbers = [...denied.matchAll(/(\d+|-) (\d+|-)(?=,|$)/g)].map(([, x64, arm64]) => Number(isArm ? arm64 : x64));
  const deny = [end, 0, 0, noSuchCall];
  // Jumps count from the next instruction.
  const program = [
    [load, 0, 0, architecture],
    [equals, 1, 0, isArm ? 0xc00000b7 : 0xc000003e],
    [end, 0, 0, kill],
    [load, 0, 0, call],
    [atLeast, 0, 1, firstNew],
    deny,
    ...numbers.filter(Number.isInteger).flatMap((number) => [[equals, 0, 1, number], deny]),
    // clone, except for threads.
    [equals, 0, 3, isArm ? 220 : 56],
    [load, 0, 0, argument(0)],
    [hasBits, 1, 0, cloneThread],
    deny,
    [load, 0, 0, call],
    // mmap of shared memory, which does not count as data.
    [equals, 0, 4, isArm ? 222 : 9],
    [load, 0, 0, argument(3)],
    [and, 0, 0, sharedAnonymous],
    [equals, 0, 1, sharedAnonymous],
    deny,
    [end, 0, 0, allow],
  ];
  const bytes = Buffer.alloc(8 * program.length);
  for (const [index, [code = 0, ifTrue = 0, ifFalse = 0, value = 0]] of program.entries()) {
    bytes.writeUInt16LE(code, 8 * index);
    bytes.writeUInt8(ifTrue, 8 * index + 2);
    bytes.writeUInt8(ifFalse, 8 * index + 3);
    bytes.writeUInt32LE(value, 8 * index + 4);
  }
  return bytes;
}
