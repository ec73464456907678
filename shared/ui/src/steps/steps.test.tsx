import { render, screen, within } from '@testing-library/react';
import examples from './steps.examples.tsx';
import { Steps } from './steps.tsx';

test('steps are an ordered list with a name', () => {
  render(examples[0].element);
  const list = screen.getByRole('list', { name: 'Filing a patent' });
  expect(list.tagName).toBe('OL');
  for (const length of [5, 6]) {
    render(<Steps label={`${length} steps`} items={Array.from({ length }, () => ({ text: 'One' }))} />);
    expect(screen.getByRole('list', { name: `${length} steps` })).toHaveAttribute('data-short', String(length === 5));
  }
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('DiscloseDescribe the invention on two pages.');
});
