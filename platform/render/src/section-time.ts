import { Refusal } from '@viit/core/refusal';
import type { RenderJob } from './jobs.ts';
import { renderLimits } from './limits.ts';

export interface SectionTimes {
  /**
   * @param left pages of the section that are not rendered yet, including this one.
   * @throws Refusal if the section has used its time.
   */
  measure<T>(section: string, left: number, work: () => Promise<T>): Promise<T>;
}

/**
 * A section's time runs while at least one of its pages is being rendered or read. Waiting for a process and storing pages
 * do not count.
 */
export function sectionTimes(jobs: readonly RenderJob[]): SectionTimes {
  const counts = new Map<string, number>();
  for (const { section } of jobs) counts.set(section, (counts.get(section) ?? 0) + 1);
  const clocks = new Map([...counts.keys()].map((section) => [section, sharedClock()]));
  const check = (section: string, left: number) => {
    const count = counts.get(section) ?? 0;
    const limit = renderLimits.sectionMs * Math.max(1, count / renderLimits.sectionPages);
    if ((clocks.get(section)?.read() ?? 0) < limit) return;
    throw new Refusal(
      'pages-too-slow',
      `The ${count} pages of ${section} could not be rendered and read within ${limit / 1000} s; ${left} are left. Look for pages that wait or compute, or are complex, or split the section.`,
    );
  };
  return {
    async measure(section, left, work) {
      check(section, left);
      const stop = clocks.get(section)?.start();
      try {
        return await work();
      } finally {
        stop?.();
      }
    },
  };
}

function sharedClock() {
  let users = 0;
  let since = 0;
  let total = 0;
  const now = () => performance.now();
  return {
    read: () => total + (users > 0 ? now() - since : 0),
    start() {
      if (users++ === 0) since = now();
      return () => {
        if (--users === 0) total += now() - since;
      };
    },
  };
}
