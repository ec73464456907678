/** Tests set smaller limits. */
export const reportLimits = {
  /** Per server: ten times what the whole institute sends. */
  perSecond: 100,
  /** A lecture hall shares one address. */
  clientPerSecond: 20,
  bytesPerSecond: 400_000,
  clientBytesPerSecond: 100_000,
  msPerSecond: 100,
  clientMsPerSecond: 25,
  bodyBytes: 16 * 1024,
  flushMs: 2000,
  /** More are dropped. */
  pendingCounts: 5000,
  /** Above this, the oldest rows are deleted. */
  countRows: 200_000,
  problemRows: 5000,
  /** Of one version, in memory and stored. */
  problemsPerKind: 50,
  /** Stored for being recent, because new errors are rare at first. */
  recentProblems: 10,
  samplesPerProblem: 20,
  /** Tabs stay open. */
  releases: 30,
  releasesMs: 1000,
  days: 90,
};
