import { useHydrated } from '@viit/runtime';
import * as css from './data-table.module.css';

interface TableFilterProps {
  label: string;
  total: number;
  /** How many rows are left; undefined while nothing is searched for. */
  found: number | undefined;
  onSearch: (words: string) => void;
}

/** Renders the box that filters a table's rows and says how many are left. Its place is kept until the page is hydrated. */
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
