import type { Comparison } from '@viit/contract/registry-api';
import type { Loaded } from '../api/use-operation.ts';
import { describePlan } from '../describe-plan.ts';
import { LoadedContent } from './loaded-content.tsx';

/** @param sections only the pages of these; all by default. */
export function Plan({ comparison, sections }: { comparison: Loaded<Comparison>; sections?: readonly string[] }) {
  return (
    <LoadedContent of={comparison}>
      {(loaded) => (
        <>
          <h3>What changes for visitors</h3>
          <ul>
            {describePlan(loaded, sections).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </LoadedContent>
  );
}
