import { useCollection } from '@viit/runtime';
import { ExamPage } from '../exam-page/exam-page.tsx';
import { type Notice, notificationTags } from '../notices/notice.ts';
import { NoticeBoard } from '../notices/notice-board.tsx';
import * as css from '../notices/notice-page.module.css';
import { lede, title } from './content.ts';

/** Renders the examination notifications by year (R93). */
export default function NotificationsPage() {
  const notices = useCollection<Notice>('/api/content/exams/notifications');
  return (
    <ExamPage current="/exams/notifications" title={title} lede={lede}>
      <div className={css.page}>
        <NoticeBoard kind="notifications" notices={notices} tags={notificationTags} />
      </div>
    </ExamPage>
  );
}
