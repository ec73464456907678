import { render, screen } from '@testing-library/react';
import examples from './document-list.examples.tsx';
import { DocumentList } from './document-list.tsx';

test('a document shows its type and opens in a new tab', () => {
  render(examples[0].element);
  const link = screen.getByRole('link', { name: 'Anti-Ragging Policy PDF (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/documents/policies/anti-ragging.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('the list has a name and an item for each document', () => {
  render(examples[0].element);
  expect(screen.getByRole('list', { name: 'Policies' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('an empty list says so', () => {
  render(<DocumentList label="Minutes" documents={[]} />);
  expect(screen.getByText('No documents have been published yet.')).toBeVisible();
});
