import { Picture } from '@viit/ui/picture';
import * as css from './department-entry.module.css';
import type { DepartmentRecord } from './departments-content.ts';

interface DepartmentEntryProps {
  record: DepartmentRecord;
  onEnlarge: () => void;
}

/** Renders one department's placements: a picture that can be enlarged, caption, packages, students placed. */
export function DepartmentEntry({ record, onEnlarge }: DepartmentEntryProps) {
  return (
    <div className={css.entry}>
      <button className={css.enlarge} type="button" onClick={onEnlarge} aria-haspopup="dialog">
        <Picture src={record.imageUrl} alt={`Enlarge the picture: ${record.imageAlt}`} width={800} height={600} />
        <svg className={css.enlargeIcon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div className={css.text}>
        <p className={css.name}>{record.name}</p>
        <p>{record.caption}</p>
        <dl className={css.figures}>
          <div>
            <dt>Highest package</dt>
            <dd>{record.highestPackage} LPA</dd>
          </div>
          <div>
            <dt>Average package</dt>
            <dd>{record.averagePackage} LPA</dd>
          </div>
          <div>
            <dt>Placed</dt>
            <dd>{record.placed}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
