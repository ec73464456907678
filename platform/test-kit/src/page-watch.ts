import type { PageTable } from '@viit/contract';
import type { Page } from 'playwright-core';

/** Permitted, besides the names of builds. */
const expectedNames = [
  // Module federation.
  /^(__FEDERATION__|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|_FEDERATION_RUNTIME_CORE(_FROM)?)$/,
  // Libraries' versions.
  /^(__reactRouterVersion|lenis|lenisVersion)$/,
  // Errors for the reporter (R118).
  /^_reports$/,
];

/** Container and chunk list of a build. */
const namesOf = (build: string): string[] =>
  ['viit', 'rspackChunkviit'].map((prefix) => `${prefix}_${build.replaceAll('-', '_')}`);

export async function unexpectedNames(page: Page, names: readonly string[]): Promise<string[]> {
  const { sections } = (await (
    await page.request.get(new URL('/_registry.json', page.url()).href)
  ).json()) as PageTable;
  const ofBuilds = new Set(['shell', ...Object.keys(sections)].flatMap(namesOf));
  return names.filter((name) => !ofBuilds.has(name) && !expectedNames.some((pattern) => pattern.test(name)));
}

interface Watched extends Window {
  watch: { names: Set<string>; violations: string[] };
}

/** Records violations of the Content-Security-Policy and new global names. Call it before opening the page. */
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
    violations: (): Promise<string[]> => page.evaluate(() => (window as unknown as Watched).watch.violations),
    async unexpectedNames(): Promise<string[]> {
      const names = await page.evaluate(() => {
        const { watch } = window as unknown as Watched;
        return Object.getOwnPropertyNames(window).filter((name) => !watch.names.has(name));
      });
      return unexpectedNames(page, names);
    },
  };
}

export const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => !one.closest('dialog'));
    return {
      levels: headings.map((heading) => Number(heading.tagName[1])),
      main: count('main'),
      banner: count('body header:not(main *, article *, section *)'),
      contentinfo: count('body footer:not(main *, article *, section *)'),
      landmarks: [
        ...document.querySelectorAll(
          'nav, section[aria-label], section[aria-labelledby], [role=region], aside, article',
        ),
      ]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const labelledBy = one.getAttribute('aria-labelledby');
          const label = labelledBy ? document.getElementById(labelledBy)?.textContent : one.getAttribute('aria-label');
          return `${one.localName} ${label?.trim()}`;
        }),
      unnamed: [...document.querySelectorAll('nav, fieldset, [role=group]')]
        .filter((one) => !one.matches('[aria-label], [aria-labelledby], :has(> legend)'))
        .map((one) => one.outerHTML.slice(0, 120)),
    };
  });

/** Such as an h4 after an h2. */
export const skippedLevel = (levels: readonly number[]): string | undefined =>
  levels
    .map((level, i) => (level > (levels[i - 1] ?? 0) + 1 ? `h${level} after ${levels.slice(0, i).join(' ')}` : ''))
    .find(Boolean);

/** Brings everything near the window. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const last = document.documentElement.scrollHeight;
    for (let top = 0; top < last; top += innerHeight * 1.5) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** How far the page scrolls sideways, and the elements that cause it; empty if it does not. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(-3);
    return [`${scrollWidth - clientWidth} px`, ...wide.map((one) => one.outerHTML.slice(0, 120))];
  });

/**
 * Text nodes in `main`, without controls, which exist only with JavaScript.
 * @param which content of a closed `<details>` is not `hidden`.
 */
export const textsOf = (page: Page, which: 'all' | 'hidden'): Promise<string[]> =>
  page
    .locator('main')
    .first()
    .evaluate((main, selection) => {
      const control =
        'button, label, select, [role=tablist], [role=status], [aria-live], [aria-hidden=true], svg, dialog';
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim();
        const parent = walker.currentNode.parentElement;
        if (!text || !parent || parent.closest(`style, script, ${control}`)) continue;
        const isCounted =
          selection === 'all' ||
          !(parent.closest('details:not([open])') || parent.checkVisibility({ opacityProperty: true }));
        if (isCounted) texts.push(text);
      }
      return texts;
    }, which);
