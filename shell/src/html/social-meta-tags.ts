import { site } from '../settings/site.ts';

interface SharedPage {
  title: string;
  description: string;
  /** Its canonical address. */
  url: string;
  origin: string;
}

/** A `<meta>`: the attribute that names it, its name, and what it says. */
export type MetaTag = readonly [kind: 'property' | 'name', name: string, content: string];

/** How a page looks where it is shared (ogp.me, and the one mark that X asks for beside them). */
export const socialMetaTags = ({ title, description, url, origin }: SharedPage): MetaTag[] => [
  ['property', 'og:title', title],
  ['property', 'og:description', description],
  ['property', 'og:type', 'website'],
  ['property', 'og:url', url],
  ['property', 'og:site_name', site.name],
  ['property', 'og:image', origin + site.image.path],
  ['property', 'og:image:alt', site.image.says],
  ['name', 'twitter:card', 'summary_large_image'],
];
