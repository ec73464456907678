import { type Collection, type Entry, entriesAt, type Field, indianTime } from '@viit/contract';
import type { EntryValue } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type RenderJob, renderJobs, type StoredBuild } from '@viit/render/jobs';
import type { RenderedPage } from '@viit/render/renderer';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { listAddress, shownLists } from '../parts/lists.ts';
import { shownEntries } from '../parts/menu-entries.ts';
import { readContent } from '../parts/parts.ts';
import { readUnpublishedOf } from '../parts/unpublished-documents.ts';
import type { RegistryContext } from '../registry-context.ts';
import { readSelected } from '../releases/prepare-release.ts';
import { live, readChannel, withDocuments } from '../releases/releases.ts';
import { renderPages } from '../releases/render-missing-pages.ts';
import type { DraftLink } from './draft-links.ts';
import { type CollectionState, composeEntries, findCollection, problemsOf, readCollection } from './read-collection.ts';

/** Also while they are rendered. */
const rendered = new LRUCache<string, Promise<RenderedPage>>({ max: 20 });

/**
 * The page of a collection as it would be with the drafts.
 * @param entry whose page it is, where each has one.
 * @returns a refusal if it does not work with the drafts.
 * @throws Refusal if the collection names no page.
 */
export async function readDraftPage(
  context: RegistryContext,
  { part, label }: DraftLink,
  entry: string,
): Promise<RenderedPage | Refusal> {
  const { page } = await findCollection(context.database, part, live);
  if (!page)
    throw new Refusal('page-missing', `${part} does not say which page shows it, so there is nothing to show.`);
  return renderDraft(context, part, label, page.replace(':id', entry)).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
}

async function renderDraft(
  context: RegistryContext,
  part: string,
  team: string,
  address: string,
): Promise<RenderedPage> {
  const { database, origin, browserSettings } = context;
  const release = await readChannel(database, live);
  const [section = ''] = part.split('/');
  const content = await readContent(database, release?.parts ?? new Map());
  const documents = [...content.documents, ...(await readUnpublishedOf(database, part))];
  const builds = withDocuments(await readSelected(database, release?.parts ?? new Map(), undefined), documents);
  const [shell, build] = [builds.get('shell'), builds.get(section)];
  const state = await readCollection(database, part, live);
  const published = release ? shownLists(content.lists, release, builds.values()) : [];
  const lists = new Map([...published, [listAddress(part), draftEntries(state, context.now?.())]]);
  const menu = shownEntries(content.menu, builds);
  const job =
    shell &&
    build &&
    renderJobs({ shell, build, lists, origin, browserSettings, menu }).find(
      ({ path, status }) => path === address && status === 200,
    );
  if (!job) throw new Refusal('page-missing', `No page of ${section} has the address ${address}.`);
  const existing = rendered.get(job.key);
  if (existing) return existing;
  const page = renderOne(database, builds, job, team);
  rendered.set(job.key, page);
  page.catch(() => rendered.delete(job.key));
  return page;
}

async function renderOne(
  database: Database,
  builds: ReadonlyMap<string, StoredBuild>,
  job: RenderJob,
  team: string,
): Promise<RenderedPage> {
  let page: RenderedPage | undefined;
  await renderPages(database, builds, [job], team, (one) => {
    page = one;
  });
  if (!page) throw new Error(`${job.path} was not rendered.`);
  return page;
}

/** Values that are missing or wrong so far are replaced, so that every page can show every draft; its times do not hide it. */
function draftEntries(state: CollectionState, now = new Date()): Entry[] {
  const entries = composeEntries(state).map(({ id, ...value }) => {
    const entry = { id, ...complete(state.collection, id, value) };
    return state.drafts.has(id) ? { ...entry, from: undefined, until: undefined } : entry;
  });
  return entriesAt(entries, indianTime(now));
}

function complete(collection: Collection, id: string, given: EntryValue): EntryValue {
  const value = { ...given };
  for (const { field } of problemsOf(collection, id, value)) {
    const [name = ''] = field.split('.');
    const declared = collection.fields[name];
    if (declared && !declared.optional) value[name] = placeholder(declared);
    else delete value[name];
  }
  return value;
}

function placeholder(field: Field): unknown {
  switch (field.type) {
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'date-time':
      return new Date().toISOString().slice(0, 16);
    case 'number':
      return field.min ?? 0;
    case 'yes-no':
      return false;
    case 'choice':
      return field.options[0];
    case 'choices':
    case 'groups':
      return [];
    case 'link':
      return '#';
    case 'document':
      return '/documents/missing.pdf';
    case 'picture':
      return { src: '/images/missing.svg', alt: '', width: 400, height: 300 };
    default:
      return `[${field.label}]`;
  }
}
