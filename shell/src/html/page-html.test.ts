import type { FirstPage, PageMetadata } from '@viit/contract';
import { pageHtml } from './page-html.ts';

const first: FirstPage = {
  shell: { version: '1.0.0' },
  section: null,
  page: {
    id: 'rti',
    path: '/rti',
    title: 'Right to <Information>',
    description: 'What "RTI" means & how to ask.',
    section: 'cells',
    layout: 'standard',
    scripts: [],
    styles: [],
  },
  path: '/rti',
  params: {},
  isNotFound: false,
  load: [],
};
const files = { styles: [{ href: '/a.css', integrity: 'sha384-a' }], origin: 'https://viit.example' };
const parse = (page: Partial<FirstPage> = {}, lists = {}, metadata: PageMetadata = {}) => {
  const html = pageHtml({ first: { ...first, ...page }, metadata, lists, files, body: '<h1>RTI</h1>' });
  return new DOMParser().parseFromString(html, 'text/html');
};

test('a page has its language, title, description and canonical address', () => {
  const page = parse();
  expect(page.documentElement.lang).toBe('en-IN');
  expect(page.title).toBe('Right to <Information> | VIIT');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('What "RTI" means & how to ask.');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://viit.example/rti');
});

test('a page with two addresses names the one that search engines list', () => {
  const page = parse({ page: { ...(first.page as NonNullable<FirstPage['page']>), canonical: '/rti/act' } });
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://viit.example/rti/act');
});

test('content cannot end the script element that holds it', () => {
  const page = parse({}, { '/api/announcement/list': [{ title: '</script><b id="out">' }] });
  expect(page.querySelector('#out')).toBeNull();
  expect(JSON.parse(page.querySelector('#viit-content')?.textContent ?? '')['/api/announcement/list'][0].title).toBe(
    '</script><b id="out">',
  );
});

test('a not-found page, and a page that asks for it, are not indexed', () => {
  for (const page of [parse({ isNotFound: true }), parse({ page: { ...first.page, noindex: true } })]) {
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
  }
  expect(parse().querySelector('meta[name=robots]')).toBeNull();
});

test('the HTML has no script addresses: the bootstrap script adds them after the first paint', () => {
  const page = parse();
  expect(page.querySelectorAll('script[src], link[rel=preload], link[rel=modulepreload]')).toHaveLength(0);
});

test('the search words that a page declares are in its document, and only there', () => {
  const keywords = (page: Document) => page.querySelector('meta[name="keywords"]')?.getAttribute('content');
  expect(keywords(parse({}, {}, { searchWords: ['exam dates', 'a "b"'] }))).toBe('exam dates, a "b"');
  expect(keywords(parse())).toBeUndefined();
});

test('structured data is in a script element that no browser runs, and content cannot end it', () => {
  const event = {
    type: 'Talk',
    title: '</script><b id="out">',
    date: '2027-01-05',
    description: 'A talk.',
    image: '/a.svg',
    pathlink: '/',
  };
  const home = { page: { ...first.page, path: '/' }, path: '/' };
  const metadata = { structuredData: [{ type: 'Event' as const, list: '/api/talks/list' }] };
  const page = parse(home, { '/api/talks/list': [event] }, metadata);
  const block = page.querySelector('script[type="application/ld+json"]');
  expect(page.querySelector('#out')).toBeNull();
  const data = JSON.parse(block?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'BreadcrumbList',
    'CollegeOrUniversity',
    'Event',
  ]);
  expect(data['@graph'][2].name).toBe(event.title);
});

test('the head has the tags for link previews', () => {
  const page = parse();
  const meta = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(meta('og:title')).toBe('Right to <Information> | VIIT');
  expect(meta('og:description')).toBe('What "RTI" means & how to ask.');
  expect(meta('og:url')).toBe('https://viit.example/rti');
  expect(meta('og:image')).toBe('https://viit.example/images/og.jpg');
});

test('the script that chooses the fonts comes before the styles', () => {
  const [first] = [...parse().head.querySelectorAll('script, link[rel=stylesheet]')];
  expect(first?.textContent).toContain('viit-fonts');
});

test('a page links to its icons and to the web manifest', () => {
  const page = parse();
  const hrefs = [...page.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')].map(
    (link) => link.getAttribute('href'),
  );
  expect(hrefs).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
});

test('feed readers and calendars find what the page offers', () => {
  const alternates = (page: Document) =>
    [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('type'),
      link.getAttribute('title'),
      link.getAttribute('href'),
    ]);
  const notices = ['application/atom+xml', 'Notices & "news"', '/feeds/exams/notices.atom'] as const;
  const [type, title, address] = notices;
  expect(alternates(parse({}, {}, { alternates: [{ type, title, address }] }))).toEqual([notices]);
  expect(alternates(parse())).toEqual([]);
});
