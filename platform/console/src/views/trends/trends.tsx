import { type Health, registryApi, type Status, type Timeline } from '@viit/contract/registry-api';
import { describeFindings } from '@viit/contract/report-text';
import { type VitalName, vitalNames } from '@viit/contract/reports';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { periods, SectionSelect, Select } from '../../components/filters.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { Plot } from '../../components/plot.tsx';
import { ownSection } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { errorSeries, marksOf, vitalSeries } from './series.ts';
import { TimelineTable } from './timeline-table.tsx';
import { VersionsTable } from './versions-table.tsx';

const vitalOptions: Readonly<Record<VitalName, string>> = {
  LCP: 'LCP: largest element painted',
  INP: 'INP: response to a click or key',
  CLS: 'CLS: layout shift',
  TTFB: 'TTFB: first byte',
};

export function TrendsView() {
  const { rights } = useSession();
  const [section, setSection] = useState(ownSection(rights) ?? '');
  const [days, setDays] = useState('7');
  const [vital, setVital] = useState<VitalName>('LCP');
  const query = { days: Number(days), ...(section && { section }) };
  const timeline = useOperation(registryApi.readTimeline, { query }, ['reports']);
  const status = useOperation(registryApi.readStatus, { query: { count: 1000 } }, ['switches']);
  const health = useOperation(registryApi.readHealth, { query: section ? { section } : {} }, ['live', 'reports']);
  return (
    <>
      <div className="filters">
        <SectionSelect status={status.data} value={section} onChange={setSection} />
        <Select label="Period" value={days} options={periods} onChange={setDays} />
        <Select
          label="Vital"
          value={vital}
          options={vitalOptions}
          onChange={(name) => setVital(vitalNames.find((one) => one === name) ?? 'LCP')}
        />
      </div>
      <LoadedContent of={timeline}>
        {(loaded) => (
          <LoadedContent of={status}>
            {({ switches }) => <Plots timeline={loaded} switches={switches} vital={vital} days={Number(days)} />}
          </LoadedContent>
        )}
      </LoadedContent>
      <LoadedContent of={health}>{(loaded) => <Versions health={loaded} />}</LoadedContent>
    </>
  );
}

interface PlotsProps {
  timeline: Timeline;
  switches: Status['switches'];
  vital: VitalName;
  days: number;
}

function Plots({ timeline, switches, vital, days }: PlotsProps) {
  const marks = marksOf(switches, days);
  if (timeline.points.length === 0) return <p className="empty">No browser has reported a view in this period.</p>;
  return (
    <>
      <Plot title="Views with errors, of 1000" series={errorSeries(timeline)} marks={marks} days={days} />
      <Plot title={`${vital}, 75th percentile`} series={vitalSeries(timeline, vital)} marks={marks} days={days} />
      <p className="muted">Dashed lines are releases that went live. The table has the same figures.</p>
      <details>
        <summary>As a table</summary>
        <TimelineTable {...{ timeline, marks }} />
      </details>
    </>
  );
}

function Versions({ health }: { health: Health }) {
  const findings = describeFindings(health.sections);
  return (
    <>
      <h2>Each version beside the previous one</h2>
      {findings.length > 0 && (
        <ul className="problem">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      <VersionsTable health={health} />
      <p className="muted">{health.rule}</p>
    </>
  );
}
