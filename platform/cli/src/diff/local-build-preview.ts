import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { registryApi } from '@viit/contract/registry-api';
import type { Context } from '../context.ts';
import { handleInterruption, unlessAborted } from '../interruption.ts';
import { readManifest } from '../local-build.ts';
import { sendBuild } from '../send-build.ts';

/**
 * The registry renders the build's pages in a preview, which is deleted afterwards, also after a failure or an interruption.
 * @param dist the build's folder.
 */
export async function withLocalBuild<T>(
  context: Context,
  dist: string,
  work: (preview: string) => Promise<T>,
): Promise<T> {
  const { name } = readManifest(path.resolve(dist));
  const preview = `diff-${randomBytes(4).toString('hex')}`;
  return handleInterruption(async (signal) => {
    // If aborted, the registry would create the preview after its deletion.
    await sendBuild(context, name, preview, { dist });
    try {
      return await unlessAborted(work(preview), signal);
    } finally {
      await deletePreview(context, preview);
    }
  });
}

async function deletePreview({ registry, output }: Context, channel: string): Promise<void> {
  try {
    await registry.call(registryApi.deletePreview, { params: { channel } });
  } catch (error) {
    output.hint(`The preview ${channel} could not be deleted. Delete it with: viit preview delete ${channel}`);
    throw error;
  }
}
