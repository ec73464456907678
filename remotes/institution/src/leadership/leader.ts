/** What one holder of office says to the reader (R41.1). */
export interface Leader {
  /** The page's id and last part of its address. */
  id: 'chairman' | 'ceo' | 'rector' | 'principal';
  name: string;
  /** As under the name, such as "Rector of the institute". */
  title: string;
  /** The page's heading, such as "Rector's Message". */
  heading: string;
  quote: string;
  /** Exactly four. */
  paragraphs: readonly string[];
  /** The pen's way across a 240 × 72 field: the signature's strokes, as SVG path data. */
  signature: string;
  motif: 'waves' | 'contours' | 'lattice' | 'rays';
}
