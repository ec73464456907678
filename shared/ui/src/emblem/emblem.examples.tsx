import { Emblem } from '@viit/ui/emblem';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'sea, round', element: <Emblem name="National Cadet Corps unit" initials="NCC" /> },
  { name: 'soil, shield', element: <Emblem name="Discipline Cell" initials="DC" tone="soil" shape="shield" /> },
  { name: 'steel, hexagon', element: <Emblem name="Innovation Council" initials="IIC" tone="steel" shape="hex" /> },
] as const satisfies readonly Example[];
