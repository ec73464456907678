import type { Department } from '@viit/contract';
import { type PageProps, useList } from '@viit/runtime';
import { Spinner } from '@viit/ui/spinner';
import { Found } from './found.tsx';
import { NotFound } from './not-found.tsx';
import * as css from './page.module.css';

/** Renders one department, by the code in its address (spec 1, section 2.5). */
export default function DepartmentPage({ params }: PageProps) {
  const { code } = params;
  const { items, status } = useList<Department>(
    code ? `/api/department/list/${encodeURIComponent(code)}` : '',
    'department',
  );
  // The answer is a list, of which only the first element counts (spec 1, section 7).
  const department = items[0];
  if (department) return <Found department={department} code={code} />;
  if (status === 'loading') {
    return (
      <div className={css.loading}>
        <Spinner label="Loading the department" />
      </div>
    );
  }
  return <NotFound />;
}
