import { type RenderJob, renderJobs, type StoredBuild } from '@viit/render/jobs';
import { type Lists, listAddress, type NewList } from '../../content/lists.ts';
import type { BuildId } from '../builds/builds.ts';
import type { RegistryContext } from '../registry-context.ts';
import { type Builds, checkCompatibility } from './check-compatibility.ts';
import { inputHashOf } from './input-hash.ts';
import { type MenuChange, type MenuGrant, menuAfter, shownEntries } from './menu-grants.ts';
import type { ChannelRelease, ReleaseEntry, WithdrawnSection } from './releases.ts';
import type { Removal } from './removed-pages.ts';
import { type DocumentChange, withDocuments } from './supplied-documents.ts';
import { withdrawnAfter } from './withdrawn.ts';

/** The requested change of a channel. */
export interface ReleaseRequest {
  /**
   * `publish`: the live release with these builds. `add`: these builds join the ones that were chosen for a preview.
   * `replace`: a preview of the live release with exactly these builds.
   */
  kind: 'publish' | 'add' | 'replace';
  builds: readonly BuildId[];
  /** A list that goes live with the release. */
  list?: NewList | undefined;
  /** Documents that change with the release. */
  documents?: readonly DocumentChange[] | undefined;
  /** The builds take the versions of their manifests as they go live. */
  takesVersions?: boolean | undefined;
  /**
   * `owned`: the builds have only addresses of their sections. `free`: also ones that nobody owns, which become theirs.
   * `unchecked`: they were live.
   */
  claims?: 'owned' | 'free' | 'unchecked' | undefined;
  /** What may vanish from the live site. */
  removal?: Removal | undefined;
  /** A section that leaves the live release. */
  withdraw?: string | undefined;
  /** A change of the menu, which counts as one of the shell. */
  menu?: MenuChange | undefined;
}

/** What the channels show now. */
export interface ChannelState {
  live: ChannelRelease | undefined;
  /** The channel that will change; for `publish` it is the live one again. */
  current: ChannelRelease | undefined;
}

/** What a release will consist of. */
export interface ReleasePlan {
  inputHash: string;
  entries: ReleaseEntry[];
  /** The pages of entries whose rendering may not be stored yet. */
  jobs: RenderJob[];
  /** Previews: the sections whose builds were chosen. */
  chosen: string[];
  withdrawn: WithdrawnSection[];
  /** The entries in the menu that sections were granted. */
  menu: MenuGrant[];
  /** Previews: the addresses of the documents that were chosen. */
  chosenDocuments: string[];
  changes: { name: string; version: string }[];
  /** False if the channel shows exactly this already. */
  isNew: boolean;
}

/** The builds of the release, by name. The plan is made once they have been read. */
export function selectBuilds(request: ReleaseRequest, state: ChannelState): Map<string, string> {
  const entries = [...reusableEntries(request, state).values(), ...request.builds];
  return new Map(entries.map(({ name, identity }) => [name, identity]));
}

/** What a release is planned from, besides the request and the channel. */
interface PlanInputs extends Pick<RegistryContext, 'origin' | 'browserSettings'> {
  builds: Builds;
  lists: Lists;
  /** The section that leaves, where the request names one that is live. */
  withdrawal?: WithdrawnSection | undefined;
}

/**
 * Plans a release; reads and writes nothing.
 * @param builds those of `selectBuilds`.
 * @param lists all lists as they are stored.
 * @throws Refusal if the builds do not work together.
 */
