import type { Health } from '@viit/contract/registry-api';
import { describeHealth } from '@viit/contract/report-text';
import { DataTable } from '../../components/data-table.tsx';
import { figureCells, figureColumns } from './figure-cells.ts';

/** Each live version and the previous one. */
export const VersionsTable = ({ health: { sections, minimumViews } }: { health: Health }) => (
  <DataTable
    caption="Live versions and the ones before"
    columns={['Version', ...figureColumns, 'Compared']}
    empty="Nothing is live."
    rows={sections.flatMap((section) => {
      const { name, version, versionBefore, now, before, worse } = section;
      return [
        {
          key: `${name} now`,
          isMarked: worse.length > 0,
          cells: [`${name} ${version}`, ...figureCells(now, minimumViews), describeHealth(section, minimumViews)],
        },
        ...(versionBefore === null
          ? []
          : [{ key: `${name} before`, cells: [`before: ${versionBefore}`, ...figureCells(before, minimumViews), ''] }]),
      ];
    })}
  />
);
