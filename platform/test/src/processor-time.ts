/** In ms. The least of three runs, because garbage collection and other programs only add to it. */
export function processorTime(work: () => void): number {
  const times = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