export function planRelease(
  request: ReleaseRequest,
  state: ChannelState,
  { builds: requested, lists: storedLists, origin, browserSettings, withdrawal }: PlanInputs,
): ReleasePlan {
  const builds = withDocuments(requested, documentEntries(request, state), request.documents ?? []);
  const shell = checkCompatibility(builds);
  const lists = withList(storedLists, request.list);
  const supplied = [...builds.values()].flatMap((build) => build.supplied ?? []);
  const grants = menuAfter(baseOf(request, state)?.menu ?? [], request.menu);
  const menu = shownEntries(grants, builds);
  const inputHash = inputHashOf({ shell, lists, supplied, origin, browserSettings, menu });
  const reusable = reusableEntries(request, state);
  const names = request.builds.map(({ name }) => name);
  const jobs: RenderJob[] = [];
  const entries = [...builds].map(([name, build]) => {
    const entry = reusable.get(name);
    if (entry?.inputHash === inputHash && !names.includes(name)) return entry;
    const own = renderJobs({ shell, build, lists, origin, browserSettings, menu });
    jobs.push(...own);
    return entryOf(build, own);
  });
  const chosen = chosenAfter(request, state);
  const chosenDocuments = chosenDocumentsAfter(request, state);
  const withdrawn = withdrawnAfter(baseOf(request, state)?.withdrawn ?? [], withdrawal, entries);
  return {
    ...{ inputHash, entries, jobs, chosen, chosenDocuments, withdrawn, menu: grants },
    changes: [...(request.menu ? ['shell'] : []), ...names].map((name) => ({
      name,
      version: builds.get(name)?.version ?? '',
    })),
    isNew:
      state.current === undefined ||
      request.list !== undefined ||
      request.menu !== undefined ||
      !hasEntries(state.current, entries) ||
      (request.kind === 'replace' && !hasChosen(state.current, chosen, chosenDocuments)),
  };
}

/** An entry of the present release, with the hash of what its pages were rendered from. */
type ReusableEntry = ReleaseEntry & Pick<ChannelRelease, 'inputHash'>;

/** The release that the next one of a channel starts from: for a preview the live one. */
const baseOf = ({ kind }: ReleaseRequest, { live, current }: ChannelState): ChannelRelease | undefined =>
  kind === 'publish' ? current : (live ?? current);

/** The entries that stay unless the request has another build for them: the live ones, and a preview's chosen ones over them. */
function reusableEntries(request: ReleaseRequest, state: ChannelState): Map<string, ReusableEntry> {
  const chosen = request.kind === 'add' ? (state.current?.chosen ?? []) : [];
  const base = entriesOf(baseOf(request, state)).filter(([name]) => name !== request.withdraw);
  return new Map([...base, ...entriesOf(state.current).filter(([name]) => chosen.includes(name))]);
}

const entriesOf = (release: ChannelRelease | undefined): (readonly [string, ReusableEntry])[] =>
  (release?.entries ?? []).map((entry) => [entry.name, { ...entry, inputHash: release?.inputHash ?? '' }]);

function chosenAfter({ kind, builds }: ReleaseRequest, { current }: ChannelState): string[] {
  if (kind === 'publish') return [];
  const previous = kind === 'add' ? (current?.chosen ?? []) : [];
  return [...new Set([...previous, ...builds.map(({ name }) => name)])];
}

/** The entries whose supplied documents the release takes over. */
function documentEntries(request: ReleaseRequest, state: ChannelState) {
  const { entries = [], withdrawn = [] } = baseOf(request, state) ?? {};
  const base = [...entries, ...withdrawn];
  const { kind } = request;
  const { current } = state;
  if (kind !== 'add' || !current) return { base };
  return { base, chosen: { entries: current.entries, addresses: current.chosenDocuments } };
}

function chosenDocumentsAfter({ kind, documents = [] }: ReleaseRequest, { current }: ChannelState): string[] {
  if (kind === 'publish') return [];
  const previous = kind === 'add' ? (current?.chosenDocuments ?? []) : [];
  return [...new Set([...previous, ...documents.map(({ address }) => address)])];
}

const withList = (lists: Lists, list: NewList | undefined): Lists =>
  list ? new Map([...lists, [listAddress(list.name, list.code), list.items]]) : lists;

const entryOf = ({ manifest, supplied = [] }: StoredBuild, jobs: readonly RenderJob[]): ReleaseEntry => ({
  name: manifest.name,
  identity: manifest.identity,
  pages: jobs.map(({ path, status, key }) => ({ path, status, key })),
  supplied: [...supplied],
});

function hasEntries(release: ChannelRelease, entries: readonly ReleaseEntry[]): boolean {
  const fingerprint = ({ name, identity, pages, supplied }: ReleaseEntry) =>
    [name, identity, ...pages.map(({ key }) => key), ...supplied.flatMap((one) => [one.address, one.sha384])].join();
  const existing = new Set(release.entries.map(fingerprint));
  return existing.size === entries.length && entries.every((entry) => existing.has(fingerprint(entry)));
}

const hasChosen = (release: ChannelRelease, names: readonly string[], documents: readonly string[]): boolean =>
  release.chosen.toSorted().join() === names.toSorted().join() &&
  release.chosenDocuments.toSorted().join() === documents.toSorted().join();
