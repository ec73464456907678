import { render, screen } from '@testing-library/react';
import { observe } from '../example/observe.ts';
import examples from './counter.examples.tsx';

test('the final value is there from the start', () => {
  render(examples[0].element);
  expect(screen.getByText('1893+')).toBeInTheDocument();
});

test('decimals are kept', () => {
  render(examples[1].element);
  expect(screen.getByText('4.2 LPA')).toBeInTheDocument();
});

test('a number in view at first does not count', () => {
  observe({ top: 100 });
  render(examples[0].element);
  expect(screen.getByText('1893+').parentElement).not.toHaveAttribute('data-running');
});

test('a number below the window counts from nought when it comes into view, and stops at its value', async () => {
  const view = observe({ top: 5000 });
  jest.useFakeTimers();
  render(examples[0].element);
  const box = screen.getByText('1893+').parentElement;
  expect(box).toHaveAttribute('data-running', '0+');
  view.enter();
  view.pass(1000);
  expect(Number.parseInt(box?.dataset.running ?? '', 10)).toBeGreaterThan(1000);
  expect(screen.getByText('1893+')).toBeInTheDocument();
  view.pass(1100);
  expect(box).not.toHaveAttribute('data-running');
  jest.useRealTimers();
});
