import type { Island, PageComponent } from '@viit/runtime';
import { bustCache, loadSection } from './federation.ts';
import { hasOwnCode, loadedPage, loadOwnCode, loadPage, resetLoad } from './load-page.ts';

jest.mock('./federation.ts', () => ({ loadSection: jest.fn(), bustCache: jest.fn() }));

const islandWith = (load: () => Promise<void>): Island => Object.assign(() => null, { load });

/** Publishes a section with one page, which has this island. */
function publish(id: string, island: Island): PageComponent {
  const Page: PageComponent = Object.assign(() => null, { islands: [island] });
  const page = { id, path: `/${id}`, title: '', description: '', layout: 'plain' as const };
  jest.mocked(loadSection).mockResolvedValue([{ ...page, load: async () => ({ default: Page }) }]);
  return Page;
}

test('the page that was rendered as HTML loads its own code only', async () => {
  const load = jest.fn(async () => {});
  const Page = publish('first', islandWith(load));
  expect(hasOwnCode('home', 'first')).toBe(false);
  await expect(loadOwnCode('home', 'first')).resolves.toBe(Page);
  expect(load).not.toHaveBeenCalled();
  expect([hasOwnCode('home', 'first'), loadedPage('home', 'first')]).toEqual([true, undefined]);
});

test('a page has loaded when its islands have', async () => {
  let resolve = () => {};
  const loadingIsland = new Promise<void>((done) => {
    resolve = done;
  });
  const Page = publish(
    'waiting',
    islandWith(() => loadingIsland),
  );
  const loading = loadPage('home', 'waiting');
  await loadOwnCode('home', 'waiting');
  expect(loadedPage('home', 'waiting')).toBeUndefined();
  resolve();
  await expect(loading).resolves.toBe(Page);
  expect(loadedPage('home', 'waiting')).toBe(Page);
});

test('when an island fails, the page fails, and the next call loads it again', async () => {
  const load = jest.fn(async () => {}).mockRejectedValueOnce(new Error('404'));
  publish('broken', islandWith(load));
  await expect(loadPage('home', 'broken')).rejects.toThrow('404');
  expect(loadedPage('home', 'broken')).toBeUndefined();
  await loadPage('home', 'broken');
  expect(load).toHaveBeenCalledTimes(2);
});

test('concurrent calls share one attempt, and the next call after a failure retries', async () => {
  publish(
    'shared',
    islandWith(async () => {}),
  );
  jest.mocked(loadSection).mockClear().mockRejectedValueOnce(new Error('404'));
  const calls = [loadOwnCode('home', 'shared'), loadOwnCode('home', 'shared')];
  for (const call of calls) await expect(call).rejects.toThrow('404');
  expect(loadSection).toHaveBeenCalledTimes(1);
  await loadOwnCode('home', 'shared');
  await loadOwnCode('home', 'shared');
  expect(loadSection).toHaveBeenCalledTimes(2);
});

test('after a reset the next call uses a new address, and a late failure does not affect it', async () => {
  let fail: (error: Error) => void = () => {};
  publish(
    'hanging',
    islandWith(async () => {}),
  );
  const section = await loadSection('home');
  jest.mocked(loadSection).mockClear();
  jest.mocked(loadSection).mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const hanging = loadOwnCode('home', 'hanging');
  resetLoad('home', 'hanging');
  expect(bustCache).toHaveBeenCalledWith('home');
  let respond = () => {};
  jest.mocked(loadSection).mockReturnValueOnce(
    new Promise((resolve) => {
      respond = () => resolve(section);
    }),
  );
  const second = loadOwnCode('home', 'hanging');
  fail(new Error('late'));
  await expect(hanging).rejects.toThrow('late');
  const third = loadOwnCode('home', 'hanging');
  respond();
  await expect(third).resolves.toBe(await second);
  expect(loadSection).toHaveBeenCalledTimes(2);
});

test('a page that the build does not have is an error that names it', async () => {
  publish(
    'other',
    islandWith(async () => {}),
  );
  await expect(loadOwnCode('home', 'missing')).rejects.toThrow('The section home has no page "missing"');
});

test('the shell’s own pages are loaded without federation', async () => {
  jest.mocked(loadSection).mockClear();
  await loadOwnCode('shell', 'redirect');
  expect(loadSection).not.toHaveBeenCalled();
});
