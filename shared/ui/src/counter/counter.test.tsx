import { render, screen } from '@testing-library/react';
import { advanceTime, fakeBrowser, observedThreshold, placeBelowWindow, setVisibleShare } from '../testing/browser.ts';
import examples from './counter.examples.tsx';

fakeBrowser();

const counter = () => screen.getByText('1893+').parentElement as HTMLElement;

test('the HTML contains the final value', () => {
  render(examples[0].element);
  expect(screen.getByText('1893+')).toBeInTheDocument();
});

test('shows the decimals', () => {
  render(examples[1].element);
  expect(screen.getByText('4.2 LPA')).toBeInTheDocument();
});

test('a number that is in view at first does not count', () => {
  render(examples[0].element);
  expect(counter()).not.toHaveAttribute('data-running');
});

test('a number below the window counts from 0 when it comes into view, and stops at its value', () => {
  placeBelowWindow();
  render(examples[0].element);
  expect(counter()).toHaveAttribute('data-running', '0+');
  expect(observedThreshold(counter())).toBe(0.1);
  advanceTime(5000);
  expect(counter()).toHaveAttribute('data-running', '0+');
  setVisibleShare(counter());
  advanceTime(1000);
  expect(Number.parseInt(counter().dataset.running ?? '', 10)).toBeGreaterThan(1000);
  expect(Number.parseInt(counter().dataset.running ?? '', 10)).toBeLessThan(1893);
  expect(screen.getByText('1893+')).toBeInTheDocument();
  advanceTime(1100);
  expect(counter()).not.toHaveAttribute('data-running');
});

test('a number that a link has led to counts, though it is in view when its code loads', () => {
  location.hash = '#placements';
  render(<section id="placements">{examples[0].element}</section>);
  expect(counter()).toHaveAttribute('data-running', '0+');
  advanceTime(2100);
  expect(counter()).not.toHaveAttribute('data-running');
  location.hash = '';
});
