import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationTags, timetableTags, toNotices } from '../notices/notice.ts';
import { notifications } from './content.ts';
import NotificationsPage from './page.tsx';

beforeEach(() => history.replaceState(null, '', '/exams/notifications'));

test('there are 30 notifications, four of them placeholder samples, each with its own PDF', () => {
  expect(notifications).toHaveLength(30);
  expect(notifications.filter(({ placeholder }) => placeholder)).toHaveLength(4);
  expect(new Set(notifications.map(({ id }) => id)).size).toBe(30);
  expect(new Set(notifications.map(({ link }) => link)).size).toBe(30);
  for (const { link } of notifications) expect(link).toMatch(/^\/pdfs\/[a-z0-9-]+\.pdf$/);
});

test('the tags are those of the time tables and three more, and each is in use', () => {
  const all = [...Object.values(timetableTags).flat(), 'Advanced Supply', 'Fee', 'PC'];
  expect(new Set<string>(Object.values(notificationTags).flat())).toEqual(new Set(all));
  expect(new Set<string>(notifications.flatMap(({ tags }) => tags))).toEqual(new Set(all));
});

test('every date is a date', () => {
  expect(() => toNotices(notifications)).not.toThrow();
});

test('the page shows the newest year first and marks the samples', async () => {
  render(<NotificationsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2025', '2024', '2023']);
  await userEvent.click(screen.getByRole('tab', { name: '2023' }));
  const list = within(screen.getByRole('list', { name: 'notifications of 2023' }));
  expect(list.getAllByText('Placeholder sample')).toHaveLength(4);
});
