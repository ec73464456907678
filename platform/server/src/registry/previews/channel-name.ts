import { buildName } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { live } from '../releases/releases.ts';

/** Names are part of addresses. @throws Refusal for other names. */
export function assertChannelName(name: string): void {
  if (buildName.safeParse(name).success) return;
  throw new Refusal(
    'channel-name-invalid',
    `"${name}" cannot be the name of a preview. Use up to 31 lower-case letters, digits and hyphens, such as new-timetables.`,
  );
}

/** @throws Refusal for the live channel. */
export function assertPreview(channel: string, advice: string): void {
  if (channel === live) {
    throw new Refusal('not-a-preview', `"live" is what visitors see, not a preview. ${advice}`);
  }
}

export const unknownPreviewRefusal = (channel: string): Refusal =>
  new Refusal('preview-unknown', `There is no preview "${channel}". List the previews with: viit status`);
