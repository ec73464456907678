/** @jest-environment node */
import { ContentProvider } from '@viit/runtime';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import DepartmentPage from './department/page.tsx';
import HomePage from './home/page.tsx';
import { damaged, damagedFields } from './testing/damage.ts';
import { fullDepartment } from './testing/full-department.ts';

/* Any backend may send incomplete lists: whatever is damaged, the pages keep their headings and every intact item (R13.16). */

/** 300 variants in `npm run test:full`. */
const runs = process.env.FULL ? 150 : 30;
const numbers = [1, 2, 3];
const lists = {
  '/api/heroImage/list': damaged(
    numbers.map((n) => ({ id: `view-${n}`, title: `View ${n}.`, url: `/images/hero/${n}.svg` })),
    ({ title }) => title,
  ),
  '/api/announcement/list': damaged(
    numbers.map((n) => ({ date: `2026-11-0${n}`, title: `Notice ${n}.`, path: '/exams' })),
    ({ title }) => title,
  ),
  '/api/newsEvents/list': damaged(
    numbers.map((n) => ({
      type: 'Workshop',
      title: `Event ${n}.`,
      date: `2027-01-0${n}`,
      description: 'Two days of making.',
      image: { url: '/images/events/techfest.svg' },
      pathlink: 'https://events.viit.example',
      location: 'Seminar Hall',
    })),
    ({ title }) => title,
  ),
  '/api/placement/list': damaged(
    numbers.map((n) => ({
      image: { url: '/images/people/a.svg' },
      student: `Student ${n}.`,
      companyLogo: { url: '/images/companies/tidewell.svg' },
      company: 'Tidewell Analytics',
      package: '12 LPA',
    })),
    ({ student }) => student,
  ),
};

/** Renders as the server does. @throws the first error of any component. */
async function htmlOf(responses: Readonly<Record<string, readonly unknown[]>>, page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<ContentProvider lists={responses}>{page}</ContentProvider>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

const unreadable = /NaN|undefined|Invalid Date|\[object|(?:href|src)="(?:|[^"]*(?:javascript:|evil)[^"]*)"/g;

function expectReadable(html: string, intact: readonly string[]): void {
  expect(intact.filter((text) => !html.includes(text))).toEqual([]);
  // Addresses that lead elsewhere may be text, but no link and no image.
  expect(html.match(unreadable) ?? []).toEqual([]);
  expect(html.match(/<h1/g)).toHaveLength(1);
}

jest.setTimeout(180_000);

test('the home page keeps its headings and every intact item of damaged lists', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(lists), async (responses) => {
      const items = Object.fromEntries(Object.entries(responses).map(([address, list]) => [address, list.items]));
      const html = await htmlOf(items, <HomePage />);
      expectReadable(
        html,
        Object.values(responses).flatMap(({ intact }) => intact),
      );
      expect(html.match(/<h2/g)).toHaveLength(9);
    }),
    { numRuns: runs },
  );
});

/** A text of an intact item of a department's list. */
function textOf(_field: string, item: unknown): string {
  if (typeof item === 'string') return item;
  return Object.values(item as object).find((value) => typeof value === 'string' && !value.startsWith('/')) ?? '';
}

test('a department keeps its heading and every intact item of damaged data', async () => {
  const { name, ...fields } = fullDepartment;
  await fc.assert(
    fc.asyncProperty(damagedFields(fields, textOf), async ({ object, intact }) => {
      const lists = { '/api/department/list/cse': [{ ...object, name }] };
      const html = await htmlOf(lists, <DepartmentPage params={{ code: 'cse' }} />);
      expectReadable(html, [...intact, 'Computer Science &amp; Engineering']);
    }),
    { numRuns: runs },
  );
});

test('a department without its name has the name of its programme', async () => {
  const html = await htmlOf(
    { '/api/department/list/cse': [{ about: 'About it.' }] },
    <DepartmentPage params={{ code: 'cse' }} />,
  );
  expect(html).toContain('Computer Science &amp; Engineering</h1>');
});
