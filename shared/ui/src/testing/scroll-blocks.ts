import { act, fireEvent } from '@testing-library/react';

/**
 * For tests: scrolls so that the elements with these ids are at `[top, bottom]`, in px below the upper edge of jsdom's window
 * (768 px high), and waits until they have been measured.
 */
export async function scrollBlocks(blocks: Record<string, readonly [top: number, bottom: number]>): Promise<void> {
  for (const [id, [top, bottom]] of Object.entries(blocks)) {
    const element = document.getElementById(id);
    if (!element) throw new Error(`no element has the id ${id}`);
    element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  }
  await act(async () => {
    fireEvent.scroll(window);
    await nextFrame();
  });
}

async function nextFrame(): Promise<void> {
  const frame = new Promise((resolve) => requestAnimationFrame(resolve));
  if ('clock' in setTimeout) jest.advanceTimersByTime(20);
  await frame;
}
