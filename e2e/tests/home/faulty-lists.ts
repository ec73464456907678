import type { Page, Route } from '@playwright/test';

/** The four lists of the home page. A failure is logged with these names (R13.1, R13.8). */
export const lists = ['heroImage', 'announcement', 'newsEvents', 'placement'] as const;
export type List = (typeof lists)[number];

/** The longest title that the lists accept, in ordinary words. */
export const longTitle = 'Electromagnetohydrodynamics for coastal infrastructure and its friends '
  .repeat(5)
  .slice(0, 300);
/** As long, in a single word. */
const longWord = 'Extraordinarily'.repeat(20);

const broken = '/images/there-is-none.svg';
const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);

interface ItemOptions {
  title?: string;
  picture?: string;
}

const itemFactories: {
  [name in List]: (index: number, options: ItemOptions) => object;
} = {
  heroImage: (index, { title, picture = '/images/hero/campus-dawn.svg' }) => ({
    id: `view-${index}`,
    title: title ?? `View ${index + 1}`,
    url: picture,
  }),
  announcement: (index, { title }) => ({ date: day(index), title: title ?? `Notice ${index + 1}`, path: '/exams' }),
  newsEvents: (index, { title, picture = '/images/events/techfest.svg' }) => ({
    type: 'Workshop',
    title: title ?? `Event ${index + 1}`,
    date: day(index),
    description: 'Two days of making, and a third of showing what was made.',
    image: { url: picture },
    pathlink: `https://events.viit.example/${index}`,
  }),
  placement: (index, { title, picture }) => ({
    student: title ?? `Student ${index + 1}`,
    image: { url: picture ?? '/images/people/tejaswi-kolli.svg' },
    company: title ?? 'Tidewell Analytics',
    companyLogo: { url: picture ?? '/images/companies/tidewell.svg' },
    package: `${index + 5} LPA`,
  }),
};

/** Makes items of a list. */
const itemsOf = (list: List, count: number, options: ItemOptions = {}) =>
  Array.from({ length: count }, (_, index) => itemFactories[list](index, options));

/** Faults of the lists' responses, by name. */
export const listFaults: Record<string, (route: Route, list: List) => Promise<void>> = {
  failing: (route) => route.fulfill({ status: 500, json: { error: 'Test failure' } }),
  'slow by 5 s': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue().catch(() => {});
  },
  empty: (route) => route.fulfill({ json: [] }),
  'of one item': (route, list) => route.fulfill({ json: itemsOf(list, 1) }),
  'of 200 items': (route, list) => route.fulfill({ json: itemsOf(list, 200) }),
  'with broken image addresses': (route, list) => route.fulfill({ json: itemsOf(list, 4, { picture: broken }) }),
  'with titles of 300 characters': (route, list) =>
    route.fulfill({
      json: [...itemsOf(list, 2, { title: longTitle }), ...itemsOf(list, 9, { title: longWord }).slice(2)],
    }),
};

/** Gives all four lists this fault. */
export async function breakLists(page: Page, fault: string): Promise<void> {
  const respond = listFaults[fault];
  if (!respond) throw new Error(`There is no fault "${fault}".`);
  for (const list of lists) await page.route(`**/api/${list}/list`, (route) => respond(route, list));
}
