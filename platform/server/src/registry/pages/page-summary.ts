export interface PageRegion {
  /** One per paragraph, heading, list item, button and so on. */
  text: string[];
  links: { href: string; text: string }[];
  /** Address and alternative text. */
  images: string[];
}

export interface PageSummary {
  title: string;
  description: string;
  noindex: boolean;
  /** Declared for the site's search. */
  keywords?: string;
  /** For example "h2 Time tables". */
  headings: string[];
  main: PageRegion;
  /** Everything outside `main`. */
  frame: PageRegion;
  /** For example "BreadcrumbList.itemListElement.0.name: Home". */
  structuredData: string[];
  /** By list of the content API. */
  lists: Record<string, { label: string; hash: string }[]>;
  styleBytes: number;
  ids: string[];
}

export const emptyRegion = (): PageRegion => ({ text: [], links: [], images: [] });

export const emptySummary = (): PageSummary => ({
  ...{ title: '', description: '', noindex: false, headings: [], structuredData: [], lists: {}, ids: [] },
  ...{ main: emptyRegion(), frame: emptyRegion(), styleBytes: 0 },
});
