import type { FirstPage } from '@viit/contract';
import { policyHash } from '@viit/contract/integrity';
import type { ListResponses, PageComponent } from '@viit/runtime';
import * as runtime from '@viit/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import * as zustand from 'zustand';
import { App } from './app/app.tsx';
import { type DocumentFiles, documentHtml } from './document/document.ts';
import { fontChoice } from './document/font-choice.ts';
import { starter } from './document/starter.ts';
import { inlineTexts } from './document/stylesheets.ts';

export { default } from './pages.ts';

/** The one copy of each module that a section's server bundle asks for: a release renders with the React that hydrates it. */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@viit/runtime': runtime,
  zustand,
};

/** What the renderer asks for: a page, its code, and the answers and files that go with it. */
export interface RenderRequest {
  first: FirstPage;
  component: PageComponent;
  answers: ListResponses;
  files: DocumentFiles;
  /** Sizes of documents in bytes, by address. */
  sizes?: Readonly<Record<string, number>>;
}

/** A finished document, and what its Content-Security-Policy must allow beyond the site's own files. */
export interface RenderedDocument {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Renders a page inside the shell to a complete document.
 * @throws the first error that any component throws: a page with an error is never published.
 */
export async function renderPage({
  first,
  component,
  answers,
  files,
  sizes = {},
}: RenderRequest): Promise<RenderedDocument> {
  const errors: unknown[] = [];
  const shown = { section: first.page.section, params: first.params, component };
  const app = <App first={first} lists={answers} source={() => shown} sizeOf={(href) => sizes[href]} />;
  const { prelude } = await prerender(app, {
    // By default a page over about 12 KB is sent as a fallback plus a script that moves it in: unreadable without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const styleHashes = inlineTexts(files.styles).map(policyHash);
  return { html: documentHtml({ first, answers, files, body }), scriptHashes, styleHashes };
}

const scriptHashes = [fontChoice, starter].map(policyHash);
