import { fee } from './content.ts';
import * as css from './page.module.css';

/** Renders the declaration beside a drawn stamp with the fee. */
export function Declaration() {
  return (
    <div className={css.declaration}>
      <p className={css.statement}>
        Any citizen may request information held by the institute. Applications in writing, with a postal order or
        demand draft for {fee}, should be sent to the Public Information Officer named below. Please mention the
        information required and the period to which it relates. No reason need be given.
      </p>
      <p className={css.stamp} aria-hidden="true">
        <span>Fee</span>
        {fee}
      </p>
    </div>
  );
}
