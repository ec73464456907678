import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import examples from './marquee.examples.tsx';

test('the strip is read once; its second copy is hidden and inert', () => {
  render(examples[0].element);
  const [first, second, ...more] = screen.getAllByText('Bheema Steel');
  expect(first?.closest('[aria-hidden]')).toBeNull();
  expect(second?.closest('[aria-hidden]')).toHaveAttribute('inert');
  expect(more).toEqual([]);
});

test('a pause control stops it and starts it again', async () => {
  render(examples[0].element);
  const strip = screen.getByRole('region', { name: 'recruiters' });
  expect(strip).toHaveAttribute('data-moving', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Pause recruiters' }));
  expect(strip).toHaveAttribute('data-moving', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Play recruiters' }));
  expect(strip).toHaveAttribute('data-moving', 'true');
});
