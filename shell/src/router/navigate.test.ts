import type { Route } from '@viit/contract';
import { hasOwnCode, loadedPage, loadPage } from '../sections/load-page.ts';
import { useFirstPage, useRouter } from '../state.ts';
import { loadCollections, pagesNear, titleAt } from './find-page.ts';
import { isKnownToServer } from './is-known-to-server.ts';
import { navigate, onPopState } from './navigate.ts';
import { adoptHistoryEntry, startScrollRestoration } from './scroll-restoration.ts';

jest.mock('../sections/load-page.ts', () => ({ hasOwnCode: jest.fn(), loadPage: jest.fn(), loadedPage: jest.fn() }));
jest.mock('./find-page.ts', () => ({
  ...jest.requireActual('./find-page.ts'),
  ...{ pagesNear: jest.fn(), titleAt: jest.fn(), loadCollections: jest.fn(async () => {}) },
}));
jest.mock('./is-known-to-server.ts', () => ({ isKnownToServer: jest.fn(async () => false) }));
jest.mock('./full-page-load.ts', () => ({ fullPageLoad: jest.fn() }));
const { fullPageLoad } = jest.requireMock<{ fullPageLoad: jest.Mock }>('./full-page-load.ts');

const row = (path: string, section: string): Route => {
  const id = path.slice(1) || 'home';
  return { id, path, title: `Page ${path}`, section, layout: 'plain' };
};
const pages: Route[] = [
  row('/', 'home'),
  row('/policies', 'institution'),
  row('/rti', 'cells'),
  row('/department/:code', 'home'),
];
/** Titles at addresses of the route with a parameter. */
const titles: Record<string, string> = { cse: 'CSE' };
const Page = () => null;
const pending = <T>() => {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const top = (y: number) => ({ top: y, behavior: 'instant' });
let warn: jest.SpyInstance;

beforeAll(startScrollRestoration);
beforeEach(() => {
  jest.mocked(pagesNear).mockReset().mockResolvedValue(pages);
  jest.mocked(titleAt).mockImplementation(async ({ row: { title }, params: { code } }) => {
    return code === undefined ? title : titles[code];
  });
  jest.mocked(loadedPage).mockReturnValue(undefined);
  jest.mocked(hasOwnCode).mockReturnValue(false);
  jest.mocked(loadPage).mockReset().mockResolvedValue(Page);
  fullPageLoad.mockReset();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frame(0);
    return 0;
  });
  history.replaceState(null, '', '/policies');
  adoptHistoryEntry();
  const shown = { row: row('/policies', 'institution'), params: {} };
  useRouter.setState({ path: '/policies', shown, isPending: false, unknownPath: undefined });
  useFirstPage.setState({ section: 'institution', status: 'ready' });
});

test('the old page stays until the new page has loaded; then address, title and page change together', async () => {
  const code = pending<typeof Page>();
  jest.mocked(loadPage).mockReturnValue(code.promise);
  const navigation = navigate('/rti');
  await settle();
  expect([location.pathname, useRouter.getState().path, useRouter.getState().isPending]).toEqual([
    '/policies',
    '/policies',
    true,
  ]);
  code.resolve(Page);
  await navigation;
  expect([location.pathname, useRouter.getState().path, document.title]).toEqual(['/rti', '/rti', 'Page /rti | VIIT']);
  expect(useRouter.getState()).toMatchObject({ isPending: false, announcement: 'Page /rti | VIIT' });
  expect(warn).not.toHaveBeenCalled();
});

test('a page that has loaded is shown without loading it again', async () => {
  jest.mocked(loadedPage).mockReturnValue(Page);
  await navigate('/rti');
  expect(loadPage).not.toHaveBeenCalled();
  expect(useRouter.getState().path).toBe('/rti');
});

test('an unknown path leads to the home page, whose notice names it', async () => {
  const length = history.length;
  await navigate('/research/iic');
  expect([location.pathname, history.length]).toEqual(['/', length + 1]);
  expect(useRouter.getState()).toMatchObject({ path: '/', unknownPath: '/research/iic', isPending: false });
  await navigate('/rti');
  expect(useRouter.getState().unknownPath).toBeUndefined();
});

test('a path that was published after this document was loaded is an ordinary page load', async () => {
  jest.mocked(isKnownToServer).mockResolvedValueOnce(true);
  await navigate('/new-page');
  expect(fullPageLoad).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/new-page' }), 'push');
  expect(useRouter.getState().unknownPath).toBeUndefined();
});

test('going back to an unknown path replaces its history entry by the home page', async () => {
  jest.mocked(loadedPage).mockReturnValue(Page);
  const length = history.length;
  await navigate('/research/iic', 'pop');
  expect([useRouter.getState().path, location.pathname, history.length]).toEqual(['/', '/', length]);
});

test('an unknown parameter is an ordinary page load: the server renders the not-found page', async () => {
  // It does not wait for the code.
  jest.mocked(loadPage).mockReturnValue(pending<typeof Page>().promise);
  await Promise.race([navigate('/department/xyz'), settle()]);
  expect(fullPageLoad).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/department/xyz' }), 'push');
});

test('the code of a page is loaded while its title is requested, where its route has a parameter', async () => {
  const title = pending<string>();
  jest.mocked(titleAt).mockReturnValue(title.promise);
  const navigation = navigate('/department/cse');
  await settle();
  expect(loadPage).toHaveBeenCalledWith('home', 'department/:code');
  title.resolve('CSE');
  await navigation;
  expect([location.pathname, document.title]).toEqual(['/department/cse', 'CSE | VIIT']);
});

test('an address of another site is an ordinary page load', async () => {
  await navigate('https://example.org/rti');
  expect(pagesNear).not.toHaveBeenCalled();
  expect(fullPageLoad).toHaveBeenCalledWith(expect.objectContaining({ host: 'example.org' }), 'push');
});

test('code that fails is retried once; then the failure is logged and the address is loaded as a page', async () => {
  const failure = new Error('404');
  jest.mocked(loadPage).mockRejectedValue(failure);
  await navigate('/rti');
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('so the browser loads it'), failure);
  expect(fullPageLoad).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/rti' }), 'push');
  expect(useRouter.getState().path).toBe('/policies');
});

test('code that loads at the retry is shown', async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(new Error('404'));
  await navigate('/rti');
  expect(fullPageLoad).not.toHaveBeenCalled();
  expect(useRouter.getState().path).toBe('/rti');
});

const loads = Object.entries({ tables: pagesNear, collections: loadCollections });
test.each(loads)('when %s do not load, the address is loaded as a page', async (_, load) => {
  jest.mocked<(...args: never[]) => Promise<unknown>>(load).mockRejectedValueOnce(new Error('500'));
  await navigate('/rti');
  expect(fullPageLoad).toHaveBeenCalledTimes(1);
});

test('a programming error is no page load: it rejects, and the page on screen stays', async () => {
  jest.mocked(pagesNear).mockResolvedValue([undefined as unknown as Route]);
  await expect(navigate('/rti')).rejects.toThrow(TypeError);
  expect(fullPageLoad).not.toHaveBeenCalled();
  expect(useRouter.getState()).toMatchObject({ path: '/policies', isPending: false });
});

test('after 3 s the address is loaded as a page, once', async () => {
  jest.useFakeTimers();
  const code = pending<typeof Page>();
  jest.mocked(loadPage).mockReturnValue(code.promise);
  const navigation = navigate('/rti');
  await jest.advanceTimersByTimeAsync(2_999);
  expect(fullPageLoad).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await navigation;
  code.resolve(Page);
  await jest.advanceTimersByTimeAsync(100);
  expect(fullPageLoad).toHaveBeenCalledTimes(1);
  expect(useRouter.getState().path).toBe('/policies');
  jest.useRealTimers();
});

test('a section that is slow or has failed to load is an ordinary page load', async () => {
  useFirstPage.setState({ section: 'cells', status: 'slow' });
  await navigate('/rti');
  expect(loadPage).not.toHaveBeenCalled();
  expect(fullPageLoad).toHaveBeenCalledTimes(1);
});

test('of two navigations the newer one wins', async () => {
  const code = pending<typeof Page>();
  jest.mocked(loadPage).mockReturnValueOnce(code.promise);
  const slow = navigate('/rti');
  await settle();
  await navigate('/');
  code.resolve(Page);
  await slow;
  expect(useRouter.getState().path).toBe('/');
});

test('an older navigation that fails loads no page', async () => {
  const code = pending<typeof Page>();
  jest.mocked(loadPage).mockReturnValueOnce(code.promise.then(() => Promise.reject(new Error('404'))));
  const slow = navigate('/rti');
  await settle();
  jest.mocked(loadPage).mockRejectedValueOnce(new Error('404'));
  await navigate('/policies?year=2024');
  code.resolve(Page);
  await slow;
  expect(fullPageLoad).not.toHaveBeenCalled();
  expect(useRouter.getState().isPending).toBe(false);
});

test.each([
  ['a link within the page', () => navigate('/policies?year=2024')],
  ['the back button within the page', async () => onPopState()],
])('a navigation that %s has ended stays ended during the next navigation', async (_, end) => {
  const code = pending<typeof Page>();
  jest.mocked(loadPage).mockReturnValueOnce(code.promise);
  const slow = navigate('/rti');
  await settle();
  await end();
  await navigate('/');
  code.resolve(Page);
  await slow;
  expect(useRouter.getState().path).toBe('/');
});

test('an older navigation that ends in an error leaves the newer one in progress', async () => {
  const [table, code] = [pending<Route[]>(), pending<typeof Page>()];
  jest.mocked(pagesNear).mockReturnValueOnce(table.promise);
  jest.mocked(loadPage).mockReturnValue(code.promise);
  const failing = navigate('/');
  const navigation = navigate('/rti');
  table.resolve([undefined as unknown as Route]);
  await expect(failing).rejects.toThrow(TypeError);
  expect(useRouter.getState().isPending).toBe(true);
  code.resolve(Page);
  await navigation;
});

test('a link to the page on screen scrolls to its top, and adds no history entry', async () => {
  const length = history.length;
  await navigate('/policies');
  expect(history.length).toBe(length);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('another query of the same page changes the address, and another fragment is left to the browser', async () => {
  await navigate('/policies?year=2024');
  expect([location.search, history.state.fromHere]).toEqual(['?year=2024', true]);
  await navigate('/policies?year=2024#list');
  expect(location.hash).toBe('#list');
  expect(pagesNear).not.toHaveBeenCalled();
});

test('a link to an element of another page scrolls to it', async () => {
  document.body.innerHTML = '<h2 id="fees">Fees</h2>';
  const scrollIntoView = jest.fn();
  Object.assign(document.getElementById('fees') ?? {}, { scrollIntoView });
  await navigate('/rti#fees');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('the islands of a page that is left are loaded, and a failure is ignored', async () => {
  useRouter.setState({ path: '/', shown: { row: row('/', 'home'), params: {} } });
  jest.mocked(hasOwnCode).mockImplementation((section) => section === 'home');
  jest.mocked(loadPage).mockImplementation(async (section) => {
    if (section === 'home') throw new Error('404');
    return Page;
  });
  await navigate('/rti');
  expect(loadPage).toHaveBeenCalledWith('home', 'home');
  expect(useRouter.getState().path).toBe('/rti');
});

test('an address with a malformed fragment shows the page from its top', async () => {
  await navigate('/rti#50%');
  expect(scrollTo).toHaveBeenLastCalledWith(top(0));
});
