import { describeComparison } from '@viit/contract/comparison-text';
import { registryApi } from '@viit/contract/registry-api';
import { useOperation } from '../../api/use-operation.ts';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { describePlan } from '../../describe-plan.ts';

/** In short, and in full as the command prints it. */
export function PreviewComparison({ name }: { name: string }) {
  const comparison = useOperation(registryApi.compare, { query: { from: 'live', to: name } }, ['live', 'previews']);
  return (
    <LoadedContent of={comparison}>
      {(loaded) => (
        <>
          <h3>If it goes live</h3>
          <ul>
            {describePlan(loaded).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <details>
            <summary>All differences, page by page</summary>
            <pre>{describeComparison(loaded).join('\n')}</pre>
          </details>
          <p className="muted">With pictures: viit diff {name} --visual --html comparison</p>
        </>
      )}
    </LoadedContent>
  );
}
