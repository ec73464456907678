import type { SectionAddress } from '@viit/contract';
import { create } from 'zustand';
import type { Match } from './router/find-page.ts';

/* What the shell shows, and the builds that this document uses. */

interface RouterState {
  isStarted: boolean;
  path: string;
  shown: Match;
  /** Led to the home page. */
  unknownPath: string | undefined;
  isPending: boolean;
  /** For screen readers. */
  announcement: string;
}

export const useRouter = create<RouterState>(() => {
  const unset = {
    row: { id: '', path: '/', title: '', section: '', layout: 'plain' },
    params: {},
  };
  return {
    isStarted: false,
    path: '/',
    shown: unset as Match,
    unknownPath: undefined,
    isPending: false,
    announcement: '',
  };
});

interface FirstPageState {
  section: string;
  /** `slow` after 3 s; `failed` after 10 s. */
  status: 'loading' | 'slow' | 'failed' | 'ready';
  retry: () => void;
}

/** Written by `load-first-page.ts`, read by the notice. */
export const useFirstPage = create<FirstPageState>(() => ({ section: '', status: 'ready', retry: () => {} }));

export function isFailing(section: string): boolean {
  const first = useFirstPage.getState();
  return first.section === section && (first.status === 'slow' || first.status === 'failed');
}

/** The first stays: a document never runs two builds of a section. */
const builds = new Map<string, SectionAddress>();

export function registerSection(build: SectionAddress): void {
  if (!builds.has(build.name)) builds.set(build.name, build);
}

export const sectionBuild = (name: string): SectionAddress | undefined => builds.get(name);

/** Such as `home 1.4.0`. */
export function sectionLabel(section: string): string {
  const version = builds.get(section)?.version;
  return version ? `${section} ${version}` : section;
}

export function entryIntegrity(path: string): string | undefined {
  return [...builds.values()].find((build) => new URL(build.entry, location.href).pathname === path)?.integrity;
}

export const withSiteName = (title: string): string => (title.includes('VIIT') ? title : `${title} | VIIT`);
