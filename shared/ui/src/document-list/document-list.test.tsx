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
  // The icon of a scan and that of a PDF are drawn once; the others refer to them.
  const icons = [...document.querySelectorAll('svg')].map((icon) => icon.querySelector('g')?.id ?? '');
  const shown = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1));
  expect(shown).toEqual([icons[0], icons[0]]);
  expect([icons[1] !== icons[0], icons[1] !== '', icons[2], icons[3]]).toEqual([true, true, '', '']);
});

test('an empty list says so', () => {
  render(<DocumentList label="Minutes" documents={[]} />);
  expect(screen.getByText('No documents have been published yet.')).toBeVisible();
});
