import type { Manifest } from '@viit/contract';
import { type Measurement, measureBuild, measureManifest } from '@viit/contract/measure-build';
import { Refusal } from '@viit/core/refusal';
import type { ReadFile } from './store-build.ts';

/** Checks a build against the budgets that `npm run validate` checks too. @throws Refusal that lists what exceeds its budget. */
export async function checkBudgets(manifest: Manifest, read: ReadFile): Promise<void> {
  // What the manifest lists comes first: it limits how much is read and compressed.
  refuseOver(manifest, measureManifest(manifest));
  refuseOver(manifest, await measureBuild(manifest, read));
}

function refuseOver(manifest: Manifest, measured: readonly Measurement[]): void {
  const over = measured.filter(({ value, limit }) => value > limit);
  if (over.length === 0) return;
  const build = `${manifest.name} ${manifest.version}`;
  const entry = over.find(({ isEntry }) => isEntry);
  if (entry) {
    throw new Refusal(
      'entry-too-large',
      `The entry of ${build} is ${entry.format(entry.value)} compressed; its budget is ${entry.format(entry.limit)}. Import what a page needs in that page, not in ${manifest.kind === 'shell' ? 'main.ts' : 'pages.ts'}.`,
    );
  }
  throw new Refusal(
    'budget-exceeded',
    `${build} exceeds ${over.length === 1 ? 'a budget' : `${over.length} budgets`}: ${over.slice(0, 5).map(describe).join('; ')}. Load less at first, make pictures and documents smaller, or split what is large.`,
  );
}

const describe = ({ name, value, limit, format }: Measurement) => `${name}: ${format(value)} of ${format(limit)}`;
