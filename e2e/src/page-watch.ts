import type { Page } from '@playwright/test';

/** What the site may leave in the window; everything else is somebody's slip. */
const known = [
  // One container and one list of chunks for each build, so that two builds never share a name.
  /^(viit|rspackChunkviit)_(shell|home|institution|cells|placements|exams)$/,
  // Federation's runtime.
  /^(__FEDERATION__|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|_FEDERATION_RUNTIME_CORE(_FROM)?)$/,
  // Libraries that say their version.
  /^(__reactRouterVersion|lenis|lenisVersion)$/,
];

interface Watched extends Window {
  watch: { names: Set<string>; violations: string[] };
}

/** Notes what breaks the Content-Security-Policy, and every name that is new in the window, from the first script on. */
export async function watchPage(page: Page) {
  await page.addInitScript(() => {
    const watch = { names: new Set<string>(), violations: [] as string[] };
    Object.assign(window, { watch });
    watch.names = new Set(Object.getOwnPropertyNames(window));
    document.addEventListener('securitypolicyviolation', (event) =>
      watch.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
  });
  return {
    /** What the policy has stopped so far. */
    violations: (): Promise<string[]> => page.evaluate(() => (window as unknown as Watched).watch.violations),
    /** Names in the window that nobody has asked for. */
    async strangers(): Promise<string[]> {
      const names = await page.evaluate(() => {
        const { watch } = window as unknown as Watched;
        return Object.getOwnPropertyNames(window).filter((name) => !watch.names.has(name));
      });
      return names.filter((name) => !known.some((form) => form.test(name)));
    },
  };
}

/** The levels of the headings in their order, and the landmarks that stand around the page. */
export const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => !one.closest('dialog'));
    return {
      levels: headings.map((heading) => Number(heading.tagName[1])),
      main: count('main'),
      banner: count('body header:not(main *, article *, section *)'),
      contentinfo: count('body footer:not(main *, article *, section *)'),
      nameless: [...document.querySelectorAll('nav, fieldset, [role=group]')]
        .filter((one) => !one.matches('[aria-label], [aria-labelledby], :has(> legend)'))
        .map((one) => one.outerHTML.slice(0, 120)),
    };
  });

/** The first place where a level is left out, such as an h2 followed by an h4. */
export const skippedLevel = (levels: readonly number[]): string | undefined =>
  levels
    .map((level, i) => (level > (levels[i - 1] ?? 0) + 1 ? `h${level} after ${levels.slice(0, i).join(' ')}` : ''))
    .find(Boolean);

/** Scrolls to the end in steps of a window and a half, so that everything has been in view, and back. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const last = document.documentElement.scrollHeight;
    for (let top = 0; top < last; top += innerHeight * 1.5) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** What makes the page scroll sideways: nothing, or how far it reaches past the window's side and the elements that do. */
export const beyondTheSide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(-3);
    return [`${scrollWidth - clientWidth} px`, ...wide.map((one) => one.outerHTML.slice(0, 120))];
  });

/**
 * The texts of the page itself, one for each run of text, without those of controls: buttons, tabs, filters and counts are
 * there only where code can serve them.
 * @param which `all` of them, or those that are `hidden`; what a closed `<details>` holds counts as shown.
 */
export const textsOf = (page: Page, which: 'all' | 'hidden'): Promise<string[]> =>
  page
    .locator('main')
    .first()
    .evaluate((main, wanted) => {
      const control =
        'button, label, select, [role=tablist], [role=status], [aria-live], [aria-hidden=true], svg, dialog';
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim();
        const parent = walker.currentNode.parentElement;
        if (!text || !parent || parent.closest(`style, script, ${control}`)) continue;
        const isCounted =
          wanted === 'all' ||
          !(parent.closest('details:not([open])') || parent.checkVisibility({ opacityProperty: true }));
        if (isCounted) texts.push(text);
      }
      return texts;
    }, which);
