import { render, screen } from '@testing-library/react';
import examples from './with-aside.examples.tsx';

test('the aside is before the content in the page, so that it is above it on narrow screens', () => {
  render(examples[1].element);
  const aside = screen.getByText(/^Written to by/);
  const content = screen.getByText(/^The cell meets/);
  expect(aside.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
