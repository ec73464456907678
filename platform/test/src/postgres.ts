import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.ts';

export interface TestPostgres {
  /** @returns the address of an empty database. */
  createDatabase(): string;
  /** Like a restart: data stays. */
  halt(): Promise<void>;
  /** With the same data and port. */
  resume(): Promise<void>;
  /** The replica receives each change of this server. */
  startReplica(): Promise<TestReplica>;
  /** Also deletes its data. */
  stop(): Promise<void>;
}

export interface TestReplica extends TestPostgres {
  /** Of a database of the other server on this one. */
  addressOf(databaseUrl: string): string;
  /** Accepts changes from then on, and receives none. */
  promote(): void;
}

/** Debian's newest, otherwise one in PATH. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = fs.existsSync(root) ? fs.readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))));
}

export const hasPostgres = (): boolean => findPrograms() !== undefined;

/** PostgreSQL refuses to run as root, so root starts it as the user postgres. */
export async function startPostgres(): Promise<TestPostgres> {
  return run(findPrograms(), (tool, { data, options }) =>
    execFileSync(tool('initdb'), ['-D', data, '-U', 'viit', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options),
  );
}

interface DataFolder {
  data: string;
  options: { cwd: string; stdio: 'ignore'; uid?: number; gid?: number };
}

type FindTool = (name: string) => string;

type RunningServer = TestPostgres & Pick<TestReplica, 'promote'> & { port: number };

async function run(
  programs: string | undefined,
  create: (tool: FindTool, folder: DataFolder) => void,
): Promise<RunningServer> {
  if (!programs) throw new Error('PostgreSQL is not installed. On Debian, install it with: apt-get install postgresql');
  const tool: FindTool = (name) => path.join(programs, name);
  const user = systemUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-postgres-'));
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const port = await freePort();
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'viit'];
  create(tool, { data, options });
  const start = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
    const child = spawn(tool('postgres'), args, options);
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
      execFileSync(tool('createdb'), [...connection, name]);
      return `postgres://viit@127.0.0.1:${port}/${name}`;
    },
    halt,
    async resume() {
      server = await start();
    },
    async startReplica() {
      // `-R` writes the settings of a replica.
      const replica = await run(programs, (tool, { data, options }) =>
        execFileSync(tool('pg_basebackup'), [...connection, '-D', data, '-R', '-c', 'fast', '--no-sync'], options),
      );
      return {
        ...replica,
        addressOf: (database) => database.replace(`:${port}/`, `:${replica.port}/`),
      };
    },
    port,
    promote: () => void execFileSync(tool('pg_ctl'), ['promote', '-D', data, '-w'], options),
    async stop() {
      await halt();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The port is open before it accepts connections. */
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
