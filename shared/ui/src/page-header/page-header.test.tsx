import { fireEvent, render, screen } from '@testing-library/react';
import examples from './page-header.examples.tsx';

test('the h1 can receive focus', () => {
  render(examples[0].element);
  expect(screen.getByRole('heading', { level: 1, name: 'Governing Body' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText(/^Sixteen members/)).toBeInTheDocument();
  expect(screen.getByText('Governance')).toBeInTheDocument();
});

test('Back links to the home page by default', () => {
  render(examples[0].element);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('Back goes back in history', () => {
  history.pushState({ fromHere: true }, '');
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  render(examples[1].element);
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('a Back link with history can have another text', () => {
  render(examples[4].element);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
});

test('Back can link to another page', () => {
  render(examples[2].element);
  expect(screen.getByRole('link', { name: 'Back to placements' })).toHaveAttribute('href', '/placement');
  expect(screen.getByRole('link', { name: 'Meet the team' })).toBeInTheDocument();
});

test('Back can be left out', () => {
  render(examples[3].element);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
