import type { Programme } from './content.ts';
import * as css from './programme-cards.module.css';
import drawings from './programmes.svg';

/** Renders programmes as cards that grow under the pointer, on narrow screens as rows (R26.2, R26.3). */
export const ProgrammeCards = ({ programmes }: { programmes: readonly Programme[] }) => (
  <ul className={css.cards} role="list">
    {programmes.map((programme) => (
      <ProgrammeCard key={programme.name} programme={programme} />
    ))}
  </ul>
);

/** Renders one programme: a link to its department, or without a page a card that opens to show description and careers. */
function ProgrammeCard({ programme }: { programme: Programme }) {
  const { name, short, pageId } = programme;
  if (!pageId) {
    return (
      <li className={css.card}>
        <details className={css.details}>
          <summary className={css.summary}>
            <Abbreviation short={short} />
            <h4 className={css.name}>{name}</h4>
          </summary>
          <Description programme={programme} />
        </details>
      </li>
    );
  }
  return (
    <li className={css.card}>
      <Abbreviation short={short} />
      <img
        className={css.drawing}
        src={`${drawings}#${programme.drawing}`}
        alt=""
        width={96}
        height={96}
        loading="lazy"
      />
      <h4 className={css.name}>
        <a className={css.link} href={`/department/${pageId}`}>
          {name}
        </a>
      </h4>
      <Description programme={programme} />
    </li>
  );
}

const Abbreviation = ({ short }: { short: string }) => (
  <p className={css.abbreviation} aria-hidden="true" data-long={short.length > 4}>
    {short}
  </p>
);

const Description = ({ programme }: { programme: Programme }) => (
  <div className={css.description}>
    <p>{programme.desc}</p>
    <p className={css.career}>Leads to: {programme.career.join(', ')}</p>
  </div>
);
