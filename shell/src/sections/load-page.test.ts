import type { Island, PageComponent } from '@viit/runtime';
import { loadSection } from './federation.ts';
import { isBegun, loadedPage, loadOwnCode, loadPage } from './load-page.ts';

jest.mock('./federation.ts', () => ({ loadSection: jest.fn(), freshAddress: jest.fn() }));

const partThat = (load: () => Promise<void>): Island => Object.assign(() => null, { load });

/** A section with one page, which has this part. */
function publish(id: string, part: Island): PageComponent {
  const Page: PageComponent = Object.assign(() => null, { islands: [part] });
  const page = { id, path: `/${id}`, title: '', description: '', layout: 'plain' as const };
  jest.mocked(loadSection).mockResolvedValue([{ ...page, load: async () => ({ default: Page }) }]);
  return Page;
}

test('the page that came as HTML loads its own code, and its parts wait', async () => {
  const load = jest.fn(async () => {});
  const Page = publish('first', partThat(load));
  await expect(loadOwnCode('home', 'first')).resolves.toBe(Page);
  expect(load).not.toHaveBeenCalled();
  expect([isBegun('home', 'first'), loadedPage('home', 'first')]).toEqual([true, undefined]);
});

test('a page that is moved to is there when its parts are', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Page = publish(
    'next',
    partThat(() => coming),
  );
  const loading = loadPage('home', 'next');
  await loadOwnCode('home', 'next');
  expect(loadedPage('home', 'next')).toBeUndefined();
  come();
  await expect(loading).resolves.toBe(Page);
  expect(loadedPage('home', 'next')).toBe(Page);
});

test('a part that fails fails the move, and the next try asks for it afresh', async () => {
  const load = jest.fn(async () => {}).mockRejectedValueOnce(new Error('404'));
  publish('torn', partThat(load));
  await expect(loadPage('home', 'torn')).rejects.toThrow('404');
  expect(loadedPage('home', 'torn')).toBeUndefined();
  await loadPage('home', 'torn');
  expect(load).toHaveBeenCalledTimes(2);
});
