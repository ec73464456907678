import type { SearchPiece } from '@viit/contract/search';

export function MarkedText({ pieces }: { pieces: readonly SearchPiece[] }) {
  return pieces.map(({ text, isMatch }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
    return isMatch ? <mark key={i}>{text}</mark> : text;
  });
}
