import type { PageProps } from '@viit/runtime';
import { Spinner } from '@viit/ui/spinner';
import type { Department } from '../lists/items.ts';
import { useList } from '../lists/use-list.ts';
import { DepartmentNotFound } from './department-not-found.tsx';
import { DepartmentView } from './department-view.tsx';
import * as css from './page.module.css';

/** Renders the department whose code is in the address: banner, sidebar, up to sixteen blocks; or the not-found page (R32). */
export default function DepartmentPage({ params }: PageProps) {
  const { code } = params;
  const { items, status } = useList<Department>(
    code ? `/api/department/list/${encodeURIComponent(code)}` : '',
    'department',
  );
  // The API responds with a list of which only the first item is used (R32.13).
  const department = items[0];
  if (department) return <DepartmentView department={department} code={code} />;
  if (status === 'loading') {
    return (
      <div className={css.loading}>
        <Spinner label="Loading the department" />
      </div>
    );
  }
  return <DepartmentNotFound />;
}
