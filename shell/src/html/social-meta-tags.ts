import { site } from '../settings/site.ts';

interface SharedPage {
  title: string;
  description: string;
  url: string;
  origin: string;
}

export type MetaTag = readonly [attribute: 'property' | 'name', name: string, content: string];

/** Open Graph (ogp.me) and X's own tag. */
export const socialMetaTags = ({ title, description, url, origin }: SharedPage): MetaTag[] => [
  ['property', 'og:title', title],
  ['property', 'og:description', description],
  ['property', 'og:type', 'website'],
  ['property', 'og:url', url],
  ['property', 'og:site_name', site.name],
  ['property', 'og:image', origin + site.image.path],
  ['property', 'og:image:alt', site.image.alt],
  ['name', 'twitter:card', 'summary_large_image'],
];
