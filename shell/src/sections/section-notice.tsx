import { useFirstPage } from '../state.ts';
import * as css from './section-notice.module.css';

/** While the first page's code is slow or missing. */
export function SectionNotice() {
  const { status, retry } = useFirstPage();
  const isShown = status === 'slow' || status === 'failed';
  return (
    <div className={css.notice} role="status" data-shown={isShown}>
      {isShown && (
        <>
          <p>
            {status === 'slow'
              ? 'Some features of this page are slow to load. You can continue reading in the meantime.'
              : 'Some features of this page could not be loaded, but all of its text can still be read.'}
          </p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </>
      )}
    </div>
  );
}
