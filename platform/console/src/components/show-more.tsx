import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** So many items of a list are shown at once. */
export const shownAtOnce = 50;

interface ShowMoreProps {
  shown: number;
  of: number;
  onMore: (shown: number) => void;
}

/** After a list. The first further item gets the focus. */
export function ShowMore({ shown, of, onMore }: ShowMoreProps) {
  if (of <= shown) return null;
  const more = ({ currentTarget: { previousElementSibling: list } }: MouseEvent<HTMLElement>) => {
    flushSync(() => onMore(shown + shownAtOnce));
    list?.children[shown]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <button type="button" onClick={more}>
      Show {Math.min(shownAtOnce, of - shown)} more
    </button>
  );
}
