import { gzipSync } from 'node:zlib';
import { budgets, inKb, type Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { checkEntry } from '@viit/render/check-entry';
import { reservedScopes } from '../access/tokens.ts';
import type { ReadFile } from './builds.ts';

/**
 * Checks a build that is offered, by itself (design.md section 6, steps 2 and 3): the manifest speaks of its own build
 * only, files it names are there, the entry keeps to its budget and exposes the list of pages.
 * @throws Refusal with what is wrong and how to mend it.
 */
export async function checkCandidate(manifest: Manifest, name: string, read: ReadFile): Promise<void> {
  checkSelf(manifest, name);
  checkNamedFiles(manifest);
  await checkBudget(manifest, read);
  if (manifest.kind === 'section') await checkEntry(manifest, read);
}

function checkSelf({ name, kind, base, identity, version }: Manifest, expected: string): void {
  if (name !== expected) {
    throw new Refusal(
      `This is a build of ${name}, sent as ${expected}. Publish it under its own name: viit publish ${name}`,
    );
  }
  if ((kind === 'shell') !== (name === 'shell') || reservedScopes.includes(name)) {
    throw new Refusal(
      `The name ${name} does not go with a build of the kind ${kind}. Give the section's folder another name.`,
    );
  }
  if (base !== `/_builds/${name}/${identity.slice(0, 12)}/`) {
    throw new Refusal(
      `The manifest of ${name} ${version} claims to be served at ${base}, which is not its place. Build it with this project's preset.`,
    );
  }
}

function checkNamedFiles({ name, version, kind, entry, pages, files }: Manifest): void {
  const held = new Set<string>();
  for (const { path } of files) {
    if (held.has(path)) throw new Refusal(`The manifest of ${name} ${version} names ${path} twice. Build it again.`);
    held.add(path);
  }
  const client = [...entry.scripts, ...entry.styles, ...pages.flatMap((page) => [...page.scripts, ...page.styles])];
  const server = kind === 'shell' ? 'server/render.cjs' : 'server/pages.cjs';
  for (const file of [...client.map((one) => `client/${one}`), server]) {
    if (held.has(file)) continue;
    throw new Refusal(`${name} ${version} needs ${file}, which is not among its files. Build it again.`);
  }
}

async function checkBudget({ name, version, kind, entry }: Manifest, read: ReadFile): Promise<void> {
  const limit = kind === 'shell' ? budgets.hydrate : budgets.entry;
  let bytes = 0;
  for (const file of entry.scripts) bytes += gzipSync(await read(`client/${file}`), { level: 9 }).length;
  if (bytes <= limit) return;
  throw new Refusal(
    `The entry of ${name} ${version} weighs ${inKb(bytes)} compressed, and its budget is ${inKb(limit)}. Import what a page needs in that page, not in ${kind === 'shell' ? 'the start' : 'pages.ts'}.`,
  );
}
