import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useEntrance } from '../entrance/use-entrance.ts';
import { useOverflow } from '../overflow/use-overflow.ts';
import * as css from './data-table.module.css';
import { TableFilter } from './table-filter.tsx';
import { useRowFilter } from './use-row-filter.ts';

export interface Column<Row> {
  /** The row's field; with `render`, any unique key. */
  key: string;
  label: string;
  render?: ((row: Row) => ReactNode) | undefined;
  numeric?: boolean | undefined;
  rowHeader?: boolean | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** For more than 12 rows. @default true */
  filter?: boolean;
  /** Label of the filter. @default "Filter" and the caption */
  filterLabel?: string;
  /** In a narrow container: `cards` labels each value, `lines` puts a row's values in one line. @default 'cards' */
  narrow?: 'cards' | 'lines';
  /** Seconds between the entrances of rows. */
  stagger?: number;
}

/**
 * Renders a table with caption and header cells, in a narrow container as cards or lines. The explicit roles are for
 * browsers that drop table semantics when `display` changes.
 */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  filter = true,
  filterLabel = `Filter ${caption}`,
  narrow = 'cards',
  stagger,
}: DataTableProps<Row>) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const overflows = useOverflow(region);
  const entrance = useEntrance(region);
  const { shown, search } = useRowFilter(body);
  if (rows.length === 0) return <p>Nothing has been published here yet.</p>;
  const isFiltered = filter && rows.length > 12;
  const isHidden = (key: string) => shown !== undefined && !shown.has(key);
  return (
    <div className={css.frame}>
      {isFiltered && (
        <TableFilter
          label={filterLabel}
          total={rows.length}
          found={shown && rows.filter((row) => shown.has(rowKey(row))).length}
          onSearch={search}
        />
      )}
      <div
        className={css.region}
        ref={region}
        {...(overflows && { role: 'region', 'aria-labelledby': id, tabIndex: 0, 'data-lenis-prevent-wheel': '' })}
      >
        <table className={css.table} role="table" data-columns={columns.length} data-narrow={narrow}>
          <caption className={css.caption} id={id}>
            {caption}
          </caption>
          <thead className={css.head} role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column.key} scope="col" role="columnheader" data-numeric={column.numeric}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} role="rowgroup" {...(stagger && { 'data-entrance': entrance })}>
            {rows.map((row, index) => (
              <tr
                key={rowKey(row)}
                role="row"
                data-row={isFiltered ? rowKey(row) : undefined}
                hidden={isHidden(rowKey(row))}
                {...(stagger && { style: { '--delay': `${Math.min(index, 20) * stagger}s` } as CSSProperties })}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Cell<Row extends object>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.render ? column.render(row) : ((row as Record<string, unknown>)[column.key] as ReactNode);
  if (column.rowHeader)
    return (
      <th scope="row" role="rowheader" data-label={column.label}>
        {content}
      </th>
    );
  return (
    <td role="cell" data-label={column.label} data-numeric={column.numeric}>
      {content}
    </td>
  );
}
