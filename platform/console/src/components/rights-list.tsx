import { registryApi } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { useOperation } from '../api/use-operation.ts';
import { rightsInWords } from '../rights-in-words.ts';

interface RightsListProps {
  rights: Rights;
  /** Before signing in, the titles of collections are unknown. */
  isSignedIn?: boolean;
}

export function RightsList({ rights, isSignedIn = true }: RightsListProps) {
  const { data } = useOperation(registryApi.listCollections, isSignedIn ? {} : undefined, []);
  const titles = new Map(data?.map(({ part, title }) => [part, title]));
  return (
    <ul>
      {rightsInWords(rights, titles).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
