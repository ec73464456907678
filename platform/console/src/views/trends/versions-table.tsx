import type { Figures, SectionHealth } from '@viit/contract/registry-api';
import { failuresPerThousand, formatVital } from '@viit/contract/report-text';
import { vitalNames } from '@viit/contract/reports';
import { DataTable } from '../../components/data-table.tsx';
import { formatRate, unbroken } from '../../format.ts';

interface VersionsTableProps {
  sections: readonly (SectionHealth & { words: string })[];
  minimumViews: number;
}

/** The figures of each live version and of the one before. */
export function VersionsTable({ sections, minimumViews }: VersionsTableProps) {
  const cells = (figures: Figures | null) => [
    figures?.views ?? 0,
    figures && figures.views >= minimumViews ? formatRate(failuresPerThousand(figures)) : '–',
    ...vitalNames.map((name) => {
      const vital = figures?.vitals[name];
      return vital && vital.count >= minimumViews ? unbroken(formatVital(name, vital.p75)) : '–';
    }),
  ];
  return (
    <DataTable
      caption="Live versions and the ones before"
      columns={['Version', 'Views', 'With errors, of 1000', ...vitalNames, 'Compared']}
      empty="Nothing is live."
      rows={sections.flatMap(({ name, version, versionBefore, now, before, worse, words }) => [
        { key: `${name} now`, isMarked: worse.length > 0, cells: [`${name} ${version}`, ...cells(now), words] },
        ...(versionBefore === null
          ? []
          : [{ key: `${name} before`, cells: [`before: ${versionBefore}`, ...cells(before), ''] }]),
      ])}
    />
  );
}
