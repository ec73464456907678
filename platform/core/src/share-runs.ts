import { setTimeout as wait } from 'node:timers/promises';

interface Run<T> {
  current: Promise<T>;
  /** Never rejects. */
  isOver: Promise<unknown>;
  next?: Promise<T>;
}

/**
 * While a task runs, all further calls with its key share one more run, which starts when it has ended.
 * @param pauseMs the least time between the starts of two runs.
 */
export function shareRuns<T>(pauseMs = 0): (key: string, task: () => Promise<T>) => Promise<T> {
  const runs = new Map<string, Run<T>>();
  return function run(key, task) {
    const running = runs.get(key);
    if (!running) return begin(key, task);
    running.next ??= running.isOver.then(() => begin(key, task));
    return running.next;
  };

  function begin(key: string, task: () => Promise<T>): Promise<T> {
    const pause = pauseMs > 0 ? wait(pauseMs) : undefined;
    const current = task();
    const started: Run<T> = {
      current,
      isOver: current.catch(() => {}).then(() => pause),
    };
    runs.set(key, started);
    void started.isOver.then(() => {
      if (!started.next) runs.delete(key);
    });
    return current;
  }
}
