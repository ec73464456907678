import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { registryApi } from '@viit/contract/registry-api';
import type { Context } from '../context.ts';
import { readManifest } from '../local-build.ts';
import { sendBuild } from '../send-build.ts';

/**
 * Puts a finished build on a preview of its own, so that the registry renders its pages inside the live shell, and deletes the
 * preview when the work is done.
 * @param dist the build's folder.
 */
export async function withLocalBuild<T>(
  context: Context,
  dist: string,
  work: (preview: string) => Promise<T>,
): Promise<T> {
  const { name } = readManifest(path.resolve(dist));
  const preview = `diff-${randomBytes(4).toString('hex')}`;
  await sendBuild(context, name, preview, { dist });
  try {
    return await work(preview);
  } finally {
    await context.registry.call(registryApi.deletePreview, { params: { channel: preview } });
  }
}
