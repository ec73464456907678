import { useHydrated } from '@viit/runtime';
import * as css from './table-filter.module.css';

interface TableFilterProps {
  label: string;
  total: number;
  /** Undefined while the filter is empty. */
  found: number | undefined;
  onSearch: (query: string) => void;
}

/** Its space is reserved until hydration. */
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
