import { type CollectionEntries, type EntryState, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { Problem } from '../../components/problem.tsx';
import { mayChange } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { Conflict } from './conflict.tsx';
import { EntryContext } from './entry-context.ts';
import { EntryHistory } from './entry-history.tsx';
import { EntryField } from './fields/field.tsx';
import { within } from './fields/groups.tsx';
import { ContentHeading } from './heading.tsx';
import { readCopies } from './local-copies.ts';
import { PageFrame } from './page-frame.tsx';
import { pathOf } from './paths.ts';
import { PeopleHere } from './people-here.tsx';
import { fieldId, ProblemSummary } from './problem-summary.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { KeptTexts, RemovedEntry, RemovedFields } from './removed.tsx';
import { ReviewPanel } from './review.tsx';
import { SaveStatus } from './save-status.tsx';
import { titleOf } from './titles.ts';
import { useCollectionEntries } from './use-collection.ts';
import { useDraftPage } from './use-draft-page.ts';
import { useEntrySaver } from './use-entry-saver.ts';
import { useWayToPage } from './use-way-to-page.ts';

/** The form of one entry beside the page that shows it. */
export function EntryView({ section, name, id }: { section: string; name: string; id: string }) {
  const collection = useCollectionEntries(section, name);
  const person = useSession();
  // Somebody has deleted it: what was typed here is not lost with it.
  const copies = readCopies(localStorage, { person, part: `${section}/${name}`, id });
  return (
    <>
      <LoadedContent of={collection}>
        {(data) => {
          const entry = data.entries.find((one) => one.id === id) ?? (copies.length > 0 ? absent(id) : undefined);
          return entry ? (
            <EntryEditor section={section} name={name} data={data} entry={entry} />
          ) : (
            <>
              <ContentHeading part={data.part} title="There is no such entry" collection={data.declaration.title} />
              <p>It was removed, or its draft was deleted. Every version that was saved is in the history below.</p>
              <RemovedEntry section={section} name={name} id={id} data={data} />
            </>
          );
        }}
      </LoadedContent>
      {collection.error && !collection.data && <KeptTexts values={copies.map(({ value }) => value)} />}
    </>
  );
}

const absent = (id: string): EntryState => ({ id, revision: null, published: null, draft: null });

interface EditorProps {
  section: string;
  name: string;
  data: CollectionEntries;
  entry: EntryState;
}

function EntryEditor({ section, name, data, entry }: EditorProps) {
  const saver = useEntrySaver(data.part, entry);
  const page = useDraftPage(section, name);
  const [isPublishing, setPublishing] = useState(false);
  const way = useWayToPage();
  const [error, setError] = useState<Error>();
  const { part, declaration } = data;
  const { rights, announce } = useSession();
  const mayPublish = mayChange(rights, 'publish', part);
  const { fields } = declaration;
  const { draft, published } = saver.entry;
  const isAbsent = !draft && !published;
  const isSaved = saver.state.kind === 'saved';
  const isRemoved = draft?.value === null && isSaved;
  const typed = { value: saver.value, by: null, at: null };
  const title = titleOf(fields, isAbsent ? { ...saver.entry, published: typed } : saver.entry);
  // Of the last saved draft, also while somebody types: fields do not change and move at each key.
  const problems = draft?.problems ?? [];
  const lacksApproval = declaration.review === true && draft?.review?.state !== 'approved';
  // The id of the text that says why the draft cannot be published now.
  const obstacle = !isSaved ? 'save-status' : problems.length > 0 ? 'to-do' : lacksApproval ? 'review' : undefined;
  const paths = problems.map(({ field, message }) => ({ path: field, message }));
  const discard = () => {
    const input = { params: { section, name, id: entry.id }, query: { revision: saver.entry.revision ?? undefined } };
    call(registryApi.discardDraft, input).then((state) => {
      saver.adopt(state, true);
      const done = `The draft is ${state.published ? 'discarded' : 'deleted'}. The history of the entry has it.`;
      announce(isRemoved ? `${title} is back.` : done);
    }, setError);
  };
  return (
    <EntryContext value={{ title, published: published?.value, drafts: page.address, hasReview: declaration.review }}>
      <ContentHeading part={part} title={title} collection={declaration.title} />
      <div className="editor">
        <form
          tabIndex={-1}
          aria-label={title}
          className="entry-form"
          onSubmit={(event) => event.preventDefault()}
          noValidate
        >
          <div className="save-bar">
            <SaveStatus saver={saver} />
            <div className="actions">
              {declaration.page && (
                <button type="button" ref={way.button} className="narrow" onClick={way.seePage}>
                  See the page
                </button>
              )}
              {mayPublish && (
                <button
                  type="button"
                  className="primary"
                  disabled={!draft}
                  aria-disabled={obstacle ? true : undefined}
                  aria-describedby={obstacle}
                  onClick={() => (obstacle ? document.getElementById(obstacle)?.focus() : setPublishing(true))}
                >
                  {draft || isAbsent ? 'Publish…' : 'Published'}
                </button>
              )}
              {draft && (
                <button type="button" disabled={!isSaved} onClick={discard}>
                  {isRemoved ? 'Bring back' : published ? 'Discard the draft' : 'Delete the draft'}
                </button>
              )}
            </div>
          </div>
          <PeopleHere place={`${part}/${entry.id}`} />
          <ReviewPanel
            section={section}
            name={name}
            entry={saver.entry}
            isSaved={isSaved}
            isNeeded={declaration.review === true}
          />
          {error && <Problem error={error} />}
          {saver.state.kind === 'conflict' && (
            <Conflict
              fields={fields}
              mine={saver.value}
              theirs={saver.state.theirs}
              onChoose={(value) => saver.resolve(value)}
              onLeaveRemoved={() => {
                saver.giveUp();
                location.hash = pathOf(part);
              }}
            />
          )}
          <RemovedFields value={saver.value} fields={fields} onRemove={(value) => saver.edit(value)} />
          <ProblemSummary problems={problems} fields={fields} />
          {isRemoved ? (
            <p className="summary">{title} is removed with the next publish. Until then you can bring it back.</p>
          ) : (
            Object.entries(fields).map(([key, field]) => (
              <EntryField
                key={key}
                part={part}
                field={field}
                id={fieldId(key)}
                value={saver.value[key]}
                problems={within(paths, key)}
                onChange={(value) => saver.edit({ ...saver.value, [key]: value })}
              />
            ))
          )}
          <EntryHistory
            section={section}
            name={name}
            id={entry.id}
            fields={fields}
            isRemoved={isRemoved}
            onRestore={(value) => saver.edit(value)}
          />
        </form>
        {declaration.page && <PageFrame page={page} data={data} entry={saver.entry} onBack={way.backToForm} />}
      </div>
      {isPublishing && (
        <PublishDialog
          {...{ section, name, id: entry.id }}
          data={{ ...data, entries: [saver.entry] }}
          onClose={() => setPublishing(false)}
        />
      )}
    </EntryContext>
  );
}
