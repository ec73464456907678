import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { registerNavigate } from '@viit/runtime';
import { pass, testBrowser } from '../motion/test-browser.tsx';
import { Cells } from './cells.tsx';

testBrowser();

const go = jest.fn();
beforeEach(() => {
  go.mockClear();
  registerNavigate(go);
});

const routed = {
  'Discipline Cell': '/discipline-cell',
  'ED Cell': '/ed-cell',
  'IIC Cell': '/iic-cell',
  'IPR Cell': '/ipr-cell',
  'Media Cell': '/media-cell',
  'Student Activity Council': '/sac-cell',
};
const others = [
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

test('Six cells lead to their page and say so', () => {
  render(<Cells />);
  for (const [name, href] of Object.entries(routed)) {
    const card = cardOf(name);
    expect(card).toHaveAttribute('href', href);
    expect(within(card).getByText('Click to explore')).toBeInTheDocument();
  }
  expect(screen.getAllByRole('link')).toHaveLength(6);
});

test('The other eight have neither a page nor a hint', () => {
  render(<Cells />);
  for (const name of others) {
    expect(cardOf(name)).not.toHaveAttribute('href');
    expect(within(cardOf(name)).queryByText('Click to explore')).not.toBeInTheDocument();
  }
});

test('A click goes to the top, and 100 ms later to the page', () => {
  render(<Cells />);
  fireEvent.click(cardOf('IPR Cell'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  pass(99);
  expect(go).not.toHaveBeenCalled();
  pass(1);
  expect(go).toHaveBeenCalledWith('/ipr-cell');
});

test('A click for a new tab stays the browser’s', () => {
  render(<Cells />);
  const card = cardOf('IPR Cell');
  const click = createEvent.click(card, { ctrlKey: true });
  card.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  fireEvent(card, click);
  pass(200);
  expect(go).not.toHaveBeenCalled();
});

test('One cycle takes 45 seconds, the second copy is hidden from readers, and a control stops it', () => {
  const { container } = render(<Cells />);
  const strip = screen.getByRole('region', { name: 'cells' });
  expect(strip.querySelector<HTMLElement>('[data-direction]')?.style.getPropertyValue('--cycle')).toBe('45s');
  expect(container.querySelectorAll('li')).toHaveLength(28);
  expect(screen.getAllByRole('listitem')).toHaveLength(14);
  fireEvent.click(screen.getByRole('button', { name: 'Pause cells' }));
  expect(strip).toHaveAttribute('data-moving', 'false');
});

test('Each card knows its place on the strip, from which its swell in the middle of the window is timed', () => {
  render(<Cells />);
  const places = screen.getAllByRole('listitem').map((item) => Number(item.style.getPropertyValue('--at')));
  expect(places[0]).toBeCloseTo(0.5 / 14);
  expect(places[13]).toBeCloseTo(13.5 / 14);
});
