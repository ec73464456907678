import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import { expectFailures, matchQueries, pass, renderWith, serve, settle, testBrowser } from '../motion/test-browser.tsx';
import { News } from './news.tsx';

testBrowser();

const address = '/api/newsEvents/list';
const event = (name: string, at: number) => ({
  type: 'Workshop',
  title: name,
  date: `2026-12-0${at + 1}`,
  description: `About ${name}.`,
  image: at % 2 ? `/images/events/${name}.svg` : { url: `/images/events/${name}.svg` },
  pathlink: `https://${name}.viit.example`,
  ...(at === 0 && { location: 'Seminar Hall' }),
});
const events = ['one', 'two', 'three', 'four', 'five'].map(event);
const cards = () => screen.getByRole('list', { name: 'Events' });
const front = () => within(cards()).getByRole('heading', { level: 3 }).textContent;
const swipe = (from: [number, number], to: [number, number]) => {
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(cards(), { touches: [touch(from)], changedTouches: [touch(from)] });
  fireEvent.touchEnd(cards(), { touches: [], changedTouches: [touch(to)] });
};

test('Until the list arrives the page says that it is loading', async () => {
  serve({ [address]: events });
  render(<News />);
  expect(screen.getByText('Loading events')).toBeInTheDocument();
  await settle();
  expect(screen.queryByText('Loading events')).not.toBeInTheDocument();
  expect(front()).toBe('one');
});

test('A failed fetch is logged; where nothing was rendered in, the message stays', async () => {
  const log = expectFailures();
  serve({});
  render(<News />);
  await settle();
  expect(log).toHaveBeenCalledWith('Error fetching newsEvents data:', expect.any(TypeError));
  expect(screen.getByText('Loading events')).toBeInTheDocument();
});

test('A failed fetch leaves the events that were rendered in', async () => {
  expectFailures();
  serve({});
  render(
    <ContentProvider lists={{ [address]: events }}>
      <News />
    </ContentProvider>,
  );
  await settle();
  expect(front()).toBe('one');
});

test('An empty list is no list under way', async () => {
  await renderWith({ [address]: [] }, <News />);
  expect(screen.getByText('No events are announced at present')).toBeInTheDocument();
});

test('An event stays for 5 seconds, and after the last comes the first', async () => {
  await renderWith({ [address]: events }, <News />);
  pass(4999);
  expect(front()).toBe('one');
  pass(1);
  expect(front()).toBe('two');
  for (let turn = 0; turn < 4; turn += 1) pass(5000);
  expect(front()).toBe('one');
});

test('A hand stops the advance; it resumes after 6 seconds', async () => {
  await renderWith({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(front()).toBe('two');
  pass(5999);
  expect(front()).toBe('two');
  pass(1);
  pass(4999);
  expect(front()).toBe('two');
  pass(1);
  expect(front()).toBe('three');
});

test('The arrows wrap', async () => {
  await renderWith({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  expect(front()).toBe('five');
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(front()).toBe('one');
});

test('A swipe of 50 px to the left goes on, to the right back; a shorter one does nothing', async () => {
  await renderWith({ [address]: events }, <News />);
  swipe([200, 100], [150, 104]);
  expect(front()).toBe('two');
  swipe([100, 100], [150, 96]);
  expect(front()).toBe('one');
  swipe([100, 100], [51, 100]);
  expect(front()).toBe('one');
  swipe([100, 100], [160, 300]);
  expect(front()).toBe('one');
});

test('A date on the line brings its event to the front', async () => {
  await renderWith({ [address]: events }, <News />);
  const line = screen.getByRole('list', { name: 'Event dates' });
  const date = within(line).getByRole('button', { name: /4 Dec 2026/ });
  fireEvent.click(date);
  expect(front()).toBe('four');
  expect(date).toHaveAttribute('aria-current', 'true');
  expect(within(line).getAllByRole('button')).toHaveLength(5);
});

test('A card that lies behind comes to the front by a press', async () => {
  const { container } = await renderWith({ [address]: events }, <News />);
  const behind = container.querySelector('li[data-place="second"] > button');
  if (!behind) throw new Error('no card behind');
  fireEvent.click(behind);
  expect(front()).toBe('two');
});

test('The index goes back to the first when the list became shorter', async () => {
  serve({ [address]: events.slice(0, 2) });
  render(
    <ContentProvider lists={{ [address]: events }}>
      <News />
    </ContentProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  expect(front()).toBe('five');
  await settle();
  expect(front()).toBe('one');
});

test('An event names its type, date, place and the way to register', async () => {
  await renderWith({ [address]: events }, <News />);
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

test('Without a place it says when the place is told', async () => {
  await renderWith({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  const card = within(cards()).getByRole('article');
  expect(within(card).getByText('Location details available after registration')).toBeInTheDocument();
});

test('Tap to view opens the picture, which holds the advance, and the close button closes it', async () => {
  await renderWith({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Tap to view the picture of one' }));
  const viewer = screen.getByRole('dialog', { name: 'one' });
  expect(within(viewer).getByRole('img', { name: 'one' })).toHaveAttribute('src', '/images/events/one.svg');
  pass(20_000);
  expect(screen.getByRole('dialog', { name: 'one' })).toBeInTheDocument();
  fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('The viewer closes when the card changes', async () => {
  await renderWith({ [address]: events }, <News />);
  fireEvent.click(screen.getByRole('button', { name: 'Tap to view the picture of one' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A bar for each event fills while its event is shown', async () => {
  const { container } = await renderWith({ [address]: events }, <News />);
  pass(5000);
  expect([...container.querySelectorAll('[data-state]')].map((bar) => bar.getAttribute('data-state'))).toEqual([
    'past',
    'now',
    'next',
    'next',
    'next',
  ]);
});

test('A picture that cannot be loaded is marked for its card', async () => {
  const { container } = await renderWith({ [address]: events }, <News />);
  const picture = container.querySelector('li[data-place="front"] img');
  if (!picture) throw new Error('no picture');
  fireEvent.error(picture);
  expect(picture.parentElement).toHaveAttribute('data-failed', 'true');
});

test('Under reduced motion it waits for a hand', async () => {
  matchQueries('prefers-reduced-motion');
  await renderWith({ [address]: events }, <News />);
  pass(30_000);
  expect(front()).toBe('one');
});

test('The line of dates is dragged by a mouse, and a drag is no choice', async () => {
  await renderWith({ [address]: events }, <News />);
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
  fireEvent.click(date);
  expect(front()).toBe('three');
});
