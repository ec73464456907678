import type { ReactNode } from 'react';

interface Row {
  key: string;
  cells: readonly ReactNode[];
  /** Highlights the row. */
  isMarked?: boolean;
}

interface DataTableProps {
  /** For screen readers. */
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** Shown without rows. */
  empty: string;
}

/** In narrow windows each row is a block with the names of its columns. The first column names the row. */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  // Browsers drop implicit roles where styles change a table's display.
  return (
    <table role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th role="columnheader" scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells, isMarked }) => (
          <tr role="row" key={key} className={isMarked ? 'marked' : undefined}>
            {cells.map((cell, i) => {
              const name = columns[i] ?? '';
              return i === 0 ? (
                <th role="rowheader" scope="row" key={name} data-column={name}>
                  {cell}
                </th>
              ) : (
                <td role="cell" key={name} data-column={name}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
