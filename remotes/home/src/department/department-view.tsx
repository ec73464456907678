import { BlockBoundary } from '@viit/ui/block-boundary';
import { Picture } from '@viit/ui/picture';
import { departments } from '../departments.ts';
import type { Department } from '../lists/items.ts';
import { blocksWithData } from './blocks.ts';
import * as css from './page.module.css';
import { Sidebar } from './sidebar.tsx';

/** Renders the banner, the sidebar and the blocks of a department (R32.4–R32.6). */
export function DepartmentView({ department, code }: { department: Department; code: string | undefined }) {
  const blocks = blocksWithData(department);
  const entry = departments.find((one) => one.code === code);
  const level = entry?.level;
  return (
    <div className={css.page}>
      <header className={css.banner}>
        <div className={css.picture}>
          <Picture src={department.heroImage?.url} alt="" width={1600} height={700} eager />
        </div>
        <div className={css.title}>
          <nav className={css.home} aria-label="Institute">
            <a href="/" aria-label="VIIT, home">
              VIIT
            </a>
          </nav>
          {level && (
            <p className={css.level}>
              {level === 'undergraduate' ? 'Undergraduate department' : 'Postgraduate programme'}
            </p>
          )}
          <h1 tabIndex={-1}>{department.name ?? entry?.name ?? 'Department'}</h1>
        </div>
      </header>
      <div className={css.columns}>
        <Sidebar blocks={blocks} />
        <div className={css.content}>
          {blocks.map(({ id, title, Body }) => (
            <section key={id} className={css.block} id={id} aria-labelledby={`${id}-title`}>
              <h2 className={css.heading} id={`${id}-title`} tabIndex={-1}>
                {title}
              </h2>
              <BlockBoundary name={title}>
                <Body department={department} />
              </BlockBoundary>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
