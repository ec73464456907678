export type Step = <T>(name: string, work: () => Promise<T>, describe?: (result: T) => string) => Promise<T>;

export const logSteps = (log: (line: string) => void): Step => {
  return async (name, work, describe) => {
    const start = performance.now();
    const result = await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    log(`${seconds} s  ${name.padEnd(9)} ${describe ? describe(result) : ''}`.trimEnd());
    return result;
  };
};
