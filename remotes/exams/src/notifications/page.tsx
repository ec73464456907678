import { ExamPage } from '../exam-page/exam-page.tsx';
import { notificationTags, toNotices } from '../notices/notice.ts';
import { NoticeBoard } from '../notices/notice-board.tsx';
import * as css from '../notices/notice-page.module.css';
import { lede, notifications, title } from './content.ts';

const notices = toNotices(notifications);

/** Renders the examination notifications by year (R93). */
export default function NotificationsPage() {
  return (
    <ExamPage current="/exams/notifications" title={title} lede={lede}>
      <div className={css.page}>
        <NoticeBoard kind="notifications" notices={notices} tags={notificationTags} />
      </div>
    </ExamPage>
  );
}
