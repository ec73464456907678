import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import { advanceTime, fakeBrowser, matchMediaQueries } from '@viit/ui/testing/browser';
import { expectConsoleErrors, renderWithLists, serveLists, waitForResponses } from '../../testing/content-api.tsx';
import { News } from './news.tsx';

fakeBrowser();

const address = '/api/newsEvents/list';
const event = (name: string, index: number) => ({
  type: 'Workshop',
  title: name,
  date: `2026-12-0${index + 1}`,
  description: `About ${name}.`,
  image: index % 2 ? `/images/events/${name}.svg` : { url: `/images/events/${name}.svg` },
  pathlink: `https://${name}.viit.example`,
  ...(index === 0 && { location: 'Seminar Hall' }),
});
const events = ['one', 'two', 'three', 'four', 'five'].map(event);
const cards = () => screen.getByRole('list', { name: 'Events' });
const front = () => within(cards()).getByRole('heading', { level: 3 }).textContent;
const swipe = (from: [number, number], to: [number, number]) => {
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(cards(), { touches: [touch(from)], changedTouches: [touch(from)] });
  fireEvent.touchEnd(cards(), { touches: [], changedTouches: [touch(to)] });
};

test('shows a message until the list has loaded', async () => {
  serveLists({ [address]: events });
  render(<News />);
  expect(screen.getByText('Loading events')).toBeInTheDocument();
  await waitForResponses();
  expect(screen.queryByText('Loading events')).not.toBeInTheDocument();
  expect(front()).toBe('one');
});

test('a failed fetch is logged, and the message stays where the page has no events', async () => {
  const log = expectConsoleErrors();
  serveLists({});
  render(<News />);
  await waitForResponses();
  expect(log).toHaveBeenCalledWith('Error fetching newsEvents data:', expect.any(TypeError));
  expect(screen.getByText('Loading events')).toBeInTheDocument();
});

test('a failed fetch leaves the events of the rendered page', async () => {
  expectConsoleErrors();
  serveLists({});
  render(
    <ContentProvider lists={{ [address]: events }}>
      <News />
    </ContentProvider>,
  );
  await waitForResponses();
  expect(front()).toBe('one');
});

test('an empty list has a message of its own', async () => {
  await renderWithLists({ [address]: [] }, <News />);
  expect(screen.getByText('No events are announced at present')).toBeInTheDocument();
});

test('an event is shown for 5 seconds, and the first follows the last', async () => {
  await renderWithLists({ [address]: events }, <News />);
  advanceTime(4999);
  expect(front()).toBe('one');
  advanceTime(1);
  expect(front()).toBe('two');
  for (let turn = 0; turn < 4; turn += 1) advanceTime(5000);
  expect(front()).toBe('one');
});

