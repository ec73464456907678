import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { withIsolate } from '@viit/core/isolate/isolate';
import { IsolateError } from '@viit/core/isolate/isolate-error';
import { programText } from '@viit/core/isolate/program-text';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import { renderLimits } from './limits.ts';

const timeoutMs = 5000;

/** Untrusted: the entry's code can return anything. */
const reportSchema = z.object({ exposesPages: z.boolean(), requested: z.array(z.string()).max(1000) });

/** @throws Refusal if the entry throws, hangs, lacks `./pages`, or requests an undeclared module (R108). */
export async function checkEntry(manifest: Manifest, read: (file: string) => Promise<Uint8Array>): Promise<void> {
  const [entry = 'remoteEntry.js'] = manifest.entry.scripts;
  const name = `The entry of ${manifest.name} ${manifest.version}`;
  const scripts = new Map<string, string>();
  for (const { path: file } of manifest.files.filter((one) => /^client\/[^/]+\.js$/.test(one.path))) {
    scripts.set(path.basename(file), Buffer.from(await read(file)).toString());
  }
  const source = scripts.get(entry) ?? '';
  const variable = `viit_${manifest.name.replaceAll('-', '_')}`;
  scripts.set(entry, `${source}\n;module.exports = typeof ${variable} === 'undefined' ? undefined : ${variable};`);
  const { exposesPages, requested } = await evaluateEntry({ file: entry, variable }, scripts, name);
  if (!exposesPages) {
    throw new Refusal(
      'entry-invalid',
      `${name} does not expose ./pages. Build it with this project's preset, which exposes src/pages.ts.`,
    );
  }
  const isUndeclared = (module: string) => !Object.hasOwn(manifest.peers, module);
  const undeclared = requested.find(isUndeclared) ?? findShared(source, isUndeclared);
  if (undeclared) {
    throw new Refusal(
      'entry-invalid',
      `${name} requires the shared module ${undeclared}, which its manifest does not declare. Add it to the package's dependencies and build again.`,
    );
  }
}

/** One after the other: an entry within its compressed budget can name a million. */
function findShared(source: string, isWanted: (module: string) => boolean): string | undefined {
  for (const [, module = ''] of source.matchAll(/shareKey:\s*"([^"]+)"/g)) if (isWanted(module)) return module;
  return undefined;
}

async function evaluateEntry(entry: object, code: ReadonlyMap<string, string>, name: string) {
  const program = await programText(path.join(import.meta.dirname, 'entry-check.program'));
  try {
    const result = await withIsolate({ program, code, memoryMb: renderLimits.memoryMb }, (isolate) =>
      isolate.call(entry, { timeoutMs, maxBytes: 100_000 }),
    );
    const { success, data } = reportSchema.safeParse(result);
    if (success) return data;
    throw new IsolateError('malformed');
  } catch (error) {
    if (!(error instanceof IsolateError)) throw error;
    const reason = failures[error.failure](error);
    throw new Refusal(
      'entry-invalid',
      `${name} fails when it is loaded: ${reason}. Build it again with this project's preset.`,
    );
  }
}

const failures: Readonly<Record<IsolateError['failure'], (error: IsolateError) => string>> = {
  threw: ({ thrown }) => thrown,
  timeout: () => `it did not finish within ${timeoutMs / 1000} s`,
  'never-settles': () => 'it waits for a promise that never settles',
  memory: () => `it took more than ${renderLimits.memoryMb} MB`,
  ended: ({ message }) => `it cannot be evaluated: ${message || 'the isolate ended'}`,
  'too-large': () => 'it returned too much',
  malformed: () => 'it changed the responses of the isolate that loaded it',
};
