import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeBrowser, setVisibleShare } from '@viit/ui/testing/browser';
import { expectConsoleErrors, renderWithLists, serveLists, waitForResponses } from '../../testing/content-api.tsx';
import { Announcements } from './announcements.tsx';

fakeBrowser();

const address = '/api/announcement/list';
const announcements = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `2026-11-0${index + 1}`,
    title: `Notice ${index + 1}`,
    path: `/n${index + 1}`,
  }));

test('an announcement has its date, its title and a link that opens in a new tab', async () => {
  await renderWithLists({ [address]: announcements(1) }, <Announcements />);
  const item = screen.getByRole('listitem');
  expect(within(item).getByText('1 Nov 2026')).toBeInTheDocument();
  const link = within(item).getByRole('link', { name: 'Notice 1 (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/n1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('five announcements do not move', async () => {
  const { container } = await renderWithLists({ [address]: announcements(5) }, <Announcements />);
  expect(container.querySelector('[data-loops="true"]')).toBeNull();
  expect(container.querySelectorAll('li')).toHaveLength(5);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('six announcements scroll in a loop whose second copy is hidden from screen readers and the keyboard', async () => {
  const { container } = await renderWithLists({ [address]: announcements(6) }, <Announcements />);
  expect(container.querySelector('[data-loops="true"]')).not.toBeNull();
  expect(container.querySelectorAll('li')).toHaveLength(12);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(container.querySelector('[aria-hidden="true"]:has(li)')).toHaveAttribute('inert');
  setVisibleShare(container, 0);
  expect(container.querySelector('[data-loops]')).toHaveAttribute('data-offscreen');
});

test('the loop can be paused and played', async () => {
  const { container } = await renderWithLists({ [address]: announcements(6) }, <Announcements />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
  expect(container.querySelector('[data-paused="true"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
  expect(container.querySelector('[data-paused="false"]')).not.toBeNull();
});

test('an empty list shows a message', async () => {
  await renderWithLists({ [address]: [] }, <Announcements />);
  expect(screen.getByText('No announcements')).toBeInTheDocument();
});

test('a failed fetch is logged, and the same message shows', async () => {
  const log = expectConsoleErrors();
  serveLists({});
  render(<Announcements />);
  await waitForResponses();
  expect(log).toHaveBeenCalledWith('Error fetching announcement data:', expect.any(TypeError));
  expect(screen.getByText('No announcements')).toBeInTheDocument();
});

test('View More and Download Brochure are disabled links', async () => {
  await renderWithLists({ [address]: [] }, <Announcements />);
  for (const name of ['View More', 'Download Brochure']) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  }
});
