/** While a task runs, all further calls with its key share one more run, which starts when it has ended. */
export function shareRuns<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const runs = new Map<string, { current: Promise<T>; next?: Promise<T> }>();
  return function run(key, task) {
    const running = runs.get(key);
    if (running) {
      const start = () => begin(key, task);
      running.next ??= running.current.then(start, start);
      return running.next;
    }
    return begin(key, task);
  };

  function begin(key: string, task: () => Promise<T>): Promise<T> {
    const started: { current: Promise<T>; next?: Promise<T> } = { current: task() };
    runs.set(key, started);
    const finish = () => {
      if (!started.next) runs.delete(key);
    };
    started.current.then(finish, finish);
    return started.current;
  }
}
