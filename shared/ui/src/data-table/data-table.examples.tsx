import { Chip } from '@viit/ui/chip';
import { DataTable } from '@viit/ui/data-table';
import type { Example } from '../gallery/example.ts';

const members = Array.from({ length: 14 }, (_, index) => ({
  number: index + 1,
  name: index === 2 ? 'Venkata Satyanarayana Murthy Peddireddi' : `Member ${index + 1}`,
  department: ['Civil Engineering', 'Mechanical Engineering', 'Computer Science and Engineering'][index % 3] ?? '',
  role: index ? 'Member' : 'Chairperson',
}));
type Member = (typeof members)[number];

const columns = [
  { key: 'number', label: 'S.No', numeric: true },
  { key: 'name', label: 'Name', rowHeader: true },
  { key: 'department', label: 'Department' },
  { key: 'role', label: 'Role', render: ({ role }: Member) => <Chip>{role}</Chip> },
];
const rowKey = ({ number }: Member) => String(number);

export default [
  {
    name: 'short, rows enter one after another',
    element: (
      <DataTable caption="Office bearers" columns={columns} rows={members.slice(0, 3)} rowKey={rowKey} stagger={0.1} />
    ),
  },
  {
    name: 'long, with a filter',
    element: <DataTable caption="Members" columns={columns} rows={members} rowKey={rowKey} />,
  },
] as const satisfies readonly Example[];
