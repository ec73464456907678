/** Something that does not build, or does not run. */
export interface Fault {
  /** Below the project's folder, such as `remotes/exams/src/about/page.tsx`; absent where nothing names one. */
  file?: string;
  line?: number;
  message: string;
}

/** How the build of a section or of the shell stands; sent to open pages after every save. */
export interface BuildNews {
  name: string;
  /** Names what the client's files hold now; absent before the first build that succeeded. */
  hash?: string;
  /** Empty while all is well. */
  faults: Fault[];
}
