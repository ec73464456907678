import { Callout } from '@viit/ui/callout';
import { Portrait } from '@viit/ui/portrait';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { contact, hours, lede, verification } from './content.ts';
import harbourLight from './harbour-light.svg';
import * as css from './page.module.css';

/** Renders how to reach the dean of placements (R88), as a letter under the harbour light. */
export default function PlacementContact() {
  return (
    <PlacementPage current="/placements/Contact" title="Contact" lede={lede} motif="rays">
      <section className={css.page} aria-labelledby="dean">
        <div className={css.card}>
          <div className={css.who}>
            <Portrait name={contact.name} decorative />
            <div>
              <h2 id="dean">{contact.name}</h2>
              <p className={css.position}>{contact.position}</p>
            </div>
          </div>
          <dl className={css.ways}>
            <div>
              <dt>Telephone</dt>
              <dd>
                <a href={`tel:${contact.phone}`}>{contact.phone}</a>
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </dd>
            </div>
          </dl>
          <dl className={css.hours}>
            {hours.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={css.note}>
          <img className={css.light} src={harbourLight} alt="" width="800" height="520" loading="lazy" />
          <Callout title={verification.title} tone="notice">
            <p>{verification.text}</p>
            <p>
              <a href={`mailto:${verification.email}?subject=Background%20verification`}>{verification.email}</a>
            </p>
          </Callout>
        </div>
      </section>
    </PlacementPage>
  );
}
