import { registryApi, type Status } from '@viit/contract/registry-api';
import { describeHealth } from '@viit/contract/report-text';
import { isOperator } from '@viit/contract/rights';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { DataTable } from '../../components/data-table.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { Time } from '../../components/time.tsx';
import { mayChange } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';

const switchCount = 30;

export function LiveView() {
  const status = useOperation(registryApi.readStatus, { query: { count: switchCount } }, ['live', 'switches']);
  return <LoadedContent of={status}>{(loaded) => <LiveStatus status={loaded} />}</LoadedContent>;
}

function LiveStatus({ status }: { status: Status }) {
  const { rights } = useSession();
  const [rolledBack, setRolledBack] = useState<string>();
  const [restored, setRestored] = useState<string>();
  const health = useOperation(registryApi.readHealth, { query: {} }, ['live', 'reports']);
  if (status.release === null) return <p>Nothing is live yet. Publish the shell first: viit publish shell</p>;
  const healthOf = (name: string) => {
    const section = health.data?.sections.find((one) => one.name === name);
    return section && health.data ? describeHealth(section, health.data.minimumViews) : '…';
  };
  const actions = status.sections.some(({ name }) => mayChange(rights, 'publish', name));
  return (
    <>
      <p>Visitors see release {status.release}.</p>
      <h2>Sections</h2>
      <DataTable
        caption="Live versions"
        columns={['Section', 'Version', 'Since', 'By', 'Reports', ...(actions ? ['Action'] : [])]}
        empty="No section is live."
        rows={status.sections.map(({ name, version, since, by }) => ({
          key: name,
          isMarked: healthOf(name) === 'worse than before',
          cells: [
            ...[name, version, <Time key="since" iso={since} />, by, healthOf(name)],
            ...(actions
              ? [
                  mayChange(rights, 'publish', name) && (
                    <button type="button" key="roll-back" onClick={() => setRolledBack(name)}>
                      Roll back<span className="hidden"> {name}</span>…
                    </button>
                  ),
                ]
              : []),
          ],
        }))}
      />
      <h2>Latest changes</h2>
      <Switches status={status} onRestore={setRestored} />
      {rolledBack && <RollBackDialog section={rolledBack} onClose={() => setRolledBack(undefined)} />}
      {restored && <RestoreDialog release={restored} onClose={() => setRestored(undefined)} />}
    </>
  );
}

/** The operator can restore each previous live release. */
function Switches({
  status: { switches, release },
  onRestore,
}: {
  status: Status;
  onRestore: (release: string) => void;
}) {
  const { rights } = useSession();
  const mayRestore = isOperator(rights);
  return (
    <DataTable
      caption="Latest changes"
      columns={['Release', 'When', 'Channel', 'What', 'By', ...(mayRestore ? ['Action'] : [])]}
      empty="Nothing has changed yet."
      rows={switches.map((one, i) => ({
        key: `${one.release} ${one.at} ${one.channel}`,
        cells: [
          ...[one.release, <Time key="at" iso={one.at} />, one.channel, one.note, one.by],
          ...(mayRestore
            ? [
                isPrevious(switches, i, release) && (
                  <button type="button" key="restore" onClick={() => onRestore(one.release)}>
                    Restore<span className="hidden"> release {one.release}</span>…
                  </button>
                ),
              ]
            : []),
        ],
      }))}
    />
  );
}

/** Whether this is the latest switch to a release other than the current one. */
const isPrevious = (switches: Status['switches'], index: number, current: string | null): boolean => {
  const one = switches[index];
  return (
    one?.channel === 'live' &&
    one.release !== current &&
    switches.findIndex(({ channel, release }) => channel === 'live' && release === one.release) === index
  );
};
