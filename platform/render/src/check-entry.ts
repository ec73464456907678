import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import { startIsolatedProcess, withTemporaryFolder } from './isolation.ts';
import { renderLimits } from './limits.ts';

/** The message of the entry's process. The entry's code runs in it and can send anything, so it is parsed. */
const messageSchema = z.union([
  z.object({ error: z.string() }),
  z.object({ exposesPages: z.boolean(), requested: z.array(z.string()) }),
]);
type EntryReport = z.infer<typeof messageSchema>;

/**
 * Evaluates a section's client entry in an empty context, in a process of its own (R108.5).
 * @throws Refusal if it throws, hangs, does not expose `./pages`, or requests a module that its manifest does not declare.
 */
export async function checkEntry(manifest: Manifest, read: (file: string) => Promise<Uint8Array>): Promise<void> {
  const [entry = 'remoteEntry.js'] = manifest.entry.scripts;
  const name = `The entry of ${manifest.name} ${manifest.version}`;
  const report = await withTemporaryFolder(async (folder) => {
    const scripts = manifest.files.filter((file) => /^client\/[^/]+\.js$/.test(file.path));
    for (const { path: file } of scripts) await fs.writeFile(path.join(folder, path.basename(file)), await read(file));
    const container = `viit_${manifest.name.replaceAll('-', '_')}`;
    const child = await startIsolatedProcess(folder, 'entry-check-process', [container, entry]);
    try {
      return await reportOf(child);
    } finally {
      child.kill('SIGKILL');
    }
  });
  if ('error' in report) {
    throw new Refusal(
      'entry-invalid',
      `${name} fails when it is loaded: ${report.error}. Build it again with this project's preset.`,
    );
  }
  if (!report.exposesPages) {
    throw new Refusal(
      'entry-invalid',
      `${name} does not expose ./pages. Build it with this project's preset, which exposes src/pages.ts.`,
    );
  }
  const undeclared = report.requested.find((module) => !(module in manifest.peers));
  if (undeclared) {
    throw new Refusal(
      'entry-invalid',
      `${name} requires the shared module ${undeclared}, which its manifest does not declare. Add it to the package's dependencies and build again.`,
    );
  }
}

const reportOf = (child: ChildProcess) =>
  new Promise<EntryReport>((resolve) => {
    const settle = (report: EntryReport) => {
      clearTimeout(timer);
      resolve(report);
    };
    const timer = setTimeout(
      () => settle({ error: `it did not finish within ${renderLimits.pageMs / 1000} s` }),
      renderLimits.pageMs,
    );
    child.once('message', (message: unknown) => {
      const { success, data } = messageSchema.safeParse(message);
      settle(success ? data : { error: 'it sent messages of its own to the process that loaded it' });
    });
    // Not 'exit', which can be emitted before the last message has been read.
    child.once('close', () => settle({ error: 'it ended the process that loaded it' }));
  });
