import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useList } from '../content.tsx';
import {
  button,
  deferredIsland,
  hydratePage,
  isMarkedFailed,
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
const warnings = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

test('a part far from the window is there to be read, and its code is not fetched', async () => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift', false);
  expect(floor()).toBe('Floor 0');
  expect(lift.load).not.toHaveBeenCalled();
});

test('a part that comes near fetches its code, and then works in the HTML that was there', async () => {
  const lift = deferredIsland('Lift', Lift);
  const errors = await hydratePage([lift]);
  const before = button('Up');
  await scrollNear('Lift');
  await lift.come();
  await press('Up');
  expect(floor()).toBe('Floor 1');
  expect(button('Up')).toBe(before);
  expect(errors).toEqual([]);
});

test('focus in a part fetches its code, and so does a press', async () => {
  for (const use of [fireEvent.focusIn, fireEvent.pointerDown]) {
    const lift = deferredIsland('Lift', Lift);
    await hydratePage([lift]);
    await act(async () => void use(button('Up')));
    expect(lift.load).toHaveBeenCalledTimes(1);
  }
});

test('of two parts the one that comes first works first', async () => {
  const [lift, door] = [deferredIsland('Lift', Lift), deferredIsland('Door', Door)];
  await hydratePage([door, lift]);
  await scrollNear('Door');
  await scrollNear('Lift');
  await lift.come();
  await press('Up');
  expect(floor()).toBe('Floor 1');
  expect(screen.getByRole('heading', { name: 'Door' })).toBeInTheDocument();
});

test('code that fails takes nothing away: it is told in plain words, and asked for again when it comes near again', async () => {
  const told = warnings();
  const lift = deferredIsland('Lift', Lift);
  const errors = await hydratePage([lift]);
  await scrollNear('Lift');
  await lift.fail();
  expect([floor(), isMarkedFailed('Lift')]).toEqual(['Floor 0', true]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith(
    expect.stringContaining('The code of Lift of home 1.4.0 did not load'),
    expect.any(Error),
  );
  await scrollNear('Lift', false);
  await scrollNear('Lift');
  expect(lift.load).toHaveBeenCalledTimes(2);
  await lift.come();
  expect(isMarkedFailed('Lift')).toBe(false);
  await press('Up');
  expect(floor()).toBe('Floor 1');
  expect(errors).toEqual([]);
});

test('code that failed is asked for again when the browser is online, where the part is near', async () => {
  warnings();
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  await lift.fail();
  await act(async () => fireEvent(window, new Event('online')));
  expect(lift.load).toHaveBeenCalledTimes(2);
  await lift.fail();
  await scrollNear('Lift', false);
  await act(async () => fireEvent(window, new Event('online')));
  expect(lift.load).toHaveBeenCalledTimes(2);
});

test('a press on a button whose code is on its way is answered when it is here', async () => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  await press('Up');
  expect(floor()).toBe('Floor 0');
  await lift.come();
  expect(floor()).toBe('Floor 1');
});

test('a press that is long past is not answered any more', async () => {
  const lift = deferredIsland('Lift', Lift);
  await hydratePage([lift]);
  await scrollNear('Lift');
  await press('Up');
  const later = performance.now() + 5000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await lift.come();
  expect(floor()).toBe('Floor 0');
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'code that comes %i moments after the hydration has begun breaks nothing',
  async (moments) => {
    const load = async () => {
      for (let moment = 0; moment < moments; moment++) await null;
      return { Door };
    };
    const door = { Part: island('Door', load), Rendered: island('Door', async () => ({ Door })) };
    const errors = await hydratePage([door], {}, () => void door.Part.load());
    expect(screen.getByRole('heading', { name: 'Door' })).toBeInTheDocument();
    expect(errors).toEqual([]);
  },
);

test('whoever comes from another page finds the part at once: nothing is shown in its place', async () => {
  const lift = deferredIsland('Lift', Lift);
  const loading = lift.Part.load();
  await lift.come();
  await loading;
  render(<lift.Part />);
  expect(floor()).toBe('Floor 0');
});

test('a part that was not rendered in fetches its code at once', async () => {
  const lift = deferredIsland('Lift', Lift);
  await act(async () => {
    render(<lift.Part />);
  });
  await lift.come();
  expect(floor()).toBe('Floor 0');
});

test('a part that comes alive after its list has changed starts from what was rendered in, and is not asked for twice', async () => {
  const Events = () => (
    <ul>
      {useList<string>('/api/events', 'events').items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  const fetch = jest.fn(async () => ({ ok: true, json: async () => ['Regatta', 'Concert'] }));
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  const [early, late] = [deferredIsland('Early', Events), deferredIsland('Late', Events)];
  const errors = await hydratePage([early, late], { '/api/events': ['Regatta'] });
  await scrollNear('Early');
  await early.come();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Regatta',
    'Concert',
    'Regatta',
  ]);
  await scrollNear('Late');
  await late.come();
  expect(screen.getAllByText('Concert')).toHaveLength(2);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});
