import { useCollection } from '@viit/runtime';
import { ExamPage } from '../exam-page/exam-page.tsx';
import { type Notice, timetableTags } from '../notices/notice.ts';
import { NoticeBoard } from '../notices/notice-board.tsx';
import * as css from '../notices/notice-page.module.css';
import { lede, title } from './content.ts';

/** Renders the examination time tables by year (R93). */
export default function TimeTablesPage() {
  const notices = useCollection<Notice>('/api/content/exams/timetables');
  return (
    <ExamPage current="/exams/timetables" title={title} lede={lede}>
      <div className={css.page}>
        <NoticeBoard kind="time tables" notices={notices} tags={timetableTags} />
      </div>
    </ExamPage>
  );
}
