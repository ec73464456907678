import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { type Comparison, registryApi } from '@viit/contract/registry-api';
import type { Context } from '../context.ts';
import { handleInterruption } from '../interruption.ts';

import { openCaptureCache } from './visual/capture-cache.ts';
import type { StorePicture } from './visual/compare-captures.ts';
import { type Selection, selectPages } from './visual/select-pages.ts';
import type { VisualComparison } from './visual/visual-comparison.ts';

/** Keeps captures between commands. */
const cacheFolder = path.join(workspaceRoot, 'node_modules/.cache/viit-diff');

export async function runVisual(
  { registry, output }: Context,
  comparison: Comparison,
  { selection, store }: { selection: Selection; store: StorePicture | undefined },
): Promise<VisualComparison> {
  const query = { from: sideReference(comparison.from), to: sideReference(comparison.to) };
  const listed = await registry.call(registryApi.listComparedPages, { query });
  const pages = selectPages(listed, comparison, selection);
  return output.step('compare in the browser', async (onProgress) => {
    // No other command needs Playwright.
    const { compareVisually } = await import('./visual/compare-visually.ts');
    return handleInterruption((signal) =>
      compareVisually({
        ...{ registry, comparison, pages, store, signal, onProgress, files: listed.files },
        cache: openCaptureCache(cacheFolder),
      }),
    );
  });
}

const sideReference = ({ name }: Comparison['from']): string => name.replace(/^release /, '');
