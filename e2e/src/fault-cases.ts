import type { Page } from '@playwright/test';
import { codeFaults, type SectionFault } from '@viit/test-kit/site-faults';
import { isFull, isLong } from './series.ts';

/** The sections, in the order of the fault cases. */
export const sections = ['home', 'institution', 'cells', 'placements', 'exams'] as const;
export type Section = (typeof sections)[number];

/** The page of each section that the fault tests open: if possible one with content that only code shows. */
export const pageOf: Readonly<Record<Section, string>> = {
  home: '/department/cse',
  institution: '/policies',
  cells: '/rti',
  placements: '/placements/Contact',
  exams: '/exams/timetables',
};

/** Each fault with each section. The short run has every fault once and every section at least once. */
export const faultCases: readonly (readonly [Section, SectionFault])[] = sections.flatMap((section, i) =>
  codeFaults.filter((_, j) => isFull || j % sections.length === i).map((fault) => [section, fault] as const),
);

/** For behaviour of the shell that is the same for every section. */
export const sampledSections: readonly Section[] = isFull ? sections : isLong ? ['home', 'exams'] : ['exams'];

/** Adds a link to the page, in a position that every layout has, and follows it. */
export async function followLinkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Test link' });
    document.querySelector('main')?.before(link);
  }, path);
  await page.getByRole('link', { name: 'Test link' }).click();
}
