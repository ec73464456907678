import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A folder outside of the project, with its own npm cache. */
export interface OutsideRepository {
  folder: string;
  /** Runs a program in a folder below, by default in the repository. @returns its output. @throws with its output if it fails. */
  run(command: string, args: readonly string[], at?: string): Promise<string>;
  /** Changes a file, like a save in an editor. */
  edit(file: string, change: (text: string) => string): void;
  /** Runs `viit dev`. @returns its address, and a function that ends it. */
  dev(): Promise<{ address: string; close: () => Promise<void> }>;
  delete(): void;
}

/** Makes an empty folder for a section's repository, outside of this project so that no import resolves into it. */
export function outsideRepository(name: string): OutsideRepository {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-outside-'));
  const folder = path.join(parent, name);
  // Settings that npm passes on to programs it starts, such as those of the test runner's own npm.
  const inherited = Object.entries(process.env).filter(([key]) => !/^(?:npm_|VIIT_|NODE_PATH)/.test(key));
  const env = { ...Object.fromEntries(inherited), npm_config_cache: path.join(parent, 'npm-cache') };
  return {
    folder,
    run: (command, args, at = folder) =>
      new Promise((resolve, reject) => {
        const child = execFile(command, args, { cwd: at, env, maxBuffer: 2 ** 26 }, (error, out, err) =>
          error ? reject(new Error(`${command} ${args.join(' ')}:\n${out}${err}`)) : resolve(out + err),
        );
        child.stdin?.end();
      }),
    edit(file, change) {
      const full = path.join(folder, file);
      const text = fs.readFileSync(full, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`The edit does not match ${file} any more. Adapt the test to the file.`);
      fs.writeFileSync(full, changed);
    },
    async dev() {
      const program = path.join(folder, 'node_modules/@viit/toolkit/dist/viit.js');
      const child = spawn(process.execPath, [program, 'dev', '--port', '0', '--json'], { cwd: folder, env });
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      const address = await new Promise<string>((resolve, reject) => {
        let text = '';
        const read = (chunk: Buffer) => {
          text += chunk.toString();
          const [, found] = /"event":"up","address":"([^"]+)"/.exec(text) ?? [];
          if (found) resolve(found);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        void ended.then(() => reject(new Error(`viit dev ended before it was up:\n${text}`)));
      });
      return {
        address,
        async close() {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    delete: () => fs.rmSync(parent, { recursive: true, force: true }),
  };
}

/** Packs the packages of the toolkit, as `npm run packages` does. */
export const packPackages = ({ run }: OutsideRepository): Promise<string> =>
  run(process.execPath, ['--import', 'tsx/esm', 'platform/packages/src/run.ts'], root);
