import { formatFileSize } from '@viit/contract/file-size';
import { useDocumentSize } from '@viit/runtime';
import { documentType } from './document-type.ts';

export { documentType };

interface DocumentFactsProps {
  href: string;
  className?: string | undefined;
}

/** Renders a document's type and size: "PDF, 2 KB". */
export function DocumentFacts({ href, className }: DocumentFactsProps) {
  // The rendered HTML has the size. The browser gets sizes with the page table; until then the rendered text stays, so that
  // pages need not contain their sizes twice.
  return (
    <span className={className} suppressHydrationWarning>
      {documentFacts(href, useDocumentSize(href))}
    </span>
  );
}

/** Returns a document's type and, if `size` (bytes) is given, its size: "PDF, 2 KB". */
export const documentFacts = (href: string, size?: number): string =>
  size === undefined ? documentType(href) : `${documentType(href)}, ${formatFileSize(size)}`;
