import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, untilOpen } from './ports.ts';

/** An nginx that a test started for itself, on loopback, without rights. */
export interface TestNginx {
  /** Of its first port, such as `http://127.0.0.1:40123`. */
  address: string;
  /** What it has to say of what went wrong. */
  errors(): string;
  /** Reads its configuration anew, as `nginx -s reload` does. */
  reload(): void;
  stop(): Promise<void>;
}

/** What a configuration has to know of the place that it runs in. */
export interface NginxPlace {
  /** A free port on 127.0.0.1. */
  port: number;
  /** An empty folder, for caches and the like. */
  folder: string;
}

const program = () =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));

/** Whether this machine has nginx. */
export const hasNginx = (): boolean => program() !== undefined;

/** Whether it was built with a module, by the name of its flag, such as `http_gzip_static_module`. */
export function hasNginxModule(name: string): boolean {
  const found = program();
  // The version is written to standard error.
  const words = found && execFileSync('sh', ['-c', `${found} -V 2>&1`]).toString();
  return words?.includes(`--with-${name}`) ?? false;
}

/**
 * Starts an nginx in a folder of its own.
 * @param http what stands in its `http` block.
 * @throws what `nginx -t` says of a configuration that it does not take.
 */
export async function startNginx(http: (place: NginxPlace) => string): Promise<TestNginx> {
  const found = program();
  if (!found) throw new Error('nginx is not on this machine. Install it, on Debian with: apt-get install nginx');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-nginx-'));
  // Its workers give up root's rights and must get in all the same.
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, wholeConfiguration(folder, http({ port, folder })));
  const words = ['-p', folder, '-c', file];
  try {
    execFileSync(found, ['-t', '-q', ...words], { stdio: 'pipe' });
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw new Error(`nginx does not take the configuration: ${(error as { stderr?: Buffer }).stderr?.toString()}`);
  }
  const child = spawn(found, words, { stdio: 'ignore' });
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

/** Everything that nginx writes is kept below the folder. */
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
