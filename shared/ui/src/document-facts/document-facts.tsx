import { formatFileSize } from '@viit/contract/file-size';
import { useDocumentSize } from '@viit/runtime';
import { documentType } from './document-type.ts';

export { documentType };

interface DocumentFactsProps {
  href: string;
  className?: string | undefined;
}

/** Renders what a visitor wants to know before opening a document: its type and its size, "PDF, 2 KB". */
export function DocumentFacts({ href, className }: DocumentFactsProps) {
  // Only the rendered HTML is sure to know the size. In the browser it comes with the page table; until then what was
  // rendered stays as it is, and no page carries its sizes a second time.
  return (
    <span className={className} suppressHydrationWarning>
      {documentFacts(href, useDocumentSize(href))}
    </span>
  );
}

/** A document's type, and its size where that is known: "PDF, 2 KB". */
export const documentFacts = (href: string, size?: number): string =>
  size === undefined ? documentType(href) : `${documentType(href)}, ${formatFileSize(size)}`;
