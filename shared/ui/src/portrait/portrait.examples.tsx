import { Portrait } from '@viit/ui/portrait';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'small', element: <Portrait name="Dr. Sitaram Nandigam" size="small" /> },
  { name: 'medium', element: <Portrait name="Prof. Kalyani Vempati" /> },
  { name: 'large', element: <Portrait name="Smt. Padmavathi Chintalapati" size="large" /> },
  { name: 'other grounds', element: <Portrait name="Harish Bobbili" /> },
  { name: 'a photo that cannot be loaded', element: <Portrait name="Vasu Dev Allu" src="/missing.jpg" /> },
] as const satisfies readonly Example[];
