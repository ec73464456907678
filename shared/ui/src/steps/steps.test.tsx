import { render, screen, within } from '@testing-library/react';
import examples from './steps.examples.tsx';

test('steps are an ordered list with a name', () => {
  render(examples[0].element);
  const list = screen.getByRole('list', { name: 'Filing a patent' });
  expect(list.tagName).toBe('OL');
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('DiscloseDescribe the invention on two pages.');
});
