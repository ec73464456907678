export interface Fault {
  /** Such as `remotes/exams/src/about/page.tsx`. */
  file?: string;
  line?: number;
  message: string;
}

/** Sent to open pages after a save. */
export interface BuildStatus {
  name: string;
  /** Absent before the first successful build. */
  hash?: string;
  /** Empty after success. */
  faults: Fault[];
}
