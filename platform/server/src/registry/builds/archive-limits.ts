import { Refusal } from '@viit/core/refusal';

const MB = 1024 * 1024;

/** In bytes, except `files` (R108). */
export const archiveLimits = {
  packed: 64 * MB,
  unpacked: 256 * MB,
  file: 32 * MB,
  /** Of manifest.json: 6000 pages and 5000 files need about 5 MB. */
  manifest: 8 * MB,
  files: 5000,
  inMB: (bytes: number): number => Math.round(bytes / MB),
};

export const archiveTooLarge = (what: string, limit: number): Refusal =>
  new Refusal(
    'archive-too-large',
    `The ${what} is larger than ${archiveLimits.inMB(limit)} MB. Make images and documents smaller, or remove what no page uses.`,
  );
