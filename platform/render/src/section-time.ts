import { Refusal } from '@viit/core/refusal';
import type { RenderJob } from './jobs.ts';
import { renderLimits } from './limits.ts';

/** Measures how long the pages of each section take to render, and refuses a section whose pages take too long together. */
export interface SectionTimes {
  /** @throws Refusal where the section has used its time. @param left how many of its pages are not rendered yet. */
  check(section: string, left: number): void;
  add(section: string, ms: number): void;
}

/** Only rendering counts: neither waiting for a process nor storing the pages is the section's doing. */
export function sectionTimes(jobs: readonly RenderJob[]): SectionTimes {
  const counts = new Map<string, number>();
  for (const { section } of jobs) counts.set(section, (counts.get(section) ?? 0) + 1);
  const used = new Map<string, number>();
  return {
    check(section, left) {
      const count = counts.get(section) ?? 0;
      const limit = renderLimits.sectionMs * Math.max(1, count / renderLimits.sectionPages);
      if ((used.get(section) ?? 0) < limit) return;
      throw new Refusal(
        'pages-too-slow',
        `The ${count} pages of ${section} did not finish rendering within ${limit / 1000} s; ${left} are left. Look for pages that wait or compute, or split the section.`,
      );
    },
    add: (section, ms) => void used.set(section, (used.get(section) ?? 0) + ms),
  };
}
