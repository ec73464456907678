import type { Page } from '@playwright/test';
import { isFull } from './series.ts';
import { codeFaults, type Section, type SectionFault, sections } from './site-faults.ts';

/** A page of each section that the fault table is tried on: one with parts that only code opens, where there is one. */
export const pageOf: Readonly<Record<Section, string>> = {
  home: '/department/cse',
  institution: '/policies',
  cells: '/rti',
  placements: '/placements/Contact',
  exams: '/exams/timetables',
};

/** Each way with each section; in the short run every way once and every section at least once. */
export const faultCases: readonly (readonly [Section, SectionFault])[] = sections.flatMap((section, i) =>
  codeFaults.filter((_, j) => isFull || j % sections.length === i).map((way) => [section, way] as const),
);

/** Follows a link to an address, put where every layout has room for it. */
export async function followLinkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'On we go' });
    document.querySelector('main')?.before(link);
  }, path);
  await page.getByRole('link', { name: 'On we go' }).click();
}
