import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.ts';

/** A PostgreSQL that a test started, on loopback. */
export interface TestPostgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): string;
  /** Closes every connection and stops the server, as a restart does; its data stays. */
  halt(): Promise<void>;
  /** Starts it again with the same data on the same port. */
  resume(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** The folder of the server's programs: the newest of Debian's, otherwise one in PATH. */
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

/** Starts a PostgreSQL in a temporary folder. It refuses to run as root, so root starts it as the user postgres. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed. On Debian, install it with: apt-get install postgresql');
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
  const start = async () => {
    const child = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    await untilReady(programs, port);
    return child;
  };
  let server = await start();
  const halt = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill('SIGINT');
    });
  let count = 0;
  return {
    createDatabase() {
      const name = `test${++count}`;
      execFileSync(path.join(programs, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'viit', name]);
      return `postgres://viit@127.0.0.1:${port}/${name}`;
    },
    halt,
    async resume() {
      server = await start();
    },
    async stop() {
      await halt();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its port is open before it accepts connections. */
async function untilReady(programs: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const args = ['-q', '-h', '127.0.0.1', '-p', String(port)];
    if (spawnSync(path.join(programs, 'pg_isready'), args).status === 0) return;
    await wait(100);
  }
  throw new Error(`PostgreSQL accepted no connection on port ${port} within 30 s.`);
}

function systemUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}
