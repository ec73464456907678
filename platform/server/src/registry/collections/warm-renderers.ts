import { shareSlots } from '@viit/core/share-slots';
import type { RenderJob } from '@viit/render/jobs';
import { type Render, type RenderedPage, type RenderSources, withRenderer } from '@viit/render/renderer';
import { LRUCache } from 'lru-cache';

/** `pages` bounds what a section's code can collect in its isolate. */
const warmLimits = { isolates: 3, idleMs: 60_000, pages: 200 };

/** Keeps isolates for pages that are rendered repeatedly: starting one takes longer than rendering. */
export interface WarmRenderers {
  /**
   * @param key of the sources, and of those who may see what the section's code remembers of other pages.
   */
  render(key: string, readSources: () => Promise<RenderSources>, job: RenderJob): Promise<RenderedPage>;
  close(): void;
}

export function createWarmRenderers(): WarmRenderers {
  const slots = shareSlots(warmLimits.isolates, 1);
  const warm = new LRUCache<string, WarmRenderer>({
    ...{ max: warmLimits.isolates, ttl: warmLimits.idleMs, ttlAutopurge: true },
    dispose: (renderer) => renderer.end(),
  });
  return {
    render: (key, readSources, job) =>
      slots.run(key, async () => {
        const renderer = warm.get(key) ?? startRenderer(readSources, job);
        // Also begins its time again.
        warm.set(key, renderer);
        try {
          return await renderer.render(job);
        } catch (error) {
          warm.delete(key);
          throw error;
        } finally {
          if (renderer.pages >= warmLimits.pages) warm.delete(key);
        }
      }),
    close: () => warm.clear(),
  };
}

interface WarmRenderer {
  pages: number;
  render: Render;
  /** After the page that is being rendered. */
  end(): void;
}

function startRenderer(readSources: () => Promise<RenderSources>, first: RenderJob): WarmRenderer {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const started = new Promise<Render>((resolve, reject) => {
    const start = async () => {
      await withRenderer(await readSources(), first, (render) => {
        resolve(render);
        return isOver;
      });
    };
    start().catch(reject);
  });
  let last: Promise<unknown> = started;
  const renderer: WarmRenderer = {
    pages: 0,
    render(job) {
      renderer.pages++;
      const page = started.then((render) => render(job));
      last = page;
      return page;
    },
    end: () => void last.then(end, end),
  };
  return renderer;
}