test('after a choice the advance resumes in 6 seconds', async () => {
  await renderWithLists({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(front()).toBe('two');
  advanceTime(5999);
  expect(front()).toBe('two');
  advanceTime(1);
  advanceTime(4999);
  expect(front()).toBe('two');
  advanceTime(1);
  expect(front()).toBe('three');
});

test('a card is in the stack by its distance from the one in front, which is announced on request only', async () => {
  const { container } = await renderWithLists({ [address]: events }, <News />);
  const positions = () =>
    [...container.querySelectorAll('li[data-position]')].map((card) => card.getAttribute('data-position'));
  expect(positions()).toEqual(['front', 'second', 'third', 'hidden', 'previous']);
  expect(screen.getByText('1 / 5', { exact: false })).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(positions()).toEqual(['previous', 'front', 'second', 'third', 'hidden']);
  expect(screen.getByText('2 / 5', { exact: false })).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('2 / 5', { exact: false })).toHaveTextContent('2 / 5: two');
});

test('previous and next wrap', async () => {
  await renderWithLists({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  expect(front()).toBe('five');
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(front()).toBe('one');
});

test('a swipe of 50 px to the left shows the next event, to the right the previous one; a shorter one neither', async () => {
  await renderWithLists({ [address]: events }, <News />);
  swipe([200, 100], [150, 104]);
  expect(front()).toBe('two');
  swipe([100, 100], [150, 96]);
  expect(front()).toBe('one');
  swipe([100, 100], [51, 100]);
  expect(front()).toBe('one');
  swipe([100, 100], [160, 300]);
  expect(front()).toBe('one');
});

test('a date of the timeline brings its event to the front', async () => {
  await renderWithLists({ [address]: events }, <News />);
  const line = screen.getByRole('list', { name: 'Event dates' });
  const date = within(line).getByRole('button', { name: /4 Dec 2026/ });
  fireEvent.click(date);
  expect(front()).toBe('four');
  expect(date).toHaveAttribute('aria-current', 'true');
  expect(within(line).getAllByRole('button')).toHaveLength(5);
});

test('the date of the current event is in the middle of the line', async () => {
  matchMediaQueries('prefers-reduced-motion');
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await renderWithLists({ [address]: events }, <News />);
  expect(screen.getByRole('list', { name: 'Event dates' }).parentElement?.scrollLeft).toBe(400);
});

test('a click brings a card from behind to the front', async () => {
  const { container } = await renderWithLists({ [address]: events }, <News />);
  const behind = container.querySelector('li[data-position="second"] > button');
  if (!behind) throw new Error('no card behind');
  fireEvent.click(behind);
  expect(front()).toBe('two');
});

test('a shorter list starts again at the first event', async () => {
  serveLists({ [address]: events.slice(0, 2) });
  render(
    <ContentProvider lists={{ [address]: events }}>
      <News />
    </ContentProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  expect(front()).toBe('five');
  await waitForResponses();
  expect(front()).toBe('one');
});

test('an event has type, date, location and a link to register', async () => {
  await renderWithLists({ [address]: events }, <News />);
  const card = within(cards()).getByRole('article');
  expect(within(card).getByText('Workshop')).toBeInTheDocument();
  expect(within(card).getByText('Seminar Hall')).toBeInTheDocument();
  const register = within(card).getByRole('link', { name: 'Register Now for one (opens in a new tab)' });
  expect(register).toHaveAttribute('href', 'https://one.viit.example');
  expect(register).toHaveAttribute('target', '_blank');
  const steps = within(card).getByRole('list', { name: 'Event timeline' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Registration Open', '1 Dec 2026', 'Results Announcement']);
});

test('without a location it says that the location follows after registration', async () => {
  await renderWithLists({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  const card = within(cards()).getByRole('article');
  expect(within(card).getByText('Location details available after registration')).toBeInTheDocument();
});

test('Tap to view opens the picture, which stops the advance until it is closed', async () => {
  await renderWithLists({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Tap to view the picture of one' }));
  const viewer = screen.getByRole('dialog', { name: 'one' });
  expect(within(viewer).getByRole('img', { name: 'one' })).toHaveAttribute('src', '/images/events/one.svg');
  advanceTime(20_000);
  expect(screen.getByRole('dialog', { name: 'one' })).toBeInTheDocument();
  fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the picture closes when the card changes', async () => {
  await renderWithLists({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Tap to view the picture of one' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the bar of the current event fills', async () => {
  const { container } = await renderWithLists({ [address]: events }, <News />);
  advanceTime(5000);
  expect([...container.querySelectorAll('[data-state]')].map((bar) => bar.getAttribute('data-state'))).toEqual([
    'past',
    'current',
    'next',
    'next',
    'next',
  ]);
});

test('a picture that cannot be loaded is marked on its card', async () => {
  const { container } = await renderWithLists({ [address]: events }, <News />);
  const picture = container.querySelector('li[data-position="front"] img');
  if (!picture) throw new Error('no picture');
  fireEvent.error(picture);
  expect(picture.parentElement).toHaveAttribute('data-failed', 'true');
});

test('under reduced motion it advances on request only', async () => {
  matchMediaQueries('prefers-reduced-motion');
  await renderWithLists({ [address]: events }, <News />);
  advanceTime(30_000);
  expect(front()).toBe('one');
});

test('the timeline can be dragged with a mouse, and a drag selects nothing', async () => {
  await renderWithLists({ [address]: events }, <News />);
  const line = screen.getByRole('list', { name: 'Event dates' }).parentElement;
  const date = screen.getByRole('button', { name: /3 Dec 2026/ });
  if (!line) throw new Error('no line');
  line.scrollLeft = 40;
  const pointer = (type: string, target: EventTarget, clientX: number) =>
    act(() => {
      target.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }));
    });
  Object.defineProperty(MouseEvent.prototype, 'pointerType', { value: 'mouse', configurable: true });
  pointer('pointerdown', date, 300);
  pointer('pointermove', window, 220);
  expect(line.scrollLeft).toBe(120);
  pointer('pointerup', window, 220);
  fireEvent.click(date);
  expect(front()).toBe('one');
  pointer('pointermove', window, 100);
  expect(line.scrollLeft).toBe(120);
  // A hand that trembles.
  pointer('pointerdown', date, 300);
  pointer('pointermove', window, 294);
  pointer('pointerup', window, 294);
  expect(line.scrollLeft).toBe(120);
  fireEvent.click(date);
  expect(front()).toBe('three');
  Object.defineProperty(MouseEvent.prototype, 'pointerType', { value: 'touch', configurable: true });
  pointer('pointerdown', date, 300);
  pointer('pointermove', window, 220);
  expect(line.scrollLeft).toBe(120);
  Reflect.deleteProperty(MouseEvent.prototype, 'pointerType');
});
