export { useHash, useHydrated, useMediaQuery, useReducedMotion, useSearch } from './browser-state.ts';
export { ContentProvider, type ListResponses, type ListState, useList, useListsOnLoad } from './content.tsx';
export { DocumentSizes, type SizeOf, useDocumentSize } from './document-sizes.ts';
/** `part` is the deprecated name of `island`: stored builds of runtime 1.0 import it. */
export { type Island, island, island as part, PageOrigin } from './island/island.tsx';
export { goBack, navigate, registerNavigate } from './navigation.ts';
export { definePages, type Page, type PageComponent, type PageProps, type SectionModule } from './page.ts';
export { useVideoStore } from './video-store.ts';
