import type { SearchPiece } from '@viit/contract/search';

/** Renders a text with the words that were searched for marked. */
export function MarkedText({ pieces }: { pieces: readonly SearchPiece[] }) {
  return pieces.map(({ text, isMatch }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
    return isMatch ? <mark key={i}>{text}</mark> : text;
  });
}
