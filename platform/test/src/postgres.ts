import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A PostgreSQL that a test started for itself, on loopback. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  freshDatabase(): string;
  stop(): Promise<void>;
}

/** Where Debian and others put the server's programs, newest first. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = fs.existsSync(root) ? fs.readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))));
}

/** Whether this machine has PostgreSQL's programs. */
export const hasPostgres = (): boolean => findPrograms() !== undefined;

/** Starts a PostgreSQL of its own in a temporary folder. It refuses to run as root, so root starts it as the user postgres. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPrograms();
  if (!programs)
    throw new Error('PostgreSQL is not on this machine. Install it, on Debian with: apt-get install postgresql');
  const user = systemUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-postgres-'));
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'viit', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  await untilOpen(port);
  let count = 0;
  return {
    freshDatabase() {
      const name = `test${++count}`;
      execFileSync(path.join(programs, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'viit', name]);
      return `postgres://viit@127.0.0.1:${port}/${name}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          fs.rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}

function systemUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL did not open port ${port} within 10 s.`);
}
