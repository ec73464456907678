import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A section that is being developed on a copy of its sources. */
export interface DevServer {
  /** Where to look at it. */
  address: string;
  /** Changes a file below the copy's `src`, as a save in an editor does. */
  edit(file: string, change: (text: string) => string): void;
  /** Puts every file back that was edited. */
  restore(): void;
  /** The lines of its terminal so far, each as JSON. */
  lines(): { event: string; name?: string; ms?: number }[];
  close(): Promise<void>;
}

/** Runs `viit dev` for a section on a copy of its sources. Rejects with what it printed where it ends before it is up. */
export async function startDevServer(section: string, against: string): Promise<DevServer> {
  // Inside the project: the sources find the installed packages from there.
  fs.mkdirSync(path.join(root, 'test-results'), { recursive: true });
  const place = fs.mkdtempSync(path.join(root, 'test-results/dev-'));
  const folder = path.join(place, section);
  fs.cpSync(path.join(root, 'remotes', section), folder, {
    recursive: true,
    filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
  });
  const words = ['dev', section, '--against', against, '--port', '0', '--folder', folder, '--json'];
  const child = spawn(process.execPath, [path.join(root, 'platform/cli/bin/viit.mjs'), ...words], {
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
      if (changed === text)
        throw new Error(`The edit of ${file} changes nothing; the file has changed. Mend the test.`);
      fs.writeFileSync(full, changed);
    },
    restore() {
      for (const [file, text] of originals) fs.writeFileSync(file, text);
      originals.clear();
    },
    lines: () => output.lines.map((line) => JSON.parse(line)),
    async close() {
      child.kill('SIGTERM');
      await output.ended;
      fs.rmSync(place, { recursive: true, force: true });
    },
  };
}

function listen(child: ChildProcess) {
  const lines: string[] = [];
  let text = '';
  let rest = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (part: Buffer) => {
      text += part.toString();
    });
    child.stdout?.on('data', (part: Buffer) => {
      const all = (rest + part.toString()).split('\n');
      rest = all.pop() ?? '';
      for (const line of all) {
        lines.push(line);
        const event = JSON.parse(line) as { event?: string; address?: string };
        if (event.event === 'up' && event.address) resolve(event.address);
      }
    });
    void ended.then(() => reject(new Error(`It ended before it was up:\n${text}${lines.join('\n')}`)));
  });
  return { lines, ended, address };
}
