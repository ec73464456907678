import { courses } from './content.ts';
import * as css from './page.module.css';

/** Renders the courses as one numbered list, each with its level. */
export function Courses() {
  return (
    <ol className={css.courses}>
      {courses.map(({ name, level }) => (
        <li className={css.course} key={name} data-level={level}>
          {name}
        </li>
      ))}
    </ol>
  );
}
