export { useHash, useHydrated, useMediaQuery, useReducedMotion, useSearch } from './browser-state.ts';
export { type Answers, ContentProvider, type ListState, useList, useListsOnLoad } from './content.tsx';
export { DocumentSizes, type SizeOf, useDocumentSize } from './document-sizes.ts';
export { goBack, navigate, registerNavigate } from './navigation.ts';
export { definePages, type Page, type PageComponent, type PageProps, type SectionModule } from './page.ts';
export { PageOrigin, type PagePart, part } from './part/part.tsx';
export { useVideoStore } from './video-store.ts';
