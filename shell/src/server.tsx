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

/** Modules for sections' server bundles, one copy of each. */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@viit/runtime': runtime,
  zustand,
};

export interface RenderRequest {
  first: FirstPage;
  component: PageComponent;
  /** By address. */
  lists: ListResponses;
  files: HtmlFiles;
  /** In bytes by address; `null` if missing. */
  sizes: Readonly<Record<string, number | null>>;
  /** For search engines. */
  metadata: PageMetadata;
}

/** With the hashes that its policy must allow. */
export interface RenderedPage {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/** @throws the first error of any component. */
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
    // React would send larger pages as a fallback with a script.
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
