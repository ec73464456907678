import { Counter } from '@viit/ui/counter';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'whole number', element: <Counter value={1893} suffix="+" /> },
  { name: 'one decimal', element: <Counter value={4.2} decimals={1} suffix=" LPA" /> },
] as const satisfies readonly Example[];
