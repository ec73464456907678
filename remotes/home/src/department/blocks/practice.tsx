import { CheckList } from '@viit/ui/check-list';
import { FactStrip } from '@viit/ui/fact-strip';
import { Picture } from '@viit/ui/picture';
import type { BlockProps } from './block-props.ts';
import * as css from './blocks.module.css';

/** Renders the department's teaching methods, each with a picture. */
export const TeachingAndLearning = ({ department: { teachingAndLearning = [] } }: BlockProps) => (
  <ol className={css.methods} role="list">
    {teachingAndLearning.map(({ TALImages, TALDescription }) => (
      <li key={TALDescription} className={css.method}>
        <Picture src={TALImages?.url} alt="" width={640} height={480} />
        <p>{TALDescription}</p>
      </li>
    ))}
  </ol>
);

/** Renders the department's placements: figures, career support, recruiters. */
export function Placements({ department: { placementStats, recruiters = [], careerSupport = [] } }: BlockProps) {
  return (
    <div className={css.placements}>
      {placementStats && (
        <FactStrip
          facts={[
            { value: placementStats.overallPlacementPercentage, label: 'Overall placement' },
            { value: placementStats.highestPackage, label: 'Highest package' },
            { value: placementStats.averagePackage, label: 'Average package' },
          ].filter(({ value }) => value !== undefined)}
        />
      )}
      {careerSupport.length > 0 && (
        <div className={css.statements}>
          <h3>Career support</h3>
          <CheckList items={careerSupport} columns={2} />
        </div>
      )}
      {recruiters.length > 0 && (
        <div className={css.statements}>
          <h3>Recruiters</h3>
          <ul className={css.recruiters} role="list">
            {recruiters.map(({ url }) => (
              <li key={url} className={css.recruiter}>
                <Picture src={url} alt={companyName(url)} width={240} height={96} fit="contain" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The company's name from its logo's file name: the API lists logos only. */
function companyName(url: string): string {
  const file = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const name = file
    .replace(/\.[a-z]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return name ? `${name[0]?.toUpperCase()}${name.slice(1)}` : 'Recruiter';
}

/** Renders the laboratories, each with a picture. */
export const Laboratories = ({ department: { labs = [] } }: BlockProps) => (
  <ul className={css.labs} role="list">
    {labs.map(({ name, image }) => (
      <li key={name} className={css.lab}>
        <Picture src={image?.url} alt="" width={640} height={480} />
        <h3 className={css.labName}>{name}</h3>
      </li>
    ))}
  </ul>
);
