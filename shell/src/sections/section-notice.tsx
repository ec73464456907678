import { useFirstPage } from './first-page-store.ts';
import * as css from './section-notice.module.css';

/** Renders a notice with Retry while the first page's code is slow or has failed to load; empty otherwise. */
export function SectionNotice() {
  const { status, retry } = useFirstPage();
  const isShown = status === 'slow' || status === 'failed';
  return (
    <div className={css.notice} role="status" data-shown={isShown}>
      {isShown && (
        <>
          <p>
            {status === 'slow'
              ? 'The interactive parts of this page are slow to load. You can read on meanwhile.'
              : 'The interactive parts of this page could not be loaded. Everything can still be read.'}
          </p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </>
      )}
    </div>
  );
}
