import { hours } from './content.ts';
import * as css from './page.module.css';

/** Renders the working hours as text and on the scale of a day. */
export function WorkingHours() {
  return (
    <div>
      <h3 className={css.subTitle}>Working hours</h3>
      <p className={css.hours}>
        {hours.from} to {hours.to}
      </p>
      <div className={css.day} aria-hidden="true">
        {['6 am', '9 am', 'Noon', '3 pm', '6 pm'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
