import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { type Comparison, registryApi } from '@viit/contract/registry-api';
import { createTemporaryFolder } from '@viit/core/temporary-folder';
import { handleInterruption } from '../interruption.ts';
import { showProgress } from '../progress.ts';
import type { RegistryClient } from '../registry-client.ts';
import { openCaptureCache } from './visual/capture-cache.ts';
import type { StorePicture } from './visual/compare-captures.ts';
import { type Selection, selectPages } from './visual/select-pages.ts';
import type { VisualComparison } from './visual/visual-comparison.ts';

/** Keeps captures between commands. */
const cacheFolder = path.join(workspaceRoot, 'node_modules/.cache/viit-diff');

/** Shows progress. */
export async function runVisual(
  registry: RegistryClient,
  comparison: Comparison,
  { selection, isQuiet, store }: { selection: Selection; isQuiet: boolean; store: StorePicture | undefined },
): Promise<VisualComparison> {
  const query = { from: sideReference(comparison.from), to: sideReference(comparison.to) };
  const listed = await registry.call(registryApi.listComparedPages, { query });
  const pages = selectPages(listed, comparison, selection);
  const folder = createTemporaryFolder('diff');
  const progress = showProgress(isQuiet);
  try {
    // No other command needs Playwright.
    const { compareVisually } = await import('./visual/compare-visually.ts');
    return await handleInterruption((signal) =>
      compareVisually({
        ...{ registry, comparison, pages, folder, store, signal, files: listed.files },
        cache: openCaptureCache(cacheFolder),
        onProgress: (done, total) => progress.update(done, total),
      }),
    );
  } finally {
    progress.end();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const sideReference = ({ name }: Comparison['from']): string => name.replace(/^release /, '');
