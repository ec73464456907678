import { spawnSync } from 'node:child_process';
import { seccompFilter } from './seccomp.ts';

/*
 * The layer around an isolate: bubblewrap. The process has its own user, PID, mount, network, IPC, UTS and cgroup namespaces
 * and no capabilities. It sees its own program, the libraries of the system and the folder with its script, all read-only. The
 * kernel refuses the system calls of seccomp.ts.
 */

const libraries = ['/lib', '/lib64', '/usr/lib', '/usr/lib64'].flatMap((folder) => ['--ro-bind-try', folder, folder]);
const nobody = '65534';

/** The file descriptor from which bubblewrap reads the seccomp filter. */
export const filterDescriptor = 4;

const around = (program: string) => [
  ...['--unshare-all', '--die-with-parent', '--clearenv', '--cap-drop', 'ALL'],
  ...['--uid', nobody, '--gid', nobody],
  ...libraries,
  ...['--dev-bind', '/dev/urandom', '/dev/urandom'],
  ...['--ro-bind', program, '/workerd', '--seccomp', String(filterDescriptor)],
];

/** The command that runs workerd in the sandbox. @param folder is `/files` inside. */
export const sandboxed = (program: string, folder: string, args: readonly string[]): string[] => [
  'bwrap',
  ...around(program),
  ...['--ro-bind', folder, '/files', '--remount-ro', '/', '--chdir', '/'],
  '/workerd',
  ...args,
];

const passFilter = `exec "$@" ${filterDescriptor}<&0 </dev/null`;
let isAvailable: boolean | undefined;

/** Whether bubblewrap is installed and may create namespaces: not on macOS, and not in every container. */
export function hasSandbox(program: string): boolean {
  isAvailable ??=
    process.platform === 'linux' &&
    spawnSync(
      '/bin/sh',
      ['-c', passFilter, 'sh', 'bwrap', ...around(program), '--remount-ro', '/', '/workerd', '--version'],
      {
        input: seccompFilter(),
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    ).status === 0;
  return isAvailable;
}
