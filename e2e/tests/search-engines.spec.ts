import type { APIRequestContext } from '@playwright/test';
import { departmentCodes, isIndexable, type Route, routes } from '../src/routes.ts';
import { findErrors } from '../src/schema-org.ts';
import { expect, test } from '../src/site-test.ts';
import { isPreview } from '../src/tested-site.ts';

test.skip(isPreview, 'previews are excluded from search engines');

const indexable = routes.filter(isIndexable);
const plain = { maxRedirects: 0 };

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const read = async (request: APIRequestContext, path: string) => (await request.get(path, plain)).text();
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
const block = (html: string) => /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];

/** The structured data of a page, which must use schema.org. */
function thingsOf(html: string): Thing[] {
  const text = block(html);
  if (!text) return [];
  const data = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** The public origin, which may differ from the address under test. */
const originOf = async (request: APIRequestContext) => new URL(canonicalOf(await read(request, '/'))).origin;

test('the sitemap lists exactly the pages at their canonical addresses, with plausible dates', async ({ request }) => {
  const origin = await originOf(request);
  const response = await request.get('/sitemap.xml', plain);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')]);
  const rows = [...(await response.text()).matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  const listed = rows.map((row) => row[1]).sort();
  expect.soft(listed, 'addresses of the sitemap').toEqual(indexable.map(({ path }) => origin + path).sort());
  for (const [, address, date] of rows) {
    expect(date, `the date of ${address}`).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const age = Date.now() - Date.parse(date ?? '');
    expect(age, `${address} is dated ${date}, which is in the future`).toBeGreaterThan(-60_000);
    expect(Date.parse(date ?? ''), `${address} is dated ${date}`).toBeGreaterThan(Date.parse('2026-01-01'));
  }
});

test('every address of the sitemap responds without a redirect and is its own canonical address', async ({
  request,
}) => {
  const addresses = [...(await read(request, '/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map((row) => row[1] ?? '');
  for (const address of addresses) {
    const response = await request.get(new URL(address).pathname, plain);
    const html = await response.text();
    expect([response.status(), canonicalOf(html)], address).toEqual([200, address]);
    expect(meta(html, 'robots'), address).toBeUndefined();
  }
});

test('robots.txt allows pages, styles and scripts, and excludes the APIs and search results', async ({ request }) => {
  const text = await read(request, '/robots.txt');
  const lines = text.trim().split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(
    lines.filter((line) => /^(Allow|Disallow)/.test(line)),
    'what robots.txt allows',
  ).toEqual(['Allow: /_builds/', 'Disallow: /api', 'Disallow: /_', 'Disallow: /search?']);
  expect(lines).toContain(`Sitemap: ${await originOf(request)}/sitemap.xml`);
});

test('pages that are not in the sitemap are excluded from search engines', async ({ request }) => {
  for (const path of ['/redirect', '/department/xyz']) {
    const html = await read(request, path);
    expect([meta(html, 'robots'), canonicalOf(html), block(html)], path).toEqual(['noindex', '', undefined]);
  }
  const secondAddress = await read(request, '/exams/about');
  expect([canonicalOf(secondAddress), block(secondAddress)]).toEqual([`${await originOf(request)}/exams`, undefined]);
});

test('every page has title, description, address and picture for sharing', async ({ request }) => {
  const pictures = new Set<string>();
  for (const { path } of indexable) {
    const html = await read(request, path);
    expect(meta(html, 'og:title'), path).toBe(/<title>([^<]+)/.exec(html)?.[1]);
    expect(meta(html, 'og:description'), path).toBe(meta(html, 'description'));
    expect(meta(html, 'og:url'), path).toBe(canonicalOf(html));
    expect([meta(html, 'og:type'), meta(html, 'og:site_name')], path).toEqual(['website', 'VIIT']);
    expect(meta(html, 'twitter:card'), path).toBe('summary_large_image');
    expect(meta(html, 'og:image:alt')?.length, path).toBeGreaterThan(10);
    pictures.add(meta(html, 'og:image') ?? '');
  }
  for (const picture of pictures) {
    const response = await request.get(new URL(picture).pathname, plain);
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/jpeg']);
    expect((await response.body()).length, picture).toBeLessThan(80_000);
  }
});

/** Entries that are described on their page, besides the page itself. */
const describedEntries: Readonly<Record<string, readonly [type: string, list: string]>> = {
  '/': ['Event', '/api/newsEvents/list'],
  '/academics/calendar': ['Event', '/api/content/exams/dates'],
  '/exams/core-team': ['Person', '/api/content/exams/core-team'],
};

/** Councils and committees, described with their members. */
const organizations: Readonly<Record<string, readonly [name: string, members: string]>> = {
  '/administration': ['Administration', '/api/content/institution/officers'],
  '/governing-body': ['Governing Body', '/api/content/institution/governing-body'],
  '/academic-council': ['Academic Council', '/api/content/institution/academic-council'],
  '/finance-committee': ['Finance Committee', '/api/content/institution/finance-committee'],
  '/ed-cell': ['Entrepreneurship Development (ED) Cell', '/api/content/cells/ed-committee'],
  '/grievances': ['Grievance Redressal Committee', '/api/content/cells/grievance-committee'],
  '/iic-cell': ['Institute Innovation Cell (IIC)', '/api/content/cells/iic-functionaries'],
  '/ipr-cell': ['IPR Committee', '/api/content/cells/ipr-committee'],
  '/media-cell': ['Media Cell', '/api/content/cells/media-functionaries'],
};

async function expectedTypes(request: APIRequestContext, { path }: Route): Promise<string[]> {
  if (path.startsWith('/department/')) return ['BreadcrumbList', 'Course', 'Person'];
  const [type, list] = describedEntries[path] ?? [];
  const entries = list && type ? ((await (await request.get(list)).json()) as unknown[]).map(() => type) : [];
  const organization = path in organizations ? ['Organization'] : [];
  return ['BreadcrumbList', ...(path === '/' ? ['CollegeOrUniversity'] : []), ...organization, ...entries];
}

test('structured data describes each page, its events and its people with properties that schema.org defines', async ({
  request,
}) => {
  for (const route of indexable) {
    const things = thingsOf(await read(request, route.path));
    expect(
      things.map((thing) => thing['@type']),
      route.path,
    ).toEqual(await expectedTypes(request, route));
    expect(findErrors(things), route.path).toEqual([]);
  }
});

test('a council or committee is described as an organization of the institute, with the members that its page names', async ({
  request,
}) => {
  for (const [path, [name, list]] of Object.entries(organizations)) {
    const found = thingsOf(await read(request, path)).find((thing) => thing['@type'] === 'Organization');
    expect(found?.name, path).toBe(name);
    const members = (await (await request.get(list)).json()) as { name: string }[];
    expect(found?.member, path).toEqual(members.map(({ name: member }) => expect.objectContaining({ name: member })));
    expect(found?.parentOrganization, path).toMatchObject({ '@type': 'CollegeOrUniversity' });
  }
});

test('the check reports a value of a type that schema.org does not expect', () => {
  const event = {
    '@type': 'Event',
    name: 'A talk',
    startDate: 'next week',
    location: { '@type': 'Person', name: 'Hall' },
    organizer: { '@id': '#a' },
    eventStatus: 'https://schema.org/EventLost',
  };
  expect(findErrors(event)).toEqual([
    'Event.startDate may not be "next week"',
    'Event.location may not be {"@type":"Person","name":"Hall"}',
    'Event.eventStatus may not be "https://schema.org/EventLost"',
  ]);
  expect(findErrors({ '@type': 'Place', name: 'Hall', address: { '@type': 'Place' }, colour: 'red' })).toEqual([
    'Place.address may not be {"@type":"Place"}',
    'Place.address Place has no name',
    'Place.address Place has no address',
    'Place may not have colour',
  ]);
});

test('each breadcrumb trail begins at the home page, ends at its page, and every step exists', async ({ request }) => {
  const origin = await originOf(request);
  const steps = new Set<string>();
  for (const { path } of indexable) {
    const [trail] = thingsOf(await read(request, path));
    const items = trail?.itemListElement as { position: number; item: string }[];
    expect(
      items.map(({ position }) => position),
      path,
    ).toEqual(items.map((_, i) => i + 1));
    expect([items[0]?.item, items.at(-1)?.item], path).toEqual([`${origin}/`, origin + path]);
    for (const { item } of items) steps.add(item);
  }
  for (const step of steps) expect((await request.get(new URL(step).pathname, plain)).status(), step).toBe(200);
});

test('each department is a separate course, and each event has its date and an absolute address', async ({
  request,
}) => {
  const names = new Set<unknown>();
  for (const code of departmentCodes) names.add(thingsOf(await read(request, `/department/${code}`))[1]?.name);
  expect(names.size).toBe(departmentCodes.length);
  const events = thingsOf(await read(request, '/')).filter((thing) => thing['@type'] === 'Event');
  expect(events.length).toBeGreaterThan(0);
  for (const { startDate, url, image } of events) {
    expect(startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const address of [url, image]) expect(() => new URL(String(address))).not.toThrow();
  }
});
