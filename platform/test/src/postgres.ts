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
  /** Starts a server that follows this one: it has a copy of its data, and receives each change. */
  startReplica(): Promise<TestReplica>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** A PostgreSQL that follows another one. */
export interface TestReplica extends TestPostgres {
  /** The address of a database of the other server on this one. */
  addressOf(databaseUrl: string): string;
  /** Ends following, and accepts changes from then on. */
  promote(): void;
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
  return run(findPrograms(), (tool, { data, options }) =>
    execFileSync(tool('initdb'), ['-D', data, '-U', 'viit', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options),
  );
}

/** A folder for the data of a server, and how its programs are run. */
interface DataFolder {
  data: string;
  options: { cwd: string; stdio: 'ignore'; uid?: number; gid?: number };
}

type FindTool = (name: string) => string;

type RunningServer = TestPostgres & Pick<TestReplica, 'promote'> & { port: number };

/** Starts a server on data that `create` writes. */
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
      // -R writes how to follow this server; the copy accepts only reading until it is promoted.
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
