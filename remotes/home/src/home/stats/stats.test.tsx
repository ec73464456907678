import { render, screen, within } from '@testing-library/react';
import { bringIntoView, matchQueries, pass, placeBelowWindow, testBrowser } from '../motion/test-browser.tsx';
import { Stats } from './stats.tsx';

testBrowser();

test('All eight figures are in the page with their final value', () => {
  render(<Stats />);
  expect(screen.getByRole('heading', { level: 2, name: 'VIIT at a Glance' })).toBeInTheDocument();
  const words = screen.getAllByRole('listitem').map((item) => {
    const [value, label, description] = [...item.children].map((part) => part.textContent);
    return [label, value, description];
  });
  expect(words.map(([label, value]) => [label, value])).toEqual([
    ['Enrollment Ratio', '100%'],
    ['Placement Rate', '85+%'],
    ['Lush Green Campus', '16.4 acres'],
    ['Faculty Members', '400+'],
    ['Students', '7000+'],
    ['Research Projects', '12+'],
    ['Academia & Industry', '45+'],
    ['H-Index', '40'],
  ]);
  expect(words[1]?.[2]).toBe('150+ companies visit annually');
  expect(words[3]?.[2]).toBe('30% with PhD');
  expect(words[4]?.[2]).toBe('From 4+ countries');
  expect(words[5]?.[2]).toBe('₹5+ crores funding');
});

test('A figure counts up from 0 over 2 seconds, faster at first, once it is in view', () => {
  placeBelowWindow();
  const { container } = render(<Stats />);
  const running = () => container.querySelectorAll<HTMLElement>('[data-running]');
  expect(running()).toHaveLength(8);
  expect(running()[4]?.dataset.running).toBe('0+');
  bringIntoView(container);
  pass(1000);
  expect(Number.parseInt(running()[4]?.dataset.running ?? '', 10)).toBeGreaterThan(3500);
  pass(1100);
  expect(running()).toHaveLength(0);
  expect(within(container).getByText('7000+')).toBeInTheDocument();
  bringIntoView(container, 0);
  bringIntoView(container);
  expect(running()).toHaveLength(0);
});

test('Under reduced motion the figures stand', () => {
  matchQueries('prefers-reduced-motion');
  placeBelowWindow();
  const { container } = render(<Stats />);
  expect(container.querySelector('[data-running]')).toBeNull();
});
