/**
 * The process has `seconds` of processor time, and more time while others use the processors. Further pages and characters are not read,
 * and of a build no further documents after a minute.
 */
export const textLimits = {
  pages: 40,
  characters: 100_000,
  seconds: 10,
  ms: 60_000,
  memoryMb: 1000,
  msOfBuild: 60_000,
};
