/** In px from the window's top. */
export interface MeasuredBlock {
  id: string;
  top: number;
  bottom: number;
}

interface View {
  /** In px. */
  height: number;
  scrolled: boolean;
  atPageEnd: boolean;
}

/** A pure function. @param blocks in page order. @param previous the last selected id. */
export type ScrollSpyRule = (
  blocks: readonly MeasuredBlock[],
  view: View,
  previous: string | undefined,
) => string | undefined;

/** Contains the window's vertical middle. */
export const containsMiddle: ScrollSpyRule = (blocks, { height }) =>
  blocks.findLast(({ top, bottom }) => top <= height / 2 && bottom >= height / 2)?.id;

/** The last that starts above the upper third, else the first; at the end the last. */
export const lastStarted: ScrollSpyRule = (blocks, { height, atPageEnd }) => {
  if (atPageEnd) return blocks.at(-1)?.id;
  return (blocks.findLast(({ top }) => top <= height / 3) ?? blocks[0])?.id;
};

/**
 * The topmost with more than 30 % visible or over half the window; on a scrolled page the last once fully visible; else the
 * previous.
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
