import { registryApi } from '@viit/contract/registry-api';
import { describeRights, everything, isOperator, parseRights, type Rights } from '@viit/contract/rights';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { Select } from '../../components/filters.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { levelsInWords } from '../../rights-in-words.ts';

interface RightsFieldProps {
  value: Rights;
  onChange: (rights: Rights) => void;
}

/** By section and collection; patterns only for what is neither. */
export function RightsField({ value, onChange }: RightsFieldProps) {
  const status = useOperation(registryApi.readStatus, { query: { count: 1 } }, []);
  const collections = useOperation(registryApi.listCollections, {}, []);
  return (
    <LoadedContent of={{ data: status.data && collections.data, error: status.error ?? collections.error }}>
      {(listed) => {
        const sections = (status.data?.sections ?? []).map(({ name }) => ({
          name,
          parts: {
            [`${name}/*`]: 'All its content and documents',
            ...Object.fromEntries(
              listed.filter(({ part }) => part.startsWith(`${name}/`)).map(({ part, title }) => [part, title]),
            ),
            [name]: 'All of it, with pages and code',
          },
        }));
        return <Choices {...{ sections, value, onChange }} />;
      }}
    </LoadedContent>
  );
}

interface ChoicesProps extends RightsFieldProps {
  sections: readonly { name: string; parts: Readonly<Record<string, string>> }[];
}

function Choices({ sections, value, onChange }: ChoicesProps) {
  const listed = new Set(sections.flatMap(({ parts }) => Object.keys(parts)));
  const isOther = ([part, level]: [string, string]) => !listed.has(part) && level !== 'manage';
  const others = Object.fromEntries(Object.entries(value).filter(isOther));
  const [patterns, setPatterns] = useState(() =>
    describeRights(others).replace('no rights', '').replaceAll(', ', '\n'),
  );
  const set = (part: string, level: string) => {
    const { [part]: _, ...rest } = value;
    onChange(level === '' ? rest : ({ ...rest, [part]: level } as Rights));
  };
  const type = (text: string) => {
    setPatterns(text);
    const chosen = Object.entries(value).filter((right) => !isOther(right));
    const typed = parseRights(text.split(/[\n,]/).filter((line) => line.trim() !== ''));
    onChange({ ...typed, ...Object.fromEntries(chosen) } as Rights);
  };
  return (
    <fieldset className="rights">
      <legend>What may this person do?</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={isOperator(value)}
          onChange={({ target }) => set(everything, target.checked ? 'manage' : '')}
        />
        Everything, and manage people and tokens (operator)
      </label>
      {!isOperator(value) && sections.map(({ name, parts }) => <Section key={name} {...{ name, parts, value, set }} />)}
      {!isOperator(value) && (
        <details open={patterns !== ''}>
          <summary>Other parts, as patterns</summary>
          <label htmlFor="patterns">One a line, such as /documents/exams/*: edit or menu: publish</label>
          <textarea id="patterns" rows={3} value={patterns} onChange={({ target }) => type(target.value)} />
        </details>
      )}
    </fieldset>
  );
}

interface SectionProps {
  name: string;
  parts: Readonly<Record<string, string>>;
  value: Rights;
  set: (part: string, level: string) => void;
}

const options = { '': 'nothing', edit: 'write drafts', publish: levelsInWords.publish };

function Section({ name, parts, value, set }: SectionProps) {
  const count = Object.keys(parts).filter((part) => value[part]).length;
  // Closing it by hand must stay possible.
  const [isOpen] = useState(count > 0);
  return (
    <details open={isOpen}>
      <summary>
        {name} {count > 0 && <span className="badge">{count} chosen</span>}
      </summary>
      <div className="filters">
        {Object.entries(parts).map(([part, title]) => (
          <Select
            key={part}
            label={title}
            value={value[part] ?? ''}
            options={options}
            onChange={(level) => set(part, level)}
          />
        ))}
      </div>
    </details>
  );
}
