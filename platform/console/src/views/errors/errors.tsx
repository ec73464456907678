import { type ProblemReport, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { Found, periods, Search, SectionSelect, Select } from '../../components/filters.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { matchesSearch } from '../../matches-search.ts';
import { mayCompare, ownSection } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { ProblemItem } from './problem-item.tsx';

/** Most frequent first. A team starts with its own section. */
export function ErrorsView() {
  const { rights } = useSession();
  const [section, setSection] = useState(ownSection(rights) ?? '');
  const [preview, setPreview] = useState('');
  const [days, setDays] = useState('7');
  const [search, setSearch] = useState('');
  const status = useOperation(registryApi.readStatus, { query: { count: 1 } }, ['live', 'previews']);
  const query = { days: Number(days), count: 200, ...(section && { section }), ...(preview && { preview }) };
  const problems = useOperation(registryApi.readProblems, { query }, ['reports']);
  const previews = (status.data?.channels ?? []).filter((one) => one.name !== 'live' && mayCompare(rights, one));
  return (
    <>
      <div className="filters">
        <Search label="Search" value={search} onChange={setSearch} />
        <SectionSelect status={status.data} value={section} onChange={setSection} />
        <Select
          label="Where"
          value={preview}
          options={{
            '': 'the live site',
            ...Object.fromEntries(previews.map(({ name }) => [name, `preview ${name}`])),
          }}
          onChange={setPreview}
        />
        <Select label="Last seen within" value={days} options={periods} onChange={setDays} />
      </div>
      <LoadedContent of={problems}>
        {(loaded) => <Problems problems={loaded.filter((one) => matchesSearch(search, one))} of={loaded.length} />}
      </LoadedContent>
    </>
  );
}

function Problems({ problems, of }: { problems: readonly ProblemReport[]; of: number }) {
  if (of === 0) return <p className="empty">No browser has reported an error in this time.</p>;
  return (
    <>
      <Found count={problems.length} of={of} />
      {problems.length === 0 && <p className="empty">No error matches the search.</p>}
      <ul className="plain">
        {problems.map((problem) => (
          <li key={`${problem.section} ${problem.version} ${problem.page} ${problem.kind} ${problem.message}`}>
            <ProblemItem problem={problem} />
          </li>
        ))}
      </ul>
    </>
  );
}
