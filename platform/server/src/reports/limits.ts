/** What bounds the work and the space that reports can cost. Tests set smaller ones. */
export const reportLimits = {
  /** Reports that a server reads in a second, with ten seconds' worth in a burst: ten times what the whole institute sends. */
  perSecond: 100,
  /** The same for one client: a lecture hall shares one address. */
  clientPerSecond: 20,
  /** Bytes of reports in a second, of all clients and of one. */
  bytesPerSecond: 400_000,
  clientBytesPerSecond: 100_000,
  /** Processor time for reports in a second, in ms, for all clients and for one. */
  msPerSecond: 100,
  clientMsPerSecond: 25,
  /** Bytes of a report. */
  bodyBytes: 16 * 1024,
  /** How long counts wait in memory, in ms. */
  flushMs: 2000,
  /** Different counts that wait in memory: what exceeds this is dropped. */
  pendingCounts: 5000,
  /** Rows that are stored: above this, the oldest are deleted. */
  countRows: 200_000,
  problemRows: 5000,
  /** Different errors of one kind that wait in memory, and that are stored, for a version. */
  problemsPerKind: 50,
  /** How many of them are stored because they were seen last: an error is rare at first. The others are the most frequent. */
  recentProblems: 10,
  samplesPerProblem: 20,
  /** Live releases that a report can be about, latest first: tabs stay open. */
  releases: 30,
  /** How long a server uses what it read about these releases, in ms. A report for a release that is newer than that is rare. */
  releasesMs: 1000,
  /** How long reports are stored, in days. */
  days: 90,
};
