/** Tests set smaller limits. */
export const reportLimits = {
  /** Per server: ten times what the whole institute sends. */
  perSecond: 100,
  /** A lecture hall shares one address. */
  clientPerSecond: 20,
  bytesPerSecond: 400_000,
  clientBytesPerSecond: 100_000,
  /** Processor time. */
  msPerSecond: 100,
  clientMsPerSecond: 25,
  bodyBytes: 16 * 1024,
  flushMs: 2000,
  /** Further counts are dropped. */
  pendingCounts: 5000,
  /** Above this, the oldest rows are deleted. */
  countRows: 200_000,
  problemRows: 5000,
  /** Different errors of one kind and version. */
  problemsPerKind: 50,
  /** Some errors are stored because they are recent: new errors are rare at first. */
  recentProblems: 10,
  samplesPerProblem: 20,
  /** Open tabs send reports about previous releases too. */
  releases: 30,
  releasesMs: 1000,
  days: 90,
};
