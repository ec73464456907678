import type { PageTable } from '@viit/contract';
import { useFirstPage } from '../sections/first-page.ts';
import { isBegun, loadedPage, loadPage } from '../sections/load-page.ts';
import { go } from './navigate.ts';
import { pageTable } from './page-table.ts';
import { useRouter } from './router-store.ts';

jest.mock('../sections/load-page.ts', () => ({ isBegun: jest.fn(), loadPage: jest.fn(), loadedPage: jest.fn() }));
jest.mock('./page-table.ts', () => ({ pageTable: jest.fn() }));
jest.mock('./leave.ts', () => ({ leave: jest.fn() }));
const { leave } = jest.requireMock<{ leave: jest.Mock }>('./leave.ts');

const row = (path: string, section: string) => ({
  id: path.slice(1) || 'home',
  path,
  title: `Page ${path}`,
  description: '',
  section,
  layout: 'plain' as const,
  scripts: [],
  styles: [],
});
const table = {
  pages: [row('/', 'home'), row('/policies', 'institution'), row('/rti', 'cells')],
} as unknown as PageTable;
const Page = () => null;

beforeEach(() => {
  jest.mocked(pageTable).mockResolvedValue(table);
  jest.mocked(loadedPage).mockReturnValue(undefined);
  jest.mocked(isBegun).mockReturnValue(false);
  jest.mocked(loadPage).mockReset().mockResolvedValue(Page);
  leave.mockReset();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState(null, '', '/policies');
  useRouter.setState({ path: '/policies', component: undefined, isPending: false, lost: undefined });
  useFirstPage.setState({ section: 'institution', status: 'ready' });
});

test('the old page stays until the new one’s code is here, then address, title and page change together', async () => {
  let come: (page: typeof Page) => void = () => {};
  jest.mocked(loadPage).mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const moving = go('/rti');
  await Promise.resolve();
  await Promise.resolve();
  expect([location.pathname, useRouter.getState().path, useRouter.getState().isPending]).toEqual([
    '/policies',
    '/policies',
    true,
  ]);
  come(Page);
  await moving;
  expect([location.pathname, useRouter.getState().path, document.title]).toEqual(['/rti', '/rti', 'Page /rti | VIIT']);
  expect(useRouter.getState()).toMatchObject({ component: Page, isPending: false, announcement: 'Page /rti | VIIT' });
});

test('an address without a page leads home and is remembered', async () => {
  await go('/research/iic');
  expect(useRouter.getState()).toMatchObject({ path: '/', lost: '/research/iic' });
});

test('a failure is tried once more, and then the address is loaded as a page', async () => {
  jest.mocked(loadPage).mockRejectedValue(new Error('404'));
  await go('/rti');
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(leave).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/rti' }), 'push');
  expect(useRouter.getState().path).toBe('/policies');
});

test('code that does not come in 3 s is not waited for: the address is loaded as a page', async () => {
  jest.useFakeTimers();
  jest.mocked(loadPage).mockReturnValue(new Promise(() => {}));
  const moving = go('/rti');
  await jest.advanceTimersByTimeAsync(2_900);
  expect(leave).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await moving;
  expect(leave).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a section that is known not to load is not waited for', async () => {
  useFirstPage.setState({ section: 'cells', status: 'slow' });
  await go('/rti');
  expect(loadPage).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('of two moves the newer one wins', async () => {
  let come: (page: typeof Page) => void = () => {};
  jest.mocked(loadPage).mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const slow = go('/rti');
  await new Promise((resolve) => setTimeout(resolve));
  await go('/');
  come(Page);
  await slow;
  expect(useRouter.getState().path).toBe('/');
});

test('going back to a page that never loaded is an ordinary page load', async () => {
  await go('/rti', 'pop');
  expect(loadPage).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/rti' }), 'pop');
});

test('going back to a page that had come as HTML waits for what is missing of it', async () => {
  jest.mocked(isBegun).mockImplementation((section) => section === 'cells');
  await go('/rti', 'pop');
  expect(loadPage).toHaveBeenCalledWith('cells', 'rti');
  expect(leave).not.toHaveBeenCalled();
  expect(useRouter.getState().path).toBe('/rti');
});

test('what is missing of a page is loaded when it is left, and a failure of that is nobody’s concern', async () => {
  useRouter.setState({ path: '/', shown: { row: row('/', 'home'), params: {} } });
  jest.mocked(isBegun).mockImplementation((section) => section === 'home');
  jest.mocked(loadPage).mockImplementation(async (section) => {
    if (section === 'home') throw new Error('404');
    return Page;
  });
  await go('/rti');
  expect(loadPage).toHaveBeenCalledWith('home', 'home');
  expect(useRouter.getState().path).toBe('/rti');
});
