/** An error while compiling or running. */
export interface Fault {
  /** Path in the project, such as `remotes/exams/src/about/page.tsx`; absent if the error names no file. */
  file?: string;
  line?: number;
  message: string;
}

/** The state of a build after a save; sent to open pages. */
export interface BuildStatus {
  name: string;
  /** Identifies the current client files; absent before the first build without faults. */
  hash?: string;
  /** Empty if the build has succeeded. */
  faults: Fault[];
}
