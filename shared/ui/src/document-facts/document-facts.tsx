import { formatFileSize } from '@viit/contract/file-size';
import { type DocumentSize, useDocumentSize } from '@viit/runtime';
import { documentType } from './document-type.ts';

export { documentType };

interface DocumentFactsProps {
  href: string;
  className?: string | undefined;
}

/** Renders a document's type and size: "PDF, 2 KB", or "PDF, not yet supplied". */
export function DocumentFacts({ href, className }: DocumentFactsProps) {
  // The rendered HTML has the size. The browser gets sizes with its section's table; until then the rendered text stays, so that
  // pages need not contain their sizes twice.
  return (
    <span className={className} suppressHydrationWarning>
      {documentFacts(href, useDocumentSize(href))}
    </span>
  );
}

/** Returns a document's type and, where it is known, its size: "PDF, 2 KB", or "PDF, not yet supplied". */
export function documentFacts(href: string, size?: DocumentSize): string {
  const type = documentType(href);
  if (size === undefined) return type;
  return `${type}, ${size === null ? 'not yet supplied' : formatFileSize(size)}`;
}
