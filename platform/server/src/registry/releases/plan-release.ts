import { createHash } from 'node:crypto';
import { isOperator } from '@viit/contract/rights';
import { type RenderJob, renderJobs, type SharedInputs } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';
import { renderer } from '@viit/render/renderer-version';
import { documentUnknown } from '../parts/check-document.ts';
import { timesOf } from '../parts/content-times.ts';
import { type ContentTimes, checkCollections, shownCollections, shownLists } from '../parts/lists.ts';
import { shownEntries } from '../parts/menu-entries.ts';
import { type Content, kindOf, type OwnedDocument } from '../parts/parts.ts';
import { documentsWithEntries } from '../parts/unpublished-documents.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Change, ChannelState, NextParts } from './change.ts';
import { type Builds, checkCompatibility } from './check-compatibility.ts';
import { type ChannelRelease, type ReleaseEntry, withDocuments } from './releases.ts';

export interface ReleasePlan extends NextParts {
  inputHash: string;
  contentTimes: ContentTimes;
  entries: ReleaseEntry[];
  /** With uploaded documents. */
  builds: Builds;
  /** Pages that may have to be rendered. */
  jobs: RenderJob[];
  /** False if the channel shows exactly this already. */
  isNew: boolean;
}

interface PlanInputs extends Pick<RegistryContext, 'origin' | 'browserSettings'> {
  builds: Builds;
  content: Content;
  /** See `readUnpublished`. */
  unpublished: readonly OwnedDocument[];
  /** See `indianTime`. */
  now: string;
}

/** Reads and writes nothing. */
export async function planRelease(
  change: Change,
  state: ChannelState,
  next: NextParts,
  { builds: given, content, unpublished, now, origin, browserSettings }: PlanInputs,
): Promise<ReleasePlan> {
  const collections = await shownCollections(content.lists, next.parts, [...given.values()]);
  const contentTimes = timesOf(collections, change, state, { parts: next.parts, now });
  // A build may have got a file of its own there since the document was sent.
  const built = new Set([...given.values()].flatMap(publicFiles).map(({ address }) => address));
  const added = documentsWithEntries(unpublished, { collections, contentTimes }).filter(
    ({ address }) => !next.parts.has(address) && !built.has(address),
  );
  const parts = new Map([...next.parts, ...added.map(({ address, sha384 }) => [address, sha384] as const)]);
  const builds = withDocuments(given, [...content.documents, ...added]);
  assertDocuments(change, builds);
  const shell = checkCompatibility(builds);
  if (checksContent(change)) {
    const isChanged = (name: string) => next.parts.get(name) !== state.current?.parts.get(name);
    await checkCollections(content.lists, builds.values(), isChanged);
  }
  const lists = await shownLists(content.lists, { parts, contentTimes }, builds.values());
  const menu = shownEntries(content.menu, builds);
  const inputs = { shell, lists, origin, browserSettings, menu };
  const inputHash = inputHashOf(inputs, builds);
  const reusable = reusableEntries(state, inputHash);
  const jobs: RenderJob[] = [];
  const entries = [...builds].map(([name, build]) => {
    const { identity } = build.manifest;
    const entry = reusable.find((one) => one.name === name && one.identity === identity);
    if (entry && !change.parts.has(name)) return entry;
    const own = renderJobs({ ...inputs, build });
    jobs.push(...own.map((job) => ({ ...job, isForeign: !change.parts.has(name) })));
    return { name, identity, pages: own.map(({ path, status, key }) => ({ path, status, key })) };
  });
  const plan = { ...next, parts, builds, inputHash, contentTimes, entries };
  return { ...plan, jobs, isNew: !state.current || fingerprint(state.current) !== fingerprint(plan) };
}

/** An operator's rollback is not refused, or a team could block it by its entries. */
export const checksContent = ({ claims, actor }: Change): boolean =>
  claims !== 'unchecked' || (actor !== undefined && !isOperator(actor.rights));

/** @throws Refusal where no section has the document of a new file. */
function assertDocuments({ parts, claims }: Change, builds: Builds): void {
  // After a rollback, the build may no longer have the document.
  if (claims === 'unchecked') return;
  const uploaded = new Set([...builds.values()].flatMap((build) => build.uploaded ?? []).map(({ address }) => address));
  for (const [name, hash] of parts) {
    if (kindOf(name) === 'document' && hash !== null && !uploaded.has(name)) throw documentUnknown(name);
  }
}

/** Entries of current releases whose rendering inputs are equal. */
const reusableEntries = ({ live, current }: ChannelState, inputHash: string): ReleaseEntry[] =>
  [current, live].flatMap((release) => (release?.inputHash === inputHash ? release.entries : []));

function fingerprint({ parts, withdrawn, chosen, contentTimes, entries }: Omit<ChannelRelease, 'id'>): string {
  const sorted = (map: ReadonlyMap<string, string>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const keys = entries.map(({ name, pages }) => [name, ...pages.map(({ key }) => key)]).sort();
  return JSON.stringify([sorted(parts), sorted(withdrawn), sorted(contentTimes), [...chosen.keys()].sort(), keys]);
}

/** Hash of all inputs of a page except the build of its section. */
function inputHashOf({ shell, lists, origin, browserSettings, menu }: SharedInputs, builds: Builds): string {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  const documents = [...builds.values()].flatMap((build) => build.uploaded ?? []);
  const { manifest, version } = shell;
  const inputs = [renderer.version, manifest.identity, version, origin, sorted, browserSettings, documents, menu];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}
