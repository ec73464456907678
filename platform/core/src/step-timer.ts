/** In ms. */
export type StepTimes = Record<string, number>;

/** Repeated steps add up. */
export interface StepTimer {
  times: StepTimes;
  time<T>(step: string, work: () => Promise<T>): Promise<T>;
}

export function stepTimer(): StepTimer {
  const times: StepTimes = {};
  return {
    times,
    async time(step, work) {
      const begin = performance.now();
      try {
        return await work();
      } finally {
        times[step] = Math.round(((times[step] ?? 0) + performance.now() - begin) * 10) / 10;
      }
    },
  };
}
