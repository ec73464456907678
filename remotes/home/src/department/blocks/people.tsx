import { DataTable } from '@viit/ui/data-table';
import { Picture } from '@viit/ui/picture';
import { Portrait } from '@viit/ui/portrait';
import { Telephone } from '@viit/ui/telephone';
import type { BlockProps } from './block-props.ts';
import * as css from './blocks.module.css';

/** Renders the message of the head of the department beside the portrait. */
export function HodMessage({ department: { hodName, hodMessage, hodImage } }: BlockProps) {
  return (
    <div className={css.hod}>
      <Portrait name={hodName ?? 'Head of the department'} src={hodImage?.url} size="large" />
      <figure className={css.quote}>
        <blockquote className={css.message}>
          <p>{hodMessage}</p>
        </blockquote>
        {hodName && (
          <figcaption className={css.attribution}>
            <strong>{hodName}</strong>
            <span>Head of the department</span>
          </figcaption>
        )}
      </figure>
    </div>
  );
}

/** Renders the teachers as a table. */
export const Faculty = ({ department: { faculty = [] } }: BlockProps) => (
  <DataTable
    caption="Faculty of the department"
    columns={[
      { key: 'sno', label: 'S.No', numeric: true },
      { key: 'name', label: 'Name', rowHeader: true },
      { key: 'designation', label: 'Designation' },
    ]}
    rows={faculty}
    rowKey={({ sno = '', name }) => `${sno} ${name}`}
  />
);

/** Renders the students' clubs. */
export const Clubs = ({ department: { clubs = [] } }: BlockProps) => (
  <ul className={css.clubs} role="list">
    {clubs.map(({ clubName, description, image }) => (
      <li key={clubName} className={css.club}>
        <div className={css.clubPicture}>
          <Picture src={image?.url} alt="" width={320} height={320} />
        </div>
        <div>
          <h3 className={css.clubName}>{clubName}</h3>
          {description && <p className={css.description}>{description}</p>}
        </div>
      </li>
    ))}
  </ul>
);

/** Renders the department's mail address, phone number and location, and the way to people who help in other matters. */
export function Contact({ department: { contact } }: BlockProps) {
  if (!contact) return null;
  const { email, phone, location } = contact;
  const items = [
    ['Email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Phone', phone && <Telephone numbers={phone} />],
    ['Location', location],
  ] as const;
  return (
    <>
      <dl className={css.contact}>
        {items.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={css.help}>
        Ragging, harassment or a grievance? <a href="/contact">People to turn to, at any hour</a>
      </p>
    </>
  );
}
