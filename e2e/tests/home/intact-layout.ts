import type { Page } from '@playwright/test';
import { horizontalOverflow } from '../../src/shell.ts';
import { expect } from '../../src/site-test.ts';

/**
 * Expects that a page holds its layout: nothing reaches past the window's side, each part of the page begins where the one
 * before has ended, and no text lies on another one.
 */
export async function expectIntactLayout(page: Page, parts: string): Promise<void> {
  expect(await horizontalOverflow(page), 'px past the side of the window').toBe(0);
  expect(await page.locator(parts).evaluateAll(findOverlaps)).toEqual([]);
}

/** Texts that overlap, and parts of the page that do: in the browser. */
function findOverlaps(parts: Element[]): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"]');
  /** What is left of a box inside everything that cuts it off. */
  const cut = (box: DOMRect, element: Element) => {
    let { left, top, right, bottom } = box;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath !== 'none') return undefined;
      if (style.overflowX === 'visible') continue;
      const frame = around.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : undefined;
  };
  const textsOf = (part: Element) => {
    const texts: { words: string; from: Element; left: number; top: number; right: number; bottom: number }[] = [];
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const words = walk.currentNode.textContent?.trim() ?? '';
      const from = walk.currentNode.parentElement;
      if (!words || !from || !isSeen(from)) continue;
      range.selectNodeContents(walk.currentNode);
      const box = cut(range.getBoundingClientRect(), from);
      if (box) texts.push({ words: words.slice(0, 40), from, ...box });
    }
    return texts;
  };
  /** Line boxes are higher than their letters: a few px of two neighbours share a line's edge. */
  const slack = 4;
  const found: string[] = [];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next && box.bottom > next.top + slack)
      found.push(`part ${index + 1} lies on the next by ${box.bottom - next.top} px`);
  }
  for (const part of parts) {
    const texts = textsOf(part);
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across <= slack || down <= slack) continue;
        if (one.from.contains(other.from) || other.from.contains(one.from)) continue;
        found.push(`"${one.words}" lies on "${other.words}"`);
      }
    }
  }
  return found;
}
