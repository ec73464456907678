import {
  acceptsValue,
  type Collection,
  type Entry,
  entriesAt,
  type Field,
  type Fields,
  indianTime,
  listsOf,
} from '@viit/contract';
import type { EntryValue } from '@viit/contract/registry-api';
import { mapInBatches } from '@viit/core/map-in-batches';
import { Refusal } from '@viit/core/refusal';
import { shareRuns } from '@viit/core/share-runs';
import { renderJobs } from '@viit/render/jobs';
import type { RenderedPage } from '@viit/render/renderer';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { listAddress, sectionOf, shownLists } from '../parts/lists.ts';
import { shownEntries } from '../parts/menu-entries.ts';
import { readContent } from '../parts/parts.ts';
import { readUnpublishedOf } from '../parts/unpublished-documents.ts';
import type { RegistryContext } from '../registry-context.ts';
import { readSelected } from '../releases/prepare-release.ts';
import { live, readRelease, readReleaseId, withDocuments } from '../releases/releases.ts';
import { readSources } from '../releases/render-missing-pages.ts';
import type { DraftLink } from './draft-links.ts';
import { type ComposedState, composeEntries, valuesById, withDrafts } from './read-collection.ts';
import { createWarmRenderers } from './warm-renderers.ts';

export interface DraftPages {
  /**
   * The page of a collection as it would be with the drafts.
   * @param entry whose page it is, where each has one.
   * @returns a refusal if it does not work with the drafts.
   */
  read(link: DraftLink, entry: string): Promise<RenderedPage | Refusal>;
  close(): void;
}

export function createDraftPages(context: RegistryContext): DraftPages {
  const { database, origin, browserSettings } = context;
  const inputsOf = releaseInputs(database);
  const renderers = createWarmRenderers();
  // Several people can type at once: requests during a rendering share the next one, with all drafts.
  const share = shareRuns<RenderedPage>();
  const shown = new LRUCache<string, RenderedPage>({ max: 20 });

  const render = async (part: string, collection: Collection, address: string): Promise<RenderedPage> => {
    const section = sectionOf(part);
    const inputs = await inputsOf();
    const unpublished = await readUnpublishedOf(database, part);
    const builds = withDocuments(inputs.builds, [...inputs.content.documents, ...unpublished]);
    const [shell, build] = [builds.get('shell'), builds.get(section)];
    const published = valuesById(inputs.content.lists.get(listAddress(part)) ?? collection.seed);
    const state = await withDrafts(database, { part, collection, published });
    const entries = await draftEntries(state, context.now?.());
    const lists = new Map([...inputs.lists, ...listsOf(section, collection, entries)]);
    const { menu } = inputs;
    const [job] =
      shell && build ? renderJobs({ shell, build, lists, origin, browserSettings, menu, only: address }) : [];
    if (!job) throw new Refusal('page-missing', `No page of ${section} has the address ${address}.`);
    const read = (hashes: readonly string[]) => readBlobs(database, hashes);
    const page =
      shown.get(job.key) ??
      (await renderers.render(`${part} ${inputs.release}`, () => readSources(read, builds, [job]), job));
    shown.set(job.key, page);
    return page;
  };

  return {
    async read({ part }, entry) {
      const [section = '', name] = part.split('/');
      const { builds } = await inputsOf();
      const collection = builds.get(section)?.manifest.collections?.find((one) => one.name === name);
      const page = collection?.page;
      if (!page)
        throw new Refusal('page-missing', `${part} does not say which page shows it, so there is nothing to show.`);
      const address = page.replace(':id', entry);
      return share(`${part} ${address}`, () => render(part, collection, address)).catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      });
    },
    close: renderers.close,
  };
}

/** What the pages of the live release depend on. The same as long as it is live. */
function releaseInputs(database: Database) {
  const read = async (id: string | undefined) => {
    const release = id === undefined ? undefined : await readRelease(database, id);
    const parts = release?.parts ?? new Map();
    const builds = await readSelected(database, parts, undefined);
    const content = await readContent(database, parts, builds.values());
    const lists = release ? await shownLists(content.lists, release, builds.values()) : new Map();
    return { release: id, builds, content, lists, menu: shownEntries(content.menu, builds) };
  };
  let last: { id: string | undefined; inputs: ReturnType<typeof read> } | undefined;
  return async () => {
    const id = await readReleaseId(database, live);
    const known = last?.id === id && last;
    if (known) return known.inputs;
    const next = { id, inputs: read(id) };
    last = next;
    next.inputs.catch(() => {
      if (last === next) last = undefined;
    });
    return next.inputs;
  };
}

/** Replaces missing or wrong values, so that every page can show every draft; its times do not hide it. */
async function draftEntries(state: ComposedState, now = new Date()): Promise<Entry[]> {
  const entries = await mapInBatches(composeEntries(state), ({ id, from, until, ...value }) => ({
    ...{ id, ...complete(state.collection.fields, value) },
    ...(!state.drafts.has(id) && { from, until }),
  }));
  return entriesAt(entries, indianTime(now));
}

function complete(fields: Fields, given: EntryValue): EntryValue {
  const names = new Set([...Object.keys(given), ...Object.keys(fields)]);
  const values = [...names].flatMap((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = field && completeValue(field, given[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

/** Of a row or a picture only the part that is missing or wrong. */
function completeValue(field: Field, value: unknown): unknown {
  if (value === undefined ? field.optional : acceptsValue(field, value)) return value;
  const isRows = field.type === 'groups' && Array.isArray(value);
  const completed = isRows ? value.map((row) => complete(field.fields, Object(row))) : { ...Object(value), alt: '' };
  if (acceptsValue(field, completed)) return completed;
  return field.optional ? undefined : placeholder(field);
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
