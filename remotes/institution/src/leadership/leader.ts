/** A message of one of the leaders (R41.1). */
export interface Leader {
  /** The page's id, and the last segment of its address. */
  id: 'chairman' | 'ceo' | 'rector' | 'principal';
  name: string;
  /** Shown under the name, such as "Rector of the institute". */
  office: string;
  /** The page's heading, such as "Rector's Message". */
  title: string;
  quote: string;
  /** Exactly four. */
  paragraphs: readonly string[];
  /** SVG path data of the signature, in a viewBox of 240 by 72. */
  signature: string;
  motif: 'waves' | 'contours' | 'lattice' | 'rays';
}
