import { Button } from '@viit/ui/button';
import { type DepartmentEntry, departments } from '../departments.ts';
import * as css from './department-not-found.module.css';

const groups: { title: string; level: DepartmentEntry['level'] }[] = [
  { title: 'Undergraduate', level: 'undergraduate' },
  { title: 'Postgraduate', level: 'postgraduate' },
];

/** Renders 'Department Not Found' with a link home and links to all departments (R32.2, R32.15). */
export function DepartmentNotFound() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.text}>
          <h1 tabIndex={-1}>Department Not Found</h1>
          <p>
            There is no department at this address. Please check the spelling, or choose a department from the list
            below.
          </p>
          <p>
            <Button href="/" tone="light">
              Back to home
            </Button>
          </p>
        </div>
        <svg className={css.signpost} viewBox="0 0 160 200" width="160" height="200" aria-hidden="true">
          <path d="M76 30h8v162h-8z" fill="var(--sea-300)" />
          <path d="M14 44h96l22 17-22 17H14z" fill="var(--soil-500)" />
          <path d="M146 92H54L32 109l22 17h92z" fill="var(--sun-400)" />
          <path d="M30 200q50-28 100 0z" fill="var(--sea-700)" />
        </svg>
      </header>
      <nav className={css.lists} aria-label="Departments">
        {groups.map(({ title, level }) => (
          <div key={level} className={css.group}>
            <h2>{title}</h2>
            <ul className={css.list} role="list" aria-label={title}>
              {departments
                .filter((department) => department.level === level)
                .map(({ code, name }) => (
                  <li key={code}>
                    <a className={css.link} href={`/department/${code}`}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
