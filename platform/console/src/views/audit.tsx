import { registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../api/use-operation.ts';
import { DataTable } from '../components/data-table.tsx';
import { Found, Search, Select } from '../components/filters.tsx';
import { LoadedContent } from '../components/loaded-content.tsx';
import { Time } from '../components/time.tsx';
import { matchesSearch } from '../matches-search.ts';

/** Its beginning is enough to tell two apart. */
const longHash = /\b([0-9a-f]{12})[0-9a-f]{20,}\b/g;

/** Attempts to change something, latest first. */
export function AuditView() {
  const [refused, setRefused] = useState('false');
  const [count, setCount] = useState('50');
  const [search, setSearch] = useState('');
  const audit = useOperation(registryApi.readAudit, { query: { count: search ? 1000 : Number(count), refused } }, [
    'audit',
  ]);
  return (
    <>
      <div className="filters">
        <Search label="Search" value={search} onChange={setSearch} />
        <Select
          label="Attempts"
          value={refused}
          options={{ false: 'all', true: 'only refused and failed ones' }}
          onChange={setRefused}
        />
        <Select
          label="How many"
          value={count}
          options={{ 50: 'the last 50', 200: 'the last 200', 1000: 'the last 1000' }}
          onChange={setCount}
        />
      </div>
      <LoadedContent of={audit}>
        {(loaded) => {
          const entries = loaded.filter((entry) => matchesSearch(search, entry));
          return (
            <>
              <Found of={loaded.length} count={entries.length} />
              <DataTable
                caption="Attempts to change something"
                columns={['When', 'Who', 'What', 'From', 'Result', 'Request']}
                empty={
                  search
                    ? 'None of the last 1000 attempts matches the search.'
                    : 'Nobody has tried to change anything yet.'
                }
                rows={entries.map(({ requestId, at, actor, address, action, target, status, code, ms }) => ({
                  key: requestId,
                  isMarked: code !== null,
                  cells: [
                    <Time key="at" iso={at} />,
                    actor ? `${actor.label} (${actor.id})` : 'not signed in',
                    <span key="what" className="long">
                      {action} {target.replace(longHash, '$1…')}
                    </span>,
                    address,
                    code ? `${status} ${code}` : `done in ${(ms / 1000).toFixed(1)} s`,
                    <code key="request">{requestId}</code>,
                  ],
                }))}
              />
            </>
          );
        }}
      </LoadedContent>
    </>
  );
}
