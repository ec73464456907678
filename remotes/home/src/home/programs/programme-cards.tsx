import type { Programme } from './content.ts';
import * as css from './programme-cards.module.css';
import pictures from './programmes.svg';

/** Renders programmes as cards that grow under the pointer; as rows on narrow screens. */
export const ProgrammeCards = ({ programmes }: { programmes: readonly Programme[] }) => (
  <ul className={css.cards} role="list">
    {programmes.map((programme) => (
      <ProgrammeCard key={programme.name} programme={programme} />
    ))}
  </ul>
);

/** Renders one programme: a link to its department, or, without a page id, a card that opens to say what it leads to. */
function ProgrammeCard({ programme }: { programme: Programme }) {
  const { name, short, pageId } = programme;
  if (!pageId) {
    return (
      <li className={css.card}>
        <details className={css.details}>
          <summary className={css.summary}>
            <Letters short={short} />
            <h4 className={css.name}>{name}</h4>
          </summary>
          <More programme={programme} />
        </details>
      </li>
    );
  }
  return (
    <li className={css.card}>
      <Letters short={short} />
      <img
        className={css.picture}
        src={`${pictures}#${programme.picture}`}
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
      <More programme={programme} />
    </li>
  );
}

const Letters = ({ short }: { short: string }) => (
  <p className={css.short} aria-hidden="true" data-long={short.length > 4}>
    {short}
  </p>
);

const More = ({ programme }: { programme: Programme }) => (
  <div className={css.more}>
    <p>{programme.desc}</p>
    <p className={css.career}>Leads to: {programme.career.join(', ')}</p>
  </div>
);
