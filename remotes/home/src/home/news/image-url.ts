import type { NewsEvent } from '@viit/contract';

/** The address of an event's picture: the API may send a string or an object with a `url` (R13.5). */
export const imageUrl = ({ image }: Pick<NewsEvent, 'image'>): string =>
  typeof image === 'string' ? image : image.url;
