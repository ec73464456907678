import { fireEvent, render, screen, within } from '@testing-library/react';
import { expectFailures, renderWith, serve, settle, testBrowser } from '../motion/test-browser.tsx';
import { Announcements } from './announcements.tsx';

testBrowser();

const address = '/api/announcement/list';
const notices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: `2026-11-0${at + 1}`,
    title: `Notice ${at + 1}`,
    path: `/n${at + 1}`,
  }));

test('An announcement has its date, its title and a link that opens in a new tab', async () => {
  await renderWith({ [address]: notices(1) }, <Announcements />);
  const item = screen.getByRole('listitem');
  expect(within(item).getByText('1 Nov 2026')).toBeInTheDocument();
  const link = within(item).getByRole('link', { name: 'Notice 1 (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/n1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('Five stand still', async () => {
  const { container } = await renderWith({ [address]: notices(5) }, <Announcements />);
  expect(container.querySelector('[data-loops="true"]')).toBeNull();
  expect(container.querySelectorAll('li')).toHaveLength(5);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Six run in a loop whose second copy is hidden from readers', async () => {
  const { container } = await renderWith({ [address]: notices(6) }, <Announcements />);
  expect(container.querySelector('[data-loops="true"]')).not.toBeNull();
  expect(container.querySelectorAll('li')).toHaveLength(12);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test('The loop has a pause control', async () => {
  const { container } = await renderWith({ [address]: notices(6) }, <Announcements />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
  expect(container.querySelector('[data-paused="true"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
  expect(container.querySelector('[data-paused="false"]')).not.toBeNull();
});

test('Without announcements the board says so', async () => {
  await renderWith({ [address]: [] }, <Announcements />);
  expect(screen.getByText('No announcements')).toBeInTheDocument();
});

test('A failed fetch is logged, and the board says that there are none', async () => {
  const log = expectFailures();
  serve({});
  render(<Announcements />);
  await settle();
  expect(log).toHaveBeenCalledWith('Error fetching announcement data:', expect.any(TypeError));
  expect(screen.getByText('No announcements')).toBeInTheDocument();
});

test('View More and Download Brochure lead nowhere', async () => {
  await renderWith({ [address]: [] }, <Announcements />);
  for (const name of ['View More', 'Download Brochure']) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  }
});
