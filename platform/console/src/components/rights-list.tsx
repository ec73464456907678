import type { Rights } from '@viit/contract/rights';
import { rightsInWords } from '../rights-in-words.ts';

export const RightsList = ({ rights }: { rights: Rights }) => (
  <ul>
    {rightsInWords(rights).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
