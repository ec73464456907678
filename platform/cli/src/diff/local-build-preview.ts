import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { registryApi } from '@viit/contract/registry-api';
import type { Context } from '../context.ts';
import { handleInterruption, unlessAborted } from '../interruption.ts';
import { readManifest } from '../local-build.ts';
import { sendBuild } from '../send-build.ts';

/**
 * Puts a finished build on a preview of its own, so that the registry renders its pages inside the live shell, and deletes the
 * preview when the work is done, has failed, or is interrupted.
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
    // Not aborted: the registry would make the preview all the same, after it had been deleted.
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
