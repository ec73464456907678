import { useHydrated } from '@viit/runtime';
import * as css from './table-filter.module.css';

interface TableFilterProps {
  label: string;
  total: number;
  /** The number of matching rows; undefined while the filter is empty. */
  found: number | undefined;
  onSearch: (query: string) => void;
}

/** Renders the filter of a table and the number of matching rows. Until the page is hydrated its space is reserved. */
export function TableFilter({ label, total, found, onSearch }: TableFilterProps) {
  const hydrated = useHydrated();
  return (
    <div className={css.filter} data-ready={hydrated}>
      {hydrated && (
        <>
          <label className={css.search}>
            {label}
            <input type="search" autoComplete="off" onChange={(event) => onSearch(event.target.value)} />
          </label>
          <p className={css.count} role="status">
            {found === undefined ? `${total} rows` : `${found} of ${total} rows`}
          </p>
        </>
      )}
    </div>
  );
}
