/** A PDF or an image at a stable address that a page links to. */
export interface DocumentRef {
  /** Such as "Anti-Ragging Policy". */
  name: string;
  /** `/documents/…`, `/pdfs/…` or `/timetables/…`. */
  href: string;
  /** In bytes; `null` until it is supplied. Only the page table has it. */
  size?: number | null;
}
