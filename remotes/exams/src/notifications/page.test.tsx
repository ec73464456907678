import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentProvider } from '@viit/runtime';
import collections from '../collections.ts';
import NotificationsPage from './page.tsx';

const page = (
  <ContentProvider lists={{ '/api/content/exams/notifications': collections.notifications.seed }}>
    <NotificationsPage />
  </ContentProvider>
);

beforeEach(() => history.replaceState(null, '', '/exams/notifications'));

const links = () => screen.getAllByRole('link', { name: /opens in a new tab/, hidden: true });
const tags = [
  'B.Tech',
  'M.Tech',
  'MBA',
  'Regular',
  'Supplementary',
  'Supply',
  'Adv. Supply',
  'Mid-Exam',
  'Advanced Supply',
];
const subjects = ['VR17', 'VR19', 'VR20', 'VR22', 'VR23', 'Fee', 'PC'];

test('there are 30 notifications, each with a different PDF', () => {
  render(page);
  const addresses = links().map((link) => link.getAttribute('href'));
  expect(addresses).toHaveLength(30);
  expect(new Set(addresses).size).toBe(30);
  for (const address of addresses) expect(address).toMatch(/^\/pdfs\/[a-z0-9-]+\.pdf$/);
});

test('the filter offers the tags of the time tables and three more', () => {
  render(page);
  const filter = within(screen.getByRole('search', { name: 'Filter the notifications' }));
  const offered = filter.getAllByRole('button', { pressed: false }).map((button) => button.textContent);
  expect(offered).toEqual([...tags, ...subjects]);
});

test.each([...tags, ...subjects])('at least one notification has the tag %s', async (tag) => {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: tag }));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^[1-9]\d* of 30 notifications match/);
});

test('the page shows the newest year first and marks the four placeholder samples', async () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2025', '2024', '2023']);
  await userEvent.click(screen.getByRole('tab', { name: '2023' }));
  const list = within(screen.getByRole('list', { name: 'notifications of 2023' }));
  expect(list.getAllByText('Placeholder sample')).toHaveLength(4);
});
