export { notifyAddressChange, onAddressChange, replaceSearch } from './address-change.ts';
export {
  prefersReducedMotion,
  useHash,
  useHydrated,
  useMediaQuery,
  useReducedMotion,
  useSearch,
} from './browser-state.ts';
export {
  ContentProvider,
  type ListResponses,
  useCollection,
  useRenderedList,
} from './content.tsx';
export { type DocumentSize, DocumentSizes, type SizeOf, useDocumentSize } from './document-sizes.ts';
export { isPlainClick } from './is-plain-click.ts';
export { type Island, island, PageOrigin } from './island/island.tsx';
export { goBack, navigate, registerNavigate } from './navigation.ts';
export { definePages, type Page, type PageComponent, type PageProps, type SectionModule } from './page.ts';
export { useVideoStore } from './video-store.ts';
