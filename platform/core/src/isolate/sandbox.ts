import { spawnSync } from 'node:child_process';
import { seccompFilter } from './seccomp.ts';

/* bubblewrap: own namespaces, no capabilities, read-only files, and the filter of seccomp.ts. */

const libraries = ['/lib', '/lib64', '/usr/lib', '/usr/lib64'].flatMap((folder) => ['--ro-bind-try', folder, folder]);
const nobody = '65534';

/** bubblewrap reads the filter from it. */
export const filterDescriptor = 4;

const around = (program: string) => [
  ...['--unshare-all', '--die-with-parent', '--clearenv', '--cap-drop', 'ALL'],
  ...['--uid', nobody, '--gid', nobody],
  ...libraries,
  ...['--dev-bind', '/dev/urandom', '/dev/urandom'],
  ...['--ro-bind', program, '/workerd', '--seccomp', String(filterDescriptor)],
];

/** @param folder is `/files` inside. */
export const sandboxed = (program: string, folder: string, args: readonly string[]): string[] => [
  'bwrap',
  ...around(program),
  ...['--ro-bind', folder, '/files', '--remount-ro', '/', '--chdir', '/'],
  '/workerd',
  ...args,
];

const passFilter = `exec "$@" ${filterDescriptor}<&0 </dev/null`;
let isAvailable: boolean | undefined;

/** False on macOS and in some containers. */
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
