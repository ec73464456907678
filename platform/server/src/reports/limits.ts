/** Limits on the work and space that reports can cost. Tests set smaller ones. */
export const reportLimits = {
  /** Reports per second and server, with ten seconds' worth in a burst: ten times what the whole institute sends. */
  perSecond: 100,
  /** Per client: a lecture hall shares one address. */
  clientPerSecond: 20,
  bytesPerSecond: 400_000,
  clientBytesPerSecond: 100_000,
  /** Processor time per second. */
  msPerSecond: 100,
  clientMsPerSecond: 25,
  bodyBytes: 16 * 1024,
  flushMs: 2000,
  /** Different counts waiting in memory; more are dropped. */
  pendingCounts: 5000,
  /** Above this, the oldest rows are deleted. */
  countRows: 200_000,
  problemRows: 5000,
  /** Different errors of one kind and version, in memory and stored. */
  problemsPerKind: 50,
  /** How many of them are stored for being recent, because new errors are rare at first. The others are the most frequent. */
  recentProblems: 10,
  samplesPerProblem: 20,
  /** Live releases that a report can be about: tabs stay open. */
  releases: 30,
  /** How long these releases are cached, in ms. */
  releasesMs: 1000,
  days: 90,
};
