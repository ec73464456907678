import { render, screen, within } from '@testing-library/react';
import {
  advanceTime,
  fakeBrowser,
  matchMediaQueries,
  placeBelowWindow,
  setVisibleShare,
} from '@viit/ui/testing/browser';
import { Stats } from './stats.tsx';

fakeBrowser();

test('all eight figures are in the page with their final value', () => {
  render(<Stats />);
  expect(screen.getByRole('heading', { level: 2, name: 'VIIT at a Glance' })).toBeInTheDocument();
  const figures = screen.getAllByRole('listitem').map((item) => {
    const [value, label, description] = [...item.children].map((child) => child.textContent);
    return [label, value, description];
  });
  expect(figures.map(([label, value]) => [label, value])).toEqual([
    ['Enrollment Ratio', '100%'],
    ['Placement Rate', '85+%'],
    ['Lush Green Campus', '16.4 acres'],
    ['Faculty Members', '400+'],
    ['Students', '7000+'],
    ['Research Projects', '12+'],
    ['Academia & Industry', '45+'],
    ['H-Index', '40'],
  ]);
  expect(figures[1]?.[2]).toBe('150+ companies visit annually');
  expect(figures[3]?.[2]).toBe('30% with PhD');
  expect(figures[4]?.[2]).toBe('From 4+ countries');
  expect(figures[5]?.[2]).toBe('₹5+ crores funding');
});

test('a figure counts up from 0 over 2 seconds, faster at first, once it is in view', () => {
  placeBelowWindow();
  const { container } = render(<Stats />);
  const running = () => container.querySelectorAll<HTMLElement>('[data-running]');
  expect(running()).toHaveLength(8);
  expect(running()[4]?.dataset.running).toBe('0+');
  setVisibleShare(container);
  advanceTime(1000);
  expect(Number.parseInt(running()[4]?.dataset.running ?? '', 10)).toBeGreaterThan(3500);
  advanceTime(1100);
  expect(running()).toHaveLength(0);
  expect(within(container).getByText('7000+')).toBeInTheDocument();
  setVisibleShare(container, 0);
  setVisibleShare(container);
  expect(running()).toHaveLength(0);
});

test('under reduced motion the figures do not count', () => {
  matchMediaQueries('prefers-reduced-motion');
  placeBelowWindow();
  const { container } = render(<Stats />);
  expect(container.querySelector('[data-running]')).toBeNull();
});
