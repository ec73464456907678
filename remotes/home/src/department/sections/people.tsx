import { DataTable } from '@viit/ui/data-table';
import { Picture } from '@viit/ui/picture';
import { Portrait } from '@viit/ui/portrait';
import type { SectionProps } from '../sections.tsx';
import * as css from './sections.module.css';

/** Renders the head of department's words beside the portrait. */
export function HodMessage({ department: { hodName, hodMessage, hodImage } }: SectionProps) {
  return (
    <div className={css.hod}>
      <Portrait name={hodName ?? 'Head of the department'} src={hodImage?.url} size="large" />
      <figure className={css.said}>
        <blockquote className={css.message}>
          <p>{hodMessage}</p>
        </blockquote>
        {hodName && (
          <figcaption className={css.by}>
            <strong>{hodName}</strong>
            <span>Head of the department</span>
          </figcaption>
        )}
      </figure>
    </div>
  );
}

/** Renders the teachers as a table. */
export const Faculty = ({ department: { faculty = [] } }: SectionProps) => (
  <DataTable
    caption="Faculty of the department"
    columns={[
      { key: 'sno', label: 'S.No', numeric: true },
      { key: 'name', label: 'Name', rowHeader: true },
      { key: 'designation', label: 'Designation' },
    ]}
    rows={faculty}
    rowKey={({ sno, name }) => `${sno} ${name}`}
  />
);

/** Renders the students' clubs. */
export const Clubs = ({ department: { clubs = [] } }: SectionProps) => (
  <ul className={css.clubs} role="list">
    {clubs.map(({ clubName, description, image }) => (
      <li key={clubName} className={css.club}>
        <div className={css.clubPicture}>
          <Picture src={image.url} alt="" width={320} height={320} />
        </div>
        <div>
          <h3 className={css.clubName}>{clubName}</h3>
          <p className={css.soft}>{description}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** Renders how the department is reached. */
export function Contact({ department: { contact } }: SectionProps) {
  if (!contact) return null;
  const { email, phone, location } = contact;
  return (
    <dl className={css.contact}>
      <div>
        <dt>Mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>Place</dt>
        <dd>{location}</dd>
      </div>
    </dl>
  );
}
