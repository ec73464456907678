/** Resolves in a new task, before timers and other tasks that wait where the browser has a scheduler. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });
