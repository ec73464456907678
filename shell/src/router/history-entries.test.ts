import type { Route } from '@viit/contract';
import { hasOwnCode, loadedPage, loadPage } from '../sections/load-page.ts';
import { useFirstPage, useRouter } from '../state.ts';
import { pagesNear, titleAt } from './find-page.ts';
import { navigate, onPopState } from './navigate.ts';
import { adoptHistoryEntry, saveScroll, startScrollRestoration } from './scroll-restoration.ts';

jest.mock('../sections/load-page.ts', () => ({ hasOwnCode: jest.fn(), loadPage: jest.fn(), loadedPage: jest.fn() }));
jest.mock('./find-page.ts', () => ({
  ...jest.requireActual('./find-page.ts'),
  ...{ pagesNear: jest.fn(), titleAt: jest.fn(), loadCollections: jest.fn(async () => {}) },
}));
jest.mock('./is-known-to-server.ts', () => ({ isKnownToServer: jest.fn(async () => false) }));
jest.mock('./full-page-load.ts', () => ({ fullPageLoad: jest.fn() }));
const { fullPageLoad } = jest.requireMock<{ fullPageLoad: jest.Mock }>('./full-page-load.ts');

const row = (path: string, section: string) => ({
  id: path.slice(1) || 'home',
  path,
  title: `Page ${path}`,
  section,
  layout: 'plain' as const,
});
const pages: Route[] = [row('/', 'home'), row('/policies', 'institution'), row('/rti', 'cells')];
const Page = () => null;
const pending = <T>() => {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const scrolledTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const top = (y: number) => ({ top: y, behavior: 'instant' });
/** Arrives in a history entry, as Back and Forward do. */
const arriveAt = async (state: unknown, path: string) => {
  history.replaceState(state, '', path);
  onPopState();
  await settle();
};

beforeAll(startScrollRestoration);
beforeEach(() => {
  jest.mocked(pagesNear).mockReset().mockResolvedValue(pages);
  jest.mocked(titleAt).mockImplementation(async ({ row: { title } }) => title);
  jest.mocked(loadedPage).mockReturnValue(undefined);
  jest.mocked(hasOwnCode).mockReturnValue(false);
  jest.mocked(loadPage).mockReset().mockResolvedValue(Page);
  fullPageLoad.mockReset();
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

test('going back to an unknown path from the home page leaves the address of the home page', async () => {
  jest.mocked(loadedPage).mockReturnValue(Page);
  useRouter.setState({ path: '/', shown: { row: row('/', 'home'), params: {} } });
  await arriveAt(null, '/research/iic');
  expect([location.pathname, useRouter.getState().unknownPath]).toEqual(['/', '/research/iic']);
});

test('going back to a page that never loaded is an ordinary page load', async () => {
  await navigate('/rti', 'pop');
  expect(loadPage).not.toHaveBeenCalled();
  expect(fullPageLoad).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/rti' }), 'pop');
});

test('going back to a page that was rendered as HTML loads its islands first', async () => {
  jest.mocked(hasOwnCode).mockImplementation((section) => section === 'cells');
  await navigate('/rti', 'pop');
  expect(loadPage).toHaveBeenCalledWith('cells', 'rti');
  expect(fullPageLoad).not.toHaveBeenCalled();
  expect(useRouter.getState().path).toBe('/rti');
});

test('the back button within a page ends a navigation in progress', async () => {
  const code = pending<typeof Page>();
  jest.mocked(loadPage).mockReturnValue(code.promise);
  const navigation = navigate('/rti');
  await settle();
  onPopState();
  expect(useRouter.getState().isPending).toBe(false);
  code.resolve(Page);
  await navigation;
  expect(useRouter.getState().path).toBe('/policies');
});

test('the back button to another page navigates there', async () => {
  jest.mocked(loadedPage).mockReturnValue(Page);
  await arriveAt(null, '/rti');
  expect(useRouter.getState().path).toBe('/rti');
});

test('the back button to a page that never loaded is an ordinary page load', async () => {
  await arriveAt(null, '/rti');
  expect(fullPageLoad).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/rti' }), 'pop');
});

test('a new page starts at its top, and Back and Forward restore the position of each history entry', async () => {
  jest.mocked(loadedPage).mockReturnValue(Page);
  const policies = history.state;
  scrolledTo(700);
  await navigate('/rti');
  expect(scrollTo).toHaveBeenLastCalledWith(top(0));
  const rti = history.state;
  scrolledTo(50);
  await arriveAt(policies, '/policies');
  expect(scrollTo).toHaveBeenLastCalledWith(top(700));
  expect(history.state).toEqual(policies);
  scrolledTo(700);
  await arriveAt(rti, '/rti');
  expect(scrollTo).toHaveBeenLastCalledWith(top(50));
});

test('the browser scrolls to an element of the page, and Back returns to where its link was followed', async () => {
  const policies = history.state;
  scrolledTo(300);
  // On the click; then the browser scrolls.
  saveScroll();
  scrolledTo(900);
  await arriveAt(null, '/policies#list');
  expect(scrollTo).not.toHaveBeenCalled();
  await arriveAt(policies, '/policies');
  expect(scrollTo).toHaveBeenLastCalledWith(top(300));
});
