export interface DocumentRef {
  /** Such as "Anti-Ragging Policy". */
  name: string;
  /** `/documents/…`, `/pdfs/…` or `/timetables/…`. */
  href: string;
  /** In bytes; `null` if not supplied. Only the page table has it. */
  size?: number | null;
}
