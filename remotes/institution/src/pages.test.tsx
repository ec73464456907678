import { existsSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import pages from './pages.ts';
import { seeds, WithSeeds } from './testing/with-seeds.tsx';

/** The rows of the route table that belong to the section (R2.1), in their order. */
const routes = [
  '/chairman',
  '/principal',
  '/ceo',
  '/rector',
  '/policies',
  '/best-practices',
  '/administration',
  '/visionmission',
  '/empowering-strategies',
  '/accreditations',
  '/statutory-approvals',
  '/center-of-excellence',
  '/rankings',
  '/awards',
  '/teaching-methodologies',
  '/student-diversity',
  '/mentor-mentee',
  '/courses-offered',
  '/admissionsprocedure',
  '/admissionslists',
  '/admissionsoutcomes',
  '/strategic-plan',
  '/governing-body',
  '/academic-council',
  '/finance-committee',
  '/aicte-approvals',
  '/jntuk',
  '/accreditation',
  '/accreditation/:category',
  '/academics/audit',
  '/admissions',
  '/contact',
];

/** Each page, and each variant of a page with parameters. */
const views = pages.flatMap((page) => [
  ...(page.variants ? [] : [{ ...page, at: page.path, params: {} }]),
  ...(page.variants ?? []).map((variant) => ({ ...page, ...variant, at: Object.values(variant.params).join() })),
]);

test('the section has the required 27 routes in their order, then those for the public, all in the standard layout', () => {
  expect(pages.map((page) => page.path)).toEqual(routes);
  expect(new Set(pages.map((page) => page.layout))).toEqual(new Set(['standard']));
});

test('ids, titles and descriptions are each used once', () => {
  for (const field of ['id', 'title', 'description'] as const)
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
});

test.each(pages)('$path has a title and a description of limited length, and a folder named after its id', (page) => {
  expect(page.title.length).toBeLessThanOrEqual(60);
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(existsSync(path.join(__dirname, page.id, 'page.tsx'))).toBe(true);
});

test.each(views)(
  '$at loads, has its title as the one main heading, no gap between headings, and a Back control',
  async (page) => {
    const { default: Page } = await page.load();
    render(<Page params={page.params} />, { wrapper: WithSeeds });
    const levels = screen.getAllByRole('heading', { hidden: true }).map((heading) => Number(heading.tagName.slice(1)));
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(page.title);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    expect(screen.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/');
  },
);

test.each(views)('$at names the collections that it shows', async ({ content = [], load, params }) => {
  const { default: Page } = await load();
  const html = (lists: Record<string, readonly unknown[]>) =>
    render(
      <ContentProvider lists={lists}>
        <Page params={params} />
      </ContentProvider>,
    ).container.textContent;
  const named = Object.fromEntries(content.map((address) => [address, seeds[address] ?? []]));
  expect(html(named)).toBe(html(seeds));
});

test.each(views)('$at can be read while its collections are empty', async ({ load, params }) => {
  const { default: Page } = await load();
  render(<Page params={params} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
