import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { compileWorker, renderLimits, startChild, withFolder } from './process.ts';

/** The message of the entry's process: what it found, or why it ended. */
type Found = { exposes: boolean; asked: string[]; error?: undefined } | { error: string };

/**
 * Evaluates a section's entry in a bare context, in a process of its own.
 * @throws Refusal where it throws or hangs, does not expose `./pages`, or asks for what its manifest does not declare.
 */
export async function checkEntry(manifest: Manifest, read: (file: string) => Promise<Uint8Array>): Promise<void> {
  const [entry = 'remoteEntry.js'] = manifest.entry.scripts;
  const name = `The entry of ${manifest.name} ${manifest.version}`;
  const found = await withFolder(async (folder) => {
    const scripts = manifest.files.filter((file) => /^client\/[^/]+\.js$/.test(file.path));
    for (const { path: file } of scripts) await fs.writeFile(path.join(folder, path.basename(file)), await read(file));
    await compileWorker('entry-check-process', folder);
    const global = `viit_${manifest.name.replaceAll('-', '_')}`;
    const child = startChild(folder, 'entry-check-process', [global, entry]);
    try {
      return await answerOf(child);
    } finally {
      child.kill('SIGKILL');
    }
  });
  if (found.error !== undefined) {
    throw new Refusal(
      'entry-invalid',
      `${name} fails when it is loaded: ${found.error}. Build it again with this project's preset.`,
    );
  }
  if (!found.exposes) {
    throw new Refusal(
      'entry-invalid',
      `${name} does not expose ./pages. Build it with this project's preset, which exposes src/pages.ts.`,
    );
  }
  const undeclared = found.asked.find((module) => !(module in manifest.peers));
  if (undeclared) {
    throw new Refusal(
      'entry-invalid',
      `${name} asks for the shared module ${undeclared}, which its manifest does not declare. Add it to the package's dependencies and build again.`,
    );
  }
}

const answerOf = (child: ChildProcess) =>
  new Promise<Found>((resolve) => {
    const timer = setTimeout(
      () => resolve({ error: `it did not finish within ${renderLimits.pageMs / 1000} s` }),
      renderLimits.pageMs,
    );
    const settle = (found: Found) => {
      clearTimeout(timer);
      resolve(found);
    };
    child.once('message', (found: Found) => settle(found));
    // Not 'exit', which may come before the last message has been read.
    child.once('close', () => settle({ error: 'it ended the process that loaded it' }));
  });
