import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A running `viit dev`, on a copy of a section's sources. */
export interface DevServer {
  /** The address of the development site. */
  address: string;
  /** Changes a file below the copy's `src`, like a save in an editor. */
  edit(file: string, change: (text: string) => string): void;
  /** Restores all edited files. */
  restore(): void;
  /** The JSON lines that it has printed so far. */
  lines(): { event: string; name?: string; ms?: number }[];
  close(): Promise<void>;
}

/** Runs `viit dev` for a section on a copy of its sources, on a free port by default. Rejects with its output if it ends before it is up. */
export async function startDevServer(section: string, against: string, port = 0): Promise<DevServer> {
  // Inside the project, so that the sources find the installed packages.
  fs.mkdirSync(path.join(root, 'test-results'), { recursive: true });
  const parent = fs.mkdtempSync(path.join(root, 'test-results/dev-'));
  const folder = path.join(parent, section);
  fs.cpSync(path.join(root, 'remotes', section), folder, {
    recursive: true,
    filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
  });
  const args = ['dev', section, '--against', against, '--port', String(port), '--folder', folder, '--json'];
  const child = spawn(process.execPath, [path.join(root, 'platform/cli/bin/viit.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = listen(child);
  const address = await output.address;
  const originals = new Map<string, string>();
  return {
    address,
    edit(file, change) {
      const full = path.join(folder, 'src', file);
      const text = fs.readFileSync(full, 'utf8');
      if (!originals.has(full)) originals.set(full, text);
      const changed = change(text);
      if (changed === text) throw new Error(`The edit does not match ${file} any more. Adapt the test to the file.`);
      save(full, changed);
    },
    restore() {
      for (const [file, text] of originals) save(file, text);
      originals.clear();
    },
    lines: () => output.lines.map((line) => JSON.parse(line)),
    async close() {
      child.kill('SIGTERM');
      await output.ended;
      fs.rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** In one step: a build that reads a file while it is written finds it empty, and the page reloads. */
function save(file: string, text: string): void {
  const written = `${path.dirname(file)}/.saved`;
  fs.writeFileSync(written, text);
  fs.renameSync(written, file);
}

function listen(child: ChildProcess) {
  const lines: string[] = [];
  let text = '';
  let incompleteLine = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      const all = (incompleteLine + chunk.toString()).split('\n');
      incompleteLine = all.pop() ?? '';
      for (const line of all) {
        lines.push(line);
        const event = JSON.parse(line) as { event?: string; address?: string };
        if (event.event === 'up' && event.address) resolve(event.address);
      }
    });
    void ended.then(() => reject(new Error(`viit dev ended before it was up:\n${text}${lines.join('\n')}`)));
  });
  return { lines, ended, address };
}
