import { Callout } from '@viit/ui/callout';
import { DefinitionList } from '@viit/ui/definition-list';
import { Portrait } from '@viit/ui/portrait';
import { Telephone } from '@viit/ui/telephone';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { contact, hours, lede, title, verification } from './content.ts';
import harbourLight from './harbour-light.svg';
import * as css from './page.module.css';

/** Renders the contact details of the dean of placements, and a note on background verification (R88). */
export default function PlacementContactPage() {
  return (
    <PlacementPage current="/placements/Contact" title={title} lede={lede} motif="rays">
      <section className={css.page} aria-labelledby="dean">
        <div className={css.card}>
          <div className={css.person}>
            <Portrait name={contact.name} decorative />
            <div>
              <h2 id="dean">{contact.name}</h2>
              <p className={css.position}>{contact.position}</p>
            </div>
          </div>
          <dl className={css.contactLinks}>
            <div>
              <dt>Telephone</dt>
              <dd>
                <Telephone numbers={contact.phone} />
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </dd>
            </div>
          </dl>
          <DefinitionList
            items={hours.map(({ label, value }) => ({ title: label, text: value }))}
            className={css.hours}
          />
        </div>
        <div className={css.note}>
          <img className={css.lighthouse} src={harbourLight} alt="" width="800" height="520" loading="lazy" />
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
