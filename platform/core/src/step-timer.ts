/** In ms. */
export type StepTimes = Record<string, number>;
export type StepTimer = ReturnType<typeof stepTimer>;

/** Repeated steps add up. */
export function stepTimer() {
  const times: StepTimes = {};
  return {
    times,
    async time<T>(step: string, work: () => Promise<T>): Promise<T> {
      const begin = performance.now();
      try {
        return await work();
      } finally {
        times[step] = Math.round(((times[step] ?? 0) + performance.now() - begin) * 10) / 10;
      }
    },
  };
}
