import { Marquee } from '@viit/ui/marquee';
import { recruiters } from './content.ts';
import * as css from './placements.module.css';
import marks from './recruiters.svg';

/** Renders the 27 companies in an endless strip of 20 s (spec 1, section 9). */
export function Recruiters() {
  return (
    <div className={css.recruiters}>
      <h3 className={css.heading}>Top Recruiters</h3>
      <Marquee label="recruiters" seconds={20}>
        <ul className={css.strip} role="list">
          {recruiters.map(({ name, mark }) => (
            <li key={name} className={css.recruiter}>
              <img className={css.mark} src={`${marks}#${mark}`} alt="" width={48} height={48} loading="lazy" />
              {name}
            </li>
          ))}
        </ul>
      </Marquee>
    </div>
  );
}
