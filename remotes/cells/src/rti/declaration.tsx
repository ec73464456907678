import { fee } from './content.ts';
import * as css from './page.module.css';

/** Renders the declaration beside a drawn stamp with the fee. */
export function Declaration() {
  return (
    <div className={css.declaration}>
      <p className={css.statement}>
        Any citizen may ask for information held by the institute. The application, in writing and with a postal order
        or demand draft for {fee}, goes to the Public Information Officer named below. It needs no reason; it should say
        which information is wanted, and for which period.
      </p>
      <p className={css.stamp} aria-hidden="true">
        <span>Fee</span>
        {fee}
      </p>
    </div>
  );
}
