export interface DocumentRef {
  /** Such as "Anti-Ragging Policy". */
  name: string;
  /** `/documents/…`, `/pdfs/…` or `/timetables/…`. */
  href: string;
  /** In bytes; `null` if it is missing. Only the page table has it. */
  size?: number | null;
}
