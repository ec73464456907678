import type { Page } from '@playwright/test';
import { horizontalOverflow } from '../../src/shell.ts';
import { expect } from '../../src/site-test.ts';

/**
 * Expects an intact layout: the page does not scroll sideways, its blocks do not overlap, and no text overlaps another.
 * @param blocks selector of the blocks.
 */
export async function expectIntactLayout(page: Page, blocks: string): Promise<void> {
  expect(await horizontalOverflow(page), 'px that the page scrolls sideways').toBe(0);
  expect(await page.locator(blocks).evaluateAll(findOverlaps)).toEqual([]);
}

/** Finds overlapping blocks and texts. Runs in the browser. */
function findOverlaps(blocks: Element[]): string[] {
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"]');
  /** The visible part of a box, inside everything that clips it. */
  const clip = (box: DOMRect, element: Element) => {
    let { left, top, right, bottom } = box;
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const style = getComputedStyle(ancestor);
      if (style.clipPath !== 'none') return undefined;
      if (style.overflowX === 'visible') continue;
      const frame = ancestor.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : undefined;
  };
  const textsOf = (block: Element) => {
    const texts: { text: string; parent: Element; left: number; top: number; right: number; bottom: number }[] = [];
    const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent?.trim() ?? '';
      const parent = walk.currentNode.parentElement;
      if (!text || !parent || !isVisible(parent)) continue;
      range.selectNodeContents(walk.currentNode);
      const box = clip(range.getBoundingClientRect(), parent);
      if (box) texts.push({ text: text.slice(0, 40), parent, ...box });
    }
    return texts;
  };
  /** Line boxes are higher than their letters, so neighbouring lines may overlap by a few px. */
  const slack = 4;
  const found: string[] = [];
  const boxes = blocks.map((block) => block.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next && box.bottom > next.top + slack)
      found.push(`block ${index + 1} overlaps the next by ${box.bottom - next.top} px`);
  }
  for (const block of blocks) {
    const texts = textsOf(block);
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across <= slack || down <= slack) continue;
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        found.push(`"${one.text}" overlaps "${other.text}"`);
      }
    }
  }
  return found;
}
