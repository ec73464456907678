/** A document that a page links to: a PDF or an image at a stable address. */
export interface DocumentRef {
  /** As shown to visitors, such as "Anti-Ragging Policy". */
  name: string;
  /** `/documents/…`, `/pdfs/…` or `/timetables/…`. */
  href: string;
  /** In bytes; `null` until the institute supplies the document. The page table has it; a section's own list does not. */
  size?: number | null;
}
