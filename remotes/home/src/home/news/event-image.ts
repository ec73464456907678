import type { NewsEvent } from '@viit/contract';

/** The address of an event's picture: spec 1, section 3 allows a bare value or an object with a url. */
export const imageOf = ({ image }: Pick<NewsEvent, 'image'>): string => (typeof image === 'string' ? image : image.url);
