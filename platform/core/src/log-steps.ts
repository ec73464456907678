/** Runs a part of the start and says in one line what it came to and how long it took. */
export type Step = <T>(name: string, work: () => Promise<T>, say?: (result: T) => string) => Promise<T>;

/** Makes steps that print to `tell`. */
export const logSteps = (tell: (line: string) => void): Step => {
  return async (name, work, say) => {
    const start = performance.now();
    const result = await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    tell(`${seconds} s  ${name.padEnd(9)} ${say ? say(result) : ''}`.trimEnd());
    return result;
  };
};
