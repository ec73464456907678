const MB = 1024 * 1024;

/** The limits of archives (R108.4), in bytes but for `files`. Tests set smaller ones. */
export const archiveLimits = {
  packed: 64 * MB,
  unpacked: 256 * MB,
  file: 32 * MB,
  files: 5000,
  /** For sentences. */
  inMB: (bytes: number): number => Math.round(bytes / MB),
};
