import { Tabs } from '@viit/ui/tabs';
import type { Example } from '../gallery/example.ts';

const tabs = [
  { id: 'ug', label: 'Undergraduate', content: <p>Eleven programmes of four years.</p> },
  { id: 'pg', label: 'Postgraduate', content: <p>Ten programmes of two years.</p> },
];
const years = ['2025', '2024', '2023', '2022', '2021', '2020', '2019'].map((year) => ({
  id: year,
  label: year,
  content: <p>Time tables of {year}.</p>,
}));

export default [
  { name: 'two, also by hovering', element: <Tabs label="Level" tabs={tabs} selectOnHover /> },
  { name: 'many, the third at first', element: <Tabs label="Year" tabs={years} initial="2023" /> },
] as const satisfies readonly Example[];
