import { registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { useOperation } from '../../api/use-operation.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { Time } from '../../components/time.tsx';
import { mayChange } from '../../rights.ts';
import { useSession } from '../../session-context.ts';

/** What was published, newest first, and the way back to each version. */
export function PartHistory({ part }: { part: string }) {
  const history = useOperation(registryApi.readHistory, { query: { part } }, ['live']);
  const [chosen, setChosen] = useState<Chosen>();
  const mayPublish = mayChange(useSession().rights, 'publish', part);
  return (
    <section aria-labelledby="history">
      <h3 id="history" tabIndex={-1}>
        What was published
      </h3>
      <LoadedContent of={history}>
        {(versions) => {
          const newest = versions.toReversed();
          return (
            <DataTable
              caption="What was published"
              columns={['When', 'Who', 'What', ...(mayPublish ? ['Undo'] : [])]}
              empty="Nothing yet: visitors see the sample content that came with the section."
              rows={newest.map(({ release, at, by, note }, index) => ({
                key: release,
                cells: [
                  <Time key="at" iso={at} />,
                  by,
                  note,
                  ...(mayPublish
                    ? [
                        <button
                          key="restore"
                          type="button"
                          onClick={() =>
                            setChosen({
                              ...{ at, by, note, isNewest: index === 0, seen: newest[0]?.release },
                              target: index === 0 ? newest[1]?.release : release,
                            })
                          }
                        >
                          {index === 0 ? 'Undo this' : 'Show this again'}
                          <span className="hidden"> {note}</span>
                        </button>,
                      ]
                    : []),
                ],
              }))}
            />
          );
        }}
      </LoadedContent>
      {chosen && <RestoreDialog part={part} {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

interface Chosen {
  /** Undefined: the sample content. */
  target: string | undefined;
  /** The newest when the dialog was opened. */
  seen: string | undefined;
  at: string;
  by: string;
  note: string;
  isNewest: boolean;
}

interface RestoreDialogProps extends Chosen {
  part: string;
  onClose: () => void;
}

function RestoreDialog({ part, target, seen, at, by, note, isNewest, onClose }: RestoreDialogProps) {
  const restore = async () => {
    const versions = await call(registryApi.readHistory, { query: { part } });
    if (versions.at(-1)?.release !== seen) {
      throw new Error('Somebody has published meanwhile. Look at the list again.');
    }
    await call(registryApi.rollBack, { body: { part, ...(target && { version: target }) } });
    return 'Visitors see the earlier entries again. Drafts are unchanged.';
  };
  return (
    <ActionDialog
      title={isNewest ? 'Undo this publish' : 'Show these entries again'}
      action={isNewest ? 'Undo it' : 'Show them'}
      isReady
      run={restore}
      onClose={onClose}
    >
      {note && (
        <p>
          {by}: {note}
        </p>
      )}
      <p>
        Visitors see all entries as they were {isNewest ? 'before' : 'after'} {by} published them on <Time iso={at} />.
        Nothing is lost: this list keeps every version, and drafts do not change.
        {!isNewest && ' To undo one entry only, choose an earlier version in its history.'}
      </p>
    </ActionDialog>
  );
}
