import { auditName } from '../register/categories.ts';
import { CategoryView } from '../register/category-view.tsx';
import { lede, title } from './content.ts';

const related = [
  { href: '/accreditation/quality-reports', label: 'NAAC and IQAC Reports' },
  { href: '/iqac', label: 'IQAC' },
];

/** Renders the reports of the academic audit, from the register (R95.3). */
export default function AcademicAuditPage() {
  return <CategoryView name={auditName} title={title} lede={lede} related={related} />;
}
