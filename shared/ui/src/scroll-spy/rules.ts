/** The edges of a block of the page, in px below the window's upper edge. */
export interface MeasuredBlock {
  id: string;
  top: number;
  bottom: number;
}

interface View {
  /** Height of the window, in px. */
  height: number;
  /** The page is scrolled away from its start. */
  scrolled: boolean;
  /** The page is scrolled to its end. */
  atPageEnd: boolean;
}

/**
 * Selects the current block. A pure function.
 * @param blocks The visible elements' edges, in page order.
 * @param previous The id that the rule selected last.
 */
export type ScrollSpyRule = (
  blocks: readonly MeasuredBlock[],
  view: View,
  previous: string | undefined,
) => string | undefined;

/** The block that contains the vertical middle of the window; none if no block does. */
export const containsMiddle: ScrollSpyRule = (blocks, { height }) =>
  blocks.findLast(({ top, bottom }) => top <= height / 2 && bottom >= height / 2)?.id;

/** The last block that starts in or above the upper third of the window, else the first; at the page's end the last. */
export const lastStarted: ScrollSpyRule = (blocks, { height, atPageEnd }) => {
  if (atPageEnd) return blocks.at(-1)?.id;
  return (blocks.findLast(({ top }) => top <= height / 3) ?? blocks[0])?.id;
};

/**
 * The topmost block of which more than 30 % is visible or that fills more than half of the window; on a scrolled page the
 * last block as soon as all of it is visible. If no block qualifies, the previous one stays.
 */
export const topmostVisible: ScrollSpyRule = (blocks, view, previous) => {
  const last = blocks.at(-1);
  if (last && view.scrolled && last.top >= 0 && last.bottom <= view.height) return last.id;
  const topmost = blocks.find((block) => {
    const visible = visibleHeight(block, view);
    return visible > 0.3 * (block.bottom - block.top) || visible > view.height / 2;
  });
  return topmost?.id ?? previous;
};

function visibleHeight({ top, bottom }: MeasuredBlock, { height }: View): number {
  return Math.max(0, Math.min(bottom, height) - Math.max(top, 0));
}
