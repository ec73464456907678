import { CheckList } from '@viit/ui/check-list';
import { FactStrip } from '@viit/ui/fact-strip';
import { Picture } from '@viit/ui/picture';
import type { SectionProps } from '../sections.tsx';
import * as css from './sections.module.css';

/** Renders how the department teaches, picture by picture. */
export const TeachingAndLearning = ({ department: { teachingAndLearning = [] } }: SectionProps) => (
  <ol className={css.ways} role="list">
    {teachingAndLearning.map(({ TALImages, TALDescription }) => (
      <li key={TALDescription} className={css.way}>
        <Picture src={TALImages.url} alt="" width={640} height={480} />
        <p>{TALDescription}</p>
      </li>
    ))}
  </ol>
);

/** Renders the department's placements: figures, recruiters, and what prepares for them. */
export function Placements({ department: { placementStats, recruiters = [], careerSupport = [] } }: SectionProps) {
  return (
    <div className={css.placements}>
      {placementStats && (
        <FactStrip
          facts={[
            { value: placementStats.overallPlacementPercentage, label: 'Overall placement' },
            { value: placementStats.highestPackage, label: 'Highest package' },
            { value: placementStats.averagePackage, label: 'Average package' },
          ]}
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
                <Picture src={url} alt={companyOf(url)} width={240} height={96} fit="contain" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A recruiter comes as a picture alone: its file's name is all that is known of the company's. */
function companyOf(url: string): string {
  const file = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const words = file
    .replace(/\.[a-z]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}` : 'Recruiter';
}

/** Renders the laboratories. */
export const Laboratories = ({ department: { labs = [] } }: SectionProps) => (
  <ul className={css.labs} role="list">
    {labs.map(({ name, image }) => (
      <li key={name} className={css.lab}>
        <Picture src={image.url} alt="" width={640} height={480} />
        <h3 className={css.labName}>{name}</h3>
      </li>
    ))}
  </ul>
);
