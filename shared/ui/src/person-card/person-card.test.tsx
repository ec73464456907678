import { render, screen } from '@testing-library/react';
import examples from './person-card.examples.tsx';

test('shows name, role and position', () => {
  render(examples[0].element);
  expect(screen.getByText('Dr. Lakshmi Prasanna Yerramilli')).toBeInTheDocument();
  expect(screen.getByText('Convener')).toBeInTheDocument();
  expect(screen.getByText('Professor, Civil Engineering')).toBeInTheDocument();
});

test('shows what else is known of a person', () => {
  render(examples[2].element);
  expect(screen.getByRole('link', { name: 'media@institute.example' })).toBeInTheDocument();
});

test('screen readers do not hear the name twice', () => {
  render(examples[0].element);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('with `href` the name is a link', () => {
  render(examples[1].element);
  expect(screen.getByRole('link', { name: 'Sri Ramakrishna Gedela' })).toHaveAttribute('href', '/principal');
});
