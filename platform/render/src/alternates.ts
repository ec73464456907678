import {
  calendarAddress,
  feedAddress,
  listsOf,
  type Manifest,
  type ManifestPage,
  type PageMetadata,
} from '@viit/contract';

/** Feeds and calendars of the collections that a page shows. */
export function alternatesOf(
  { name, collections = [] }: Manifest,
  { content = [] }: ManifestPage,
): PageMetadata['alternates'] {
  const isShown = ([address]: readonly [string, unknown]) => content.includes(address);
  const shown = collections.filter((one) => listsOf(name, one, []).some(isShown));
  const alternates = shown.flatMap(({ name: collection, title, feed, calendar }) => [
    ...(feed ? [{ type: 'application/atom+xml', title, address: feedAddress(name, collection) }] : []),
    ...(calendar ? [{ type: 'text/calendar', title, address: calendarAddress(name, collection) }] : []),
  ]);
  return alternates.length > 0 ? alternates : undefined;
}
