import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeBrowser } from '@viit/ui/testing/browser';
import { Campus } from './campus.tsx';
import { campusPoints } from './content.ts';

fakeBrowser();

const names = [
  'Dharithri Block',
  'VIIT Ground',
  'VIIT Main Block',
  'Ladies Hostel',
  'Solar Park',
  'Main Entrance',
  'Ground 2',
  'Ground 3',
  'Ground 4',
  'Temple',
  'Parking Area',
  'Mechanical & Civil Laboratories',
];
const chosen = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-chosen="true"] h3')].map(({ textContent }) => textContent);

test('shows twelve pins in order, all of them on the map', () => {
  render(<Campus />);
  const pins = within(screen.getByRole('group', { name: 'Places on the map' })).getAllByRole('button');
  expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(names);
  const places = campusPoints.map(({ x, y }) => [`${x}%`, `${y}%`]);
  expect(pins.map(({ style }) => [style.insetInlineStart, style.insetBlockStart])).toEqual(places);
  for (const { style } of pins) {
    for (const offset of [style.insetInlineStart, style.insetBlockStart]) {
      expect(offset).toMatch(/^[\d.]+%$/);
      expect(Number.parseFloat(offset)).toBeGreaterThan(0);
      expect(Number.parseFloat(offset)).toBeLessThan(100);
    }
  }
});

test('the map is 52.45 % as high as it is wide', () => {
  render(<Campus />);
  const map = screen.getByRole('img', { name: /Map of the campus/ });
  expect(Number(map.getAttribute('height')) / Number(map.getAttribute('width'))).toBeCloseTo(0.5245, 4);
});

test('the first point is chosen at first; a pin shows its picture, title and description', () => {
  const { container } = render(<Campus />);
  expect(chosen(container)).toEqual(['Dharithri Block']);
  expect(screen.getByRole('button', { name: 'Dharithri Block' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Temple' }));
  expect(chosen(container)).toEqual(['Temple']);
  expect(screen.getByRole('button', { name: 'Dharithri Block' })).toHaveAttribute('aria-pressed', 'false');
  const point = container.querySelector('[data-chosen="true"]');
  expect(point?.querySelector('img')).not.toBeNull();
  expect(point).toHaveTextContent('A small temple with a tank');
});

test('pins are at least 24 px apart on a map 320 px wide (WCAG 2.5.8)', () => {
  render(<Campus />);
  const centres = within(screen.getByRole('group', { name: 'Places on the map' }))
    .getAllByRole('button')
    .map(({ style }) => ({
      x: (Number.parseFloat(style.insetInlineStart) / 100) * 320,
      y: (Number.parseFloat(style.insetBlockStart) / 100) * 320 * 0.5245,
    }));
  for (const a of centres) {
    for (const b of centres) {
      if (a === b) continue;
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(24);
    }
  }
});
