import { Marquee } from '@viit/ui/marquee';
import { recruiters } from './content.ts';
import * as css from './placements.module.css';
import logos from './recruiters.svg';

/** Renders the 27 recruiters in an endless strip with a cycle of 20 s (R28.6). */
export function Recruiters() {
  return (
    <div className={css.recruiters}>
      <h3 className={css.heading}>Top Recruiters</h3>
      <Marquee label="Recruiters" seconds={20}>
        <ul className={css.strip} role="list">
          {recruiters.map(({ name, logo }) => (
            <li key={name} className={css.recruiter}>
              <img className={css.logo} src={`${logos}#${logo}`} alt="" width={48} height={48} loading="lazy" />
              {name}
            </li>
          ))}
        </ul>
      </Marquee>
    </div>
  );
}
