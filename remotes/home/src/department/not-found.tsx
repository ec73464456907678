import { Button } from '@viit/ui/button';
import { type DepartmentEntry, departments } from '../departments.ts';
import * as css from './not-found.module.css';

const levels: { title: string; of: DepartmentEntry['level'] }[] = [
  { title: 'Undergraduate', of: 'undergraduate' },
  { title: 'Postgraduate', of: 'postgraduate' },
];

/** Renders 'Department Not Found' with the ways on: home, and every department there is (spec 1, section 8). */
export function NotFound() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1 tabIndex={-1}>Department Not Found</h1>
          <p>
            No department has this address. It may have been typed with a letter too few; all of them are listed below.
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
        {levels.map(({ title, of }) => (
          <section key={of} className={css.level} aria-label={title}>
            <h2>{title}</h2>
            <ul className={css.list} role="list">
              {departments
                .filter(({ level }) => level === of)
                .map(({ code, name }) => (
                  <li key={code}>
                    <a className={css.link} href={`/department/${code}`}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
