import type { FirstPage, PageMetadata } from '@viit/contract';
import type { ListResponses, PageComponent } from '@viit/runtime';
import * as runtime from '@viit/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static.edge';
import * as zustand from 'zustand';
import { App } from './app/app.tsx';
import { bootstrapScript } from './html/bootstrap-script.ts';
import { fontChoice } from './html/font-choice.ts';
import { type HtmlFiles, pageHtml } from './html/page-html.ts';
import { policyHash } from './html/policy-hash.ts';
import { inlineStyles } from './html/stylesheets.ts';
import { supportCheck } from './html/support-check.ts';

export { default } from './pages.ts';

/** The modules that a section's server bundle imports. One copy of each: a release renders with the React that hydrates it. */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@viit/runtime': runtime,
  zustand,
};

/** A request of the renderer: a page, its code, and the lists and files that belong to it. */
export interface RenderRequest {
  first: FirstPage;
  component: PageComponent;
  /** Lists of the content API by address. */
  lists: ListResponses;
  files: HtmlFiles;
  /** Sizes of documents in bytes, by address; `null` for one that has not been supplied. */
  sizes: Readonly<Record<string, number | null>>;
  /** What the page declares for search engines. */
  metadata: PageMetadata;
}

/** A page's HTML, and the hashes that its Content-Security-Policy must allow beside the site's own files. */
export interface RenderedPage {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Renders a page inside the shell to a complete HTML document.
 * @throws the first error of any component: a page with an error is never published.
 */
export async function renderPage({
  first,
  component,
  lists,
  files,
  sizes,
  metadata,
}: RenderRequest): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const shown = { section: first.page.section, params: first.params, component };
  const app = <App first={first} lists={lists} source={() => shown} sizeOf={(href) => sizes[href]} />;
  const { prelude } = await prerender(app, {
    // By default React sends a page over about 12 KB as a fallback and a script that replaces it: unreadable without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const scripts = [fontChoice, supportCheck, bootstrapScript(first.settings?.reports)];
  return {
    html: pageHtml({ first, metadata, lists, files, body }),
    scriptHashes: await Promise.all(scripts.map(policyHash)),
    styleHashes: await Promise.all(inlineStyles(files.styles).map(policyHash)),
  };
}
