import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, untilOpen } from './ports.ts';

/** On loopback, without root rights. */
export interface TestNginx {
  /** Such as `http://127.0.0.1:40123`. */
  address: string;
  errors(): string;
  /** As `nginx -s reload`. */
  reload(): void;
  stop(): Promise<void>;
}

export interface NginxSetup {
  port: number;
  folder: string;
}

const program = () =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));

export const hasNginx = (): boolean => program() !== undefined;

/** @param name such as `http_gzip_static_module`. */
export function hasNginxModule(name: string): boolean {
  const found = program();
  // The version is on standard error.
  const output = found && execFileSync('sh', ['-c', `${found} -V 2>&1`]).toString();
  return output?.includes(`--with-${name}`) ?? false;
}

/** @param http returns the `http` block. @throws the output of `nginx -t` if the configuration is invalid. */
export async function startNginx(http: (setup: NginxSetup) => string): Promise<TestNginx> {
  const found = program();
  if (!found) throw new Error('nginx is not installed. On Debian, install it with: apt-get install nginx');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-nginx-'));
  // Workers run as another user.
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, wholeConfiguration(folder, http({ port, folder })));
  const args = ['-p', folder, '-c', file];
  try {
    execFileSync(found, ['-t', '-q', ...args], { stdio: 'pipe' });
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw new Error(`nginx rejects the configuration: ${(error as { stderr?: Buffer }).stderr?.toString()}`);
  }
  const child = spawn(found, args, { stdio: 'ignore' });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilOpen(port);
  return {
    address: `http://127.0.0.1:${port}`,
    errors: () => fs.readFileSync(path.join(folder, 'error.log'), 'utf8'),
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGTERM');
      await exit;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes only below `folder`. */
function wholeConfiguration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `    ${name}_temp_path ${folder}/${name}-temp;`)
    .join('\n');
  return `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events { worker_connections 1024; }
http {
    access_log off;
${temporary}
${http}
}
`;
}
