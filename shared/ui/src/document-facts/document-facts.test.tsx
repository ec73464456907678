import { act, render, screen } from '@testing-library/react';
import { DocumentSizes } from '@viit/runtime';
import { DocumentFacts, documentFacts, documentType } from '@viit/ui/document-facts';
import { hydrateRoot } from 'react-dom/client';

const facts = <DocumentFacts href="/documents/a.pdf" />;

test('shows type and size', () => {
  render(<DocumentSizes value={() => 2048}>{facts}</DocumentSizes>);
  expect(screen.getByText('PDF, 2 KB')).toBeInTheDocument();
});

test('a document that is missing is said to be not yet supplied', () => {
  render(<DocumentSizes value={() => null}>{facts}</DocumentSizes>);
  expect(screen.getByText('PDF, not yet supplied')).toBeInTheDocument();
});

test('without a size shows the type alone', () => {
  render(facts);
  expect(screen.getByText('PDF')).toBeInTheDocument();
});

test('a rendered size survives hydration and later renders without a mismatch', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<span>PDF, 2 KB</span>';
  const reactRoot = await act(() => hydrateRoot(root, facts));
  expect(root).toHaveTextContent('PDF, 2 KB');
  await act(() => reactRoot.render(facts));
  expect(root).toHaveTextContent('PDF, 2 KB');
});

test.each([
  [undefined, 'PDF'],
  [null, 'PDF, not yet supplied'],
  [0, 'PDF, 1 KB'],
  [2048, 'PDF, 2 KB'],
  [999_400, 'PDF, 999 KB'],
  [999_500, 'PDF, 1 MB'],
  [1_440_000, 'PDF, 1.4 MB'],
  [12_000_000, 'PDF, 12 MB'],
])('%s bytes read as "%s"', (size, text) => {
  expect(documentFacts('/documents/a.pdf', size)).toBe(text);
});

test.each([
  ['/documents/a.pdf', 'PDF'],
  ['/documents/a.JPG', 'Image'],
  ['/documents/a.webp?1', 'Image'],
  ['/documents/a.docx', 'DOCX'],
  ['/documents/a', 'Document'],
])('the type of %s is %s', (href, type) => {
  expect(documentType(href)).toBe(type);
});
