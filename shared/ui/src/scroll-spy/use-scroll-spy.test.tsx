import { act, fireEvent, render, screen } from '@testing-library/react';
import { scrollBlocks } from '../testing/scroll-blocks.ts';
import { containsMiddle, type ScrollSpyRule } from './rules.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

function Page({ ids }: { ids: readonly string[] }) {
  return (
    <>
      <output>{useScrollSpy(ids, containsMiddle) ?? 'none'}</output>
      <section id="first" />
      <section id="second" />
    </>
  );
}

test('follows the page as it scrolls', async () => {
  render(<Page ids={['first', 'second']} />);
  expect(screen.getByRole('status')).toHaveTextContent('none');
  await scrollBlocks({ first: [0, 500], second: [500, 1000] });
  expect(screen.getByRole('status')).toHaveTextContent('first');
  await scrollBlocks({ first: [-300, 200], second: [200, 700] });
  expect(screen.getByRole('status')).toHaveTextContent('second');
});

test('skips hidden elements and ids without an element', async () => {
  render(<Page ids={['first', 'second', 'not-on-this-page']} />);
  const second = document.getElementById('second') as HTMLElement;
  second.checkVisibility = () => false;
  await scrollBlocks({ first: [0, 1000], second: [0, 1000] });
  expect(screen.getByRole('status')).toHaveTextContent('first');
});

test('measures once per frame, however often the page scrolls', async () => {
  render(<Page ids={['first']} />);
  await scrollBlocks({ first: [0, 500] });
  const first = document.getElementById('first') as HTMLElement;
  const measure = jest.spyOn(first, 'getBoundingClientRect');
  await act(async () => {
    for (let count = 0; count < 5; count += 1) fireEvent.scroll(window);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(measure).toHaveBeenCalledTimes(1);
});

test('knows whether the page has been scrolled, and whether it ends', async () => {
  const rule: ScrollSpyRule = (_, view) => JSON.stringify(view);
  const View = () => <output>{useScrollSpy(['first'], rule)}</output>;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  render(<View />);
  const viewAt = async (y: number) => {
    const scrollY = jest.replaceProperty(window, 'scrollY', y);
    await scrollBlocks({});
    scrollY.restore();
    return JSON.parse(screen.getByRole('status').textContent ?? '');
  };
  expect(await viewAt(0)).toEqual({ height: 768, scrolled: false, atPageEnd: false });
  expect(await viewAt(1229)).toEqual({ height: 768, scrolled: true, atPageEnd: false });
  // Browsers round: two pixels are the end.
  expect(await viewAt(1230)).toEqual({ height: 768, scrolled: true, atPageEnd: true });
});

test('stops measuring when it unmounts', () => {
  const { unmount } = render(<Page ids={['first']} />);
  unmount();
  const request = jest.spyOn(globalThis, 'requestAnimationFrame');
  fireEvent.scroll(window);
  expect(request).not.toHaveBeenCalled();
});
