import { render, screen } from '@testing-library/react';
import examples from './page-header.examples.tsx';

test('the page opens with its h1, which can take the focus', () => {
  render(examples[0].element);
  expect(screen.getByRole('heading', { level: 1, name: 'Governing Body' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText(/^Sixteen members/)).toBeInTheDocument();
});

test('Back leads home unless told otherwise', () => {
  render(examples[0].element);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('Back goes back in history', () => {
  render(examples[1].element);
  expect(screen.getByRole('link', { name: 'Back' })).toBeInTheDocument();
});

test('a Back in history can have a name of its own', () => {
  render(examples[4].element);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
});

test('Back leads to a named place', () => {
  render(examples[2].element);
  expect(screen.getByRole('link', { name: 'Back to placements' })).toHaveAttribute('href', '/placement');
  expect(screen.getByRole('link', { name: 'Meet the team' })).toBeInTheDocument();
});

test('Back may be left out', () => {
  render(examples[3].element);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
