import { Picture } from '@viit/ui/picture';
import type { EntryIn } from '../use-entries.ts';
import * as css from './department-entry.module.css';

interface DepartmentEntryProps {
  record: EntryIn<'departments'>;
  onEnlarge: () => void;
}

/** Renders one department's placements: a picture that can be enlarged, caption, packages, students placed. */
export function DepartmentEntry({ record, onEnlarge }: DepartmentEntryProps) {
  return (
    <div className={css.entry}>
      <button className={css.enlarge} type="button" onClick={onEnlarge} aria-haspopup="dialog">
        <Picture
          {...record.picture}
          alt={`Enlarge the picture: ${record.picture.alt}`}
          width={800}
          height={600}
          sizes="min(100vw, 40rem)"
        />
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
