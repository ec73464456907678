import { ExamPage } from '../exam-page/exam-page.tsx';
import { timetableTags, toNotices } from '../notices/notice.ts';
import { NoticeBoard } from '../notices/notice-board.tsx';
import * as css from '../notices/notice-page.module.css';
import { lede, timetables, title } from './content.ts';

const notices = toNotices(timetables);

/** Renders the examination time tables by year (R93). */
export default function TimeTablesPage() {
  return (
    <ExamPage current="/exams/timetables" title={title} lede={lede}>
      <div className={css.page}>
        <NoticeBoard kind="time tables" notices={notices} tags={timetableTags} />
      </div>
    </ExamPage>
  );
}
