import { Steps } from '@viit/ui/steps';
import type { Example } from '../gallery/example.ts';

const items = [
  { title: 'Disclose', text: 'Describe the invention on two pages.' },
  { title: 'Search', text: 'The cell looks for what is known.' },
  { title: 'File', text: 'A provisional application goes to the office.' },
  { text: 'The complete one follows within a year.' },
];

export default [
  { name: 'a row where there is room', element: <Steps label="Filing a patent" items={items} /> },
  { name: 'a column', element: <Steps label="Longer process" items={[...items, ...items]} /> },
] as const satisfies readonly Example[];
