import { loadAnalytics } from './analytics.ts';
import { site, siteDocuments } from './site.ts';

test('the footer has the required four groups of five links', () => {
  expect(site.footer.map(({ title, links }) => [title, links.map(({ name }) => name)])).toEqual([
    ['Accreditation', ['AICTE', 'UGC e-Samadhan', 'JNTUK', 'ARIIA', 'AISHE']],
    ['Statutory', ['IQAC', 'NBA', 'NAAC', 'NIRF', 'MHRD - ICT']],
    ['Support & Access', ['Alumni', 'Grievances', 'Maintenance', 'Screen Reader', 'RTI']],
    ['Resources & Location', ['NAD', 'E-Learning', 'Matlab', 'Map Location', 'Contact Address']],
  ]);
});

test('the footer has twelve pages, four PDF files and four other websites', () => {
  const all = site.footer.flatMap(({ links }) => links);
  expect(all.filter(({ kind }) => kind === 'page').map(({ link }) => link)).toEqual([
    '/aicte-approvals',
    '/jntuk',
    '/iqac',
    '/naac',
    '/access/mhrd-ict',
    '/grievances',
    '/support/maintenance',
    '/screen-reader-access',
    '/rti',
    '/matlab',
    '/map-location',
    '/contact',
  ]);
  expect(siteDocuments.map(({ name }) => name)).toEqual(['ARIIA', 'AISHE', 'NBA', 'NIRF']);
  expect(all.filter(({ kind }) => kind === 'external').every(({ link }) => link.startsWith('https://'))).toBe(true);
});

test('sample contact values are recognisable as such', () => {
  expect(site.email).toMatch(/\.example$/);
  expect(site.phone).toMatch(/^1/);
  expect(site.redirectSeconds).toBe(20);
});

test('without an address no analytics script is loaded', () => {
  loadAnalytics(undefined);
  expect(document.querySelector('script')).toBeNull();
});

test('the analytics script is loaded when the page is idle, and its failure only logged', () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  loadAnalytics('/_insights/script.js');
  expect(document.querySelector('script')).toBeNull();
  jest.runAllTimers();
  const script = document.querySelector('script');
  expect(script).toHaveAttribute('src', '/_insights/script.js');
  script?.dispatchEvent(new Event('error'));
  expect(log).toHaveBeenCalledWith('Analytics script failed to load: /_insights/script.js');
  script?.remove();
  jest.useRealTimers();
});
