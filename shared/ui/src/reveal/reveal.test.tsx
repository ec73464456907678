import { render, screen } from '@testing-library/react';
import { observe } from '../example/observe.ts';
import examples from './reveal.examples.tsx';

const words = () => screen.getByText('Seen once, it stays.');

test('what is in view at first is left alone', () => {
  observe({ top: 100 });
  render(examples[0].element);
  expect(words()).toHaveAttribute('data-entrance', 'still');
});

test('what lies below the window waits, and enters once when it comes into view', () => {
  const view = observe({ top: 5000 });
  render(examples[0].element);
  expect(words()).toHaveAttribute('data-entrance', 'waiting');
  view.leave();
  expect(words()).toHaveAttribute('data-entrance', 'waiting');
  view.enter();
  expect(words()).toHaveAttribute('data-entrance', 'in');
  expect(view.disconnect).toHaveBeenCalled();
});

test('where motion is not wanted nothing waits', () => {
  observe({ top: 5000 });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  render(examples[0].element);
  expect(words()).toHaveAttribute('data-entrance', 'still');
});

test('it can be another element', () => {
  render(examples[1].element);
  expect(words().tagName).toBe('SECTION');
});
