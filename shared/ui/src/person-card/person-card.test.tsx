import { render, screen } from '@testing-library/react';
import examples from './person-card.examples.tsx';

test('a card gives name, role and post', () => {
  render(examples[0].element);
  expect(screen.getByText('Dr. Lakshmi Prasanna Yerramilli')).toBeInTheDocument();
  expect(screen.getByText('Convener')).toBeInTheDocument();
  expect(screen.getByText('Professor, Civil Engineering')).toBeInTheDocument();
});

test('the monogram does not repeat the name to readers', () => {
  render(examples[0].element);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('with an address the name is a link', () => {
  render(examples[1].element);
  expect(screen.getByRole('link', { name: 'Sri Ramakrishna Gedela' })).toHaveAttribute('href', '/principal');
});
