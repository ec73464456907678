import type { Department } from '@viit/contract';
import { Picture } from '@viit/ui/picture';
import { departments } from '../departments.ts';
import * as css from './page.module.css';
import { visibleSections } from './sections.tsx';
import { Sidebar } from './sidebar.tsx';

/** Renders a department that was found: banner, sidebar, and the sections for which there is data. */
export function Found({ department, code }: { department: Department; code: string | undefined }) {
  const sections = visibleSections(department);
  const level = departments.find((entry) => entry.code === code)?.level;
  return (
    <div className={css.page}>
      <header className={css.banner}>
        <div className={css.view}>
          <Picture src={department.heroImage.url} alt="" width={1600} height={700} eager />
        </div>
        <div className={css.title}>
          <a className={css.home} href="/" aria-label="VIIT, home">
            VIIT
          </a>
          {level && (
            <p className={css.level}>
              {level === 'undergraduate' ? 'Undergraduate department' : 'Postgraduate programme'}
            </p>
          )}
          <h1 tabIndex={-1}>{department.name}</h1>
        </div>
      </header>
      <div className={css.columns}>
        <Sidebar sections={sections} />
        <div className={css.content}>
          {sections.map(({ id, title, Body }) => (
            <section key={id} className={css.section} id={id} aria-labelledby={`${id}-title`}>
              <h2 className={css.heading} id={`${id}-title`} tabIndex={-1}>
                {title}
              </h2>
              <Body department={department} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
