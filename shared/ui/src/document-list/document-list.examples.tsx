import { DocumentList } from '@viit/ui/document-list';
import type { Example } from '../gallery/example.ts';

const documents = [
  { name: 'Anti-Ragging Policy', href: '/documents/policies/anti-ragging.pdf' },
  {
    name: 'Certificate of Accreditation by the National Board, Mechanical Engineering',
    href: '/documents/nba/mechanical.jpg',
  },
  { name: 'Minutes of the Academic Council', href: '/documents/council/minutes.pdf' },
  { name: 'Code of Conduct', href: '/documents/policies/conduct.pdf' },
];

export default [
  { name: 'two columns', element: <DocumentList label="Policies" documents={documents} /> },
  { name: 'one column', element: <DocumentList label="Minutes" documents={documents.slice(0, 2)} columns={1} /> },
  { name: 'three columns', element: <DocumentList label="Approvals" documents={documents} columns={3} /> },
] as const satisfies readonly Example[];
