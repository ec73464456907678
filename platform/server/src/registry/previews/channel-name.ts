import { buildName } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { live } from '../releases/releases.ts';

/** A channel's name is part of addresses. @throws Refusal if it cannot be one. */
export function assertChannelName(name: string): void {
  if (buildName.safeParse(name).success) return;
  throw new Refusal(
    'channel-name-invalid',
    `"${name}" cannot be the name of a preview. Use up to 31 lower-case letters, digits and hyphens, such as new-timetables.`,
  );
}

/** @throws Refusal if the name is the live channel's. */
export function assertPreview(channel: string, advice: string): void {
  if (channel === live) {
    throw new Refusal('not-a-preview', `"live" is what visitors see, not a preview. ${advice}`);
  }
}

/** The refusal for a preview that does not exist. */
export const unknownPreviewRefusal = (channel: string): Refusal =>
  new Refusal('preview-unknown', `There is no preview "${channel}". List the previews with: viit status`);
