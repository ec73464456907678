import { render, screen } from '@testing-library/react';
import examples from './callout.examples.tsx';

test('a note has a title and a text', () => {
  render(examples[0].element);
  expect(screen.getByRole('note')).toHaveTextContent('Office hoursCertificates are given out from 10 am to 4 pm.');
});

test('the title is optional', () => {
  render(examples[1].element);
  expect(screen.getByRole('note')).toHaveTextContent(/^The gate is closed five minutes after the first bell\.$/);
});
