import { PageSection } from '@viit/ui/page-section';
import { Picture } from '@viit/ui/picture';
import { useState } from 'react';
import * as css from './campus.module.css';
import map from './campus-map.svg';
import { campusPoints } from './content.ts';

/** Renders the campus map with its twelve pins and the chosen point beside it (R29). */
export function Campus() {
  const [chosen, setChosen] = useState(campusPoints[0]?.id);
  return (
    <PageSection
      id="campus"
      title="Explore Campus"
      lede="Select a pin on the map to see any of the twelve places on our 16.4-acre campus."
    >
      <div className={css.layout}>
        <div className={css.map}>
          <img
            className={css.image}
            src={map}
            alt="Map of the campus: the hill to the west, the road to the south, the beach to the east"
            width={2000}
            height={1049}
            loading="lazy"
          />
          <fieldset className={css.pins} aria-label="Places on the map">
            {campusPoints.map(({ id, name, x, y }) => (
              <button
                key={id}
                className={css.pin}
                type="button"
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                aria-label={name}
                aria-pressed={id === chosen}
                onClick={() => setChosen(id)}
              >
                <svg className={css.marker} viewBox="0 0 28 36" width="28" height="36" aria-hidden="true">
                  <path d="M14 1a13 13 0 0 1 13 13c0 8-7 14-13 21C8 28 1 22 1 14A13 13 0 0 1 14 1Z" />
                  <circle cx="14" cy="14" r="5" />
                </svg>
                <span className={css.label} aria-hidden="true">
                  {name}
                </span>
              </button>
            ))}
          </fieldset>
        </div>
        <div className={css.points} aria-live="polite">
          {campusPoints.map(({ id, name, description, imageUrl }, index) => (
            <article key={id} className={css.point} aria-label={name} data-chosen={id === chosen}>
              <Picture src={imageUrl} alt="" width={800} height={600} />
              <div className={css.text}>
                <p className={css.count} aria-hidden="true">
                  {index + 1} / {campusPoints.length}
                </p>
                <h3>{name}</h3>
                <p className={css.description}>{description}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </PageSection>
  );
}
