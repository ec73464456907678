import { act, renderHook } from '@testing-library/react';
import { useSmoothScroll } from './use-smooth-scroll.ts';

test('under reduced motion it does not start, and it follows a change of the setting', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  window.matchMedia = () => media as unknown as MediaQueryList;
  const stop = jest.fn();
  const start = jest.fn(() => stop);
  const { unmount } = renderHook(() => useSmoothScroll(start));
  const change = (matches: boolean) =>
    act(() => {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    });
  expect(start).not.toHaveBeenCalled();
  change(false);
  expect(start).toHaveBeenCalledTimes(1);
  change(true);
  expect(stop).toHaveBeenCalledTimes(1);
  change(false);
  unmount();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2]);
});
