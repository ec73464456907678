/** A part of a page as visitors find it. */
export interface PageRegion {
  /** One text per paragraph, heading, list item, button and so on, in order. */
  text: string[];
  links: { href: string; text: string }[];
  /** Address and alternative text of each picture. */
  images: string[];
}

/** What visitors and search engines find on a page. */
export interface PageSummary {
  title: string;
  description: string;
  noindex: boolean;
  /** Words that the page declares for the site's search; missing where it declares none. */
  keywords?: string;
  /** With their level: "h2 Time tables". */
  headings: string[];
  main: PageRegion;
  /** Everything outside `main`: header, menus, footer. */
  frame: PageRegion;
  /** Each value with its path: "BreadcrumbList.itemListElement.0.name: Home". */
  structuredData: string[];
  /** The items of each list of the content API that is in the page. */
  lists: Record<string, { label: string; hash: string }[]>;
  /** Size of the inlined styles, in bytes. */
  styleBytes: number;
  ids: string[];
}

export const emptyRegion = (): PageRegion => ({ text: [], links: [], images: [] });

export const emptySummary = (): PageSummary => ({
  ...{ title: '', description: '', noindex: false, headings: [], structuredData: [], lists: {}, ids: [] },
  ...{ main: emptyRegion(), frame: emptyRegion(), styleBytes: 0 },
});
