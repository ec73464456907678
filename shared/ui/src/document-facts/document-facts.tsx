import { formatFileSize } from '@viit/contract/file-size';
import { type DocumentSize, useDocumentSize } from '@viit/runtime';
import { documentType } from './document-type.ts';

export { documentType };

interface DocumentFactsProps {
  href: string;
  className?: string | undefined;
}

/** Renders "PDF, 2 KB", or "PDF, not yet supplied". */
export function DocumentFacts({ href, className }: DocumentFactsProps) {
  // The browser gets sizes with the section's table; until then the rendered text stays.
  return (
    <span className={className} suppressHydrationWarning>
      {documentFacts(href, useDocumentSize(href))}
    </span>
  );
}

export function documentFacts(href: string, size?: DocumentSize): string {
  const type = documentType(href);
  if (size === undefined) return type;
  return `${type}, ${size === null ? 'not yet supplied' : formatFileSize(size)}`;
}
