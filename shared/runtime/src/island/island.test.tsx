import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  button,
  deferredIsland,
  hydratePage,
  isMarkedFailed,
  isObserved,
  observeIslands,
  scrollNear,
} from '../testing/hydrate-page.tsx';
import { island } from './island.tsx';

observeIslands();

function Lift() {
  const [floor, setFloor] = useState(0);
  return (
    <p>
      <span>Floor {floor}</span>
      <button type="button" onClick={() => setFloor((from) => from + 1)}>
        Up
      </button>
    </p>
  );
}
const Door = () => <h2>Door</h2>;

const floor = () => screen.getByText(/^Floor/).textContent;
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const spyOnWarnings = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

test('an island far from the window shows its HTML, and its code is not requested', async () => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift', false);
  expect(floor()).toBe('Floor 0');
  expect(lift.load).not.toHaveBeenCalled();
});

test('an island that comes near requests its code and hydrates its HTML', async () => {
  const lift = deferredIsland('Lift', Lift);
  const errors = await hydratePage([lift]);
  const before = button('Up');
  await scrollNear('Lift');
  await lift.resolve();
  await press('Up');
  expect(floor()).toBe('Floor 1');
  expect(button('Up')).toBe(before);
  expect(isObserved('Lift')).toBe(false);
  expect(errors).toEqual([]);
});

test('focus and a press in an island request its code', async () => {
  for (const use of [fireEvent.focusIn, fireEvent.pointerDown]) {
    const lift = deferredIsland('Lift', Lift);
    await hydratePage([lift]);
    await act(async () => void use(document.body));
    expect(lift.load).not.toHaveBeenCalled();
    await act(async () => void use(button('Up')));
    expect(lift.load).toHaveBeenCalledTimes(1);
  }
});

test('islands hydrate in the order in which their code loads', async () => {
  const [lift, door] = [deferredIsland('Lift', Lift), deferredIsland('Door', Door)];
  await hydratePage([door, lift]);
  await scrollNear('Door');
  await scrollNear('Lift');
  await lift.resolve();
  await press('Up');
  expect(floor()).toBe('Floor 1');
  expect(screen.getByRole('heading', { name: 'Door' })).toBeInTheDocument();
});

test('when the code fails, the HTML stays, a warning is logged, and coming near again requests it again', async () => {
  const warn = spyOnWarnings();
  const lift = deferredIsland('Lift', Lift);
  const errors = await hydratePage([lift]);
  await scrollNear('Lift');
  await lift.reject();
  expect([floor(), isMarkedFailed('Lift')]).toEqual(['Floor 0', true]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('The code of Lift of home 1.4.0 did not load'),
    expect.any(Error),
  );
  await scrollNear('Lift', false);
  await scrollNear('Lift');
  expect(lift.load).toHaveBeenCalledTimes(2);
  await lift.resolve();
  expect(isMarkedFailed('Lift')).toBe(false);
  await press('Up');
  expect(floor()).toBe('Floor 1');
  expect(errors).toEqual([]);
});

test('code that failed is requested again when the browser is online, where the island is near', async () => {
  spyOnWarnings();
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  await lift.reject();
  await act(async () => fireEvent(window, new Event('online')));
  expect(lift.load).toHaveBeenCalledTimes(2);
  await lift.reject();
  await scrollNear('Lift', false);
  await act(async () => fireEvent(window, new Event('online')));
  expect(lift.load).toHaveBeenCalledTimes(2);
});

test('an island that has not been near requests nothing when the browser is online', async () => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await act(async () => fireEvent(window, new Event('online')));
  expect(lift.load).not.toHaveBeenCalled();
});

test('a failure is logged once, though the island was used while its code was loading', async () => {
  const warn = spyOnWarnings();
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  await act(async () => void fireEvent.focusIn(button('Up')));
  await lift.reject();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a failure after its page was left is not logged, and the code is not requested again', async () => {
  const warn = spyOnWarnings();
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  await hydratePage([]);
  await lift.reject();
  await act(async () => fireEvent(window, new Event('online')));
  expect(warn).not.toHaveBeenCalled();
  expect(lift.load).toHaveBeenCalledTimes(1);
});

test('a click on a button before its code has loaded is repeated then', async () => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  await press('Up');
  expect(floor()).toBe('Floor 0');
  await lift.resolve();
  expect(floor()).toBe('Floor 1');
  await press('Up');
  expect(floor()).toBe('Floor 2');
});

test('a click elsewhere on the page is not repeated', async () => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  const outside = document.body.appendChild(document.createElement('button'));
  const onClick = jest.fn();
  outside.addEventListener('click', onClick);
  await scrollNear('Lift');
  fireEvent.click(outside);
  await lift.resolve();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  [3999, 'Floor 1'],
  [4000, 'Floor 0'],
])('when the code loads %i ms after a click, the lift is at %s', async (age, expected) => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  await press('Up');
  now.mockReturnValue(1000 + age);
  await lift.resolve();
  expect(floor()).toBe(expected);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'code that loads %i microtasks after the hydration has begun causes no error',
  async (microtasks) => {
    const load = async () => {
      for (let count = 0; count < microtasks; count++) await null;
      return { Door };
    };
    const door = { Hydrated: island('Door', load), Rendered: island('Door', async () => ({ Door })) };
    const errors = await hydratePage([door], () => void door.Hydrated.load());
    expect(screen.getByRole('heading', { name: 'Door' })).toBeInTheDocument();
    expect(errors).toEqual([]);
  },
);

test('after navigation an island whose code has loaded shows in the first render', async () => {
  const lift = deferredIsland('Lift', Lift);
  const loading = lift.Hydrated.load();
  await lift.resolve();
  await loading;
  render(<lift.Hydrated />);
  expect([floor(), isObserved('Lift')]).toEqual(['Floor 0', false]);
});

test('an island without rendered HTML requests its code immediately', async () => {
  const lift = deferredIsland('Lift', Lift);
  await act(async () => {
    render(<lift.Hydrated />);
  });
  await lift.resolve();
  expect(floor()).toBe('Floor 0');
});

test('without IntersectionObserver the code is requested immediately', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  expect(lift.load).toHaveBeenCalledTimes(1);
});

test('concurrent calls of load share one attempt, and the next call after a failure retries', async () => {
  const lift = deferredIsland('Lift', Lift);
  const [first, second] = [lift.Hydrated.load(), lift.Hydrated.load()];
  expect(lift.load).toHaveBeenCalledTimes(1);
  await Promise.all([lift.reject(), expect(first).rejects.toThrow('404'), expect(second).rejects.toThrow('404')]);
  const third = lift.Hydrated.load();
  await lift.resolve();
  await expect(third).resolves.toBe(Lift);
  await lift.Hydrated.load();
  expect(lift.load).toHaveBeenCalledTimes(2);
});
