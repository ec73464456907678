import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { registerNavigate } from '@viit/runtime';
import { advanceTime, fakeBrowser } from '@viit/ui/testing/browser';
import { Cells } from './cells.tsx';

fakeBrowser();

const go = jest.fn();
beforeEach(() => {
  go.mockClear();
  registerNavigate(go);
});

const withPage = {
  'Discipline Cell': '/discipline-cell',
  'ED Cell': '/ed-cell',
  'IIC Cell': '/iic-cell',
  'IPR Cell': '/ipr-cell',
  'Media Cell': '/media-cell',
  'Student Activity Council': '/sac-cell',
};
const withoutPage = [
  'Green Club',
  'Idea Lab',
  'Intl. Student Cell',
  'IEEE Chapter',
  'NSS Unit',
  'Research Cell',
  'Skill Development Lab',
  'WEP Cell',
];
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).parentElement;
  if (!card) throw new Error(`no card ${name}`);
  return card;
};

test('six cells link to their page and have a hint', () => {
  render(<Cells />);
  for (const [name, href] of Object.entries(withPage)) {
    const card = cardOf(name);
    expect(card).toHaveAttribute('href', href);
    expect(within(card).getByText('Click to explore')).toBeInTheDocument();
  }
  expect(screen.getAllByRole('link')).toHaveLength(6);
});

test('the other eight have neither a page nor a hint', () => {
  render(<Cells />);
  for (const name of withoutPage) {
    expect(cardOf(name)).not.toHaveAttribute('href');
    expect(within(cardOf(name)).queryByText('Click to explore')).not.toBeInTheDocument();
  }
});

test('a click scrolls to the top, and 100 ms later opens the page', () => {
  render(<Cells />);
  fireEvent.click(cardOf('IPR Cell'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  advanceTime(99);
  expect(go).not.toHaveBeenCalled();
  advanceTime(1);
  expect(go).toHaveBeenCalledWith('/ipr-cell');
});

test('a click with Ctrl is left to the browser', () => {
  render(<Cells />);
  const card = cardOf('IPR Cell');
  const click = createEvent.click(card, { ctrlKey: true });
  card.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  fireEvent(card, click);
  advanceTime(200);
  expect(go).not.toHaveBeenCalled();
});

test('a cycle takes 45 seconds, the second copy is hidden from screen readers, and the pause button stops it', () => {
  const { container } = render(<Cells />);
  const strip = screen.getByRole('group', { name: 'Cells and councils' });
  expect(strip.querySelector<HTMLElement>('[data-direction]')?.style.getPropertyValue('--cycle')).toBe('45s');
  expect(container.querySelectorAll('li')).toHaveLength(28);
  expect(screen.getAllByRole('listitem')).toHaveLength(14);
  fireEvent.click(screen.getByRole('button', { name: 'Pause cells and councils' }));
  expect(strip).toHaveAttribute('data-moving', 'false');
});

test('the strip knows where the middle of the window is, as a share of its length', () => {
  let resize = () => {};
  class Observer {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.tagName === 'UL' ? 2800 : 1400;
  });
  const { container } = render(<Cells />);
  // The last observer is that of the strip around the moving one.
  resize();
  expect(container.querySelector<HTMLElement>('[data-hydrated]')?.style.getPropertyValue('--window-centre')).toBe(
    '0.25',
  );
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('each card has its position on the strip, from which its animation is timed', () => {
  render(<Cells />);
  const positions = screen.getAllByRole('listitem').map((item) => Number(item.style.getPropertyValue('--position')));
  expect(positions[0]).toBeCloseTo(0.5 / 14);
  expect(positions[13]).toBeCloseTo(13.5 / 14);
});
