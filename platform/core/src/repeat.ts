/**
 * Runs work again and again, one run at a time.
 * @param onError called once until the work succeeds again.
 */
export function repeat(work: () => Promise<void>, everyMs: number, onError: (error: unknown) => void) {
  let running = Promise.resolve();
  let isFailing = false;
  let timer: ReturnType<typeof setTimeout>;
  const attempt = async () => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  const run = () => {
    running = running.then(attempt);
    return running;
  };
  const wait = () => {
    timer = setTimeout(() => void run().then(wait), everyMs);
    timer.unref();
  };
  wait();
  return {
    /** After the run in progress. */
    run,
    /** Completes the run in progress. */
    async stop() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
