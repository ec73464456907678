import { fireEvent, render, screen, within } from '@testing-library/react';
import { seeds, WithSeeds } from '../testing/with-seeds.tsx';
import MediaCellPage from './page.tsx';

const renderPage = () => render(<MediaCellPage />, { wrapper: WithSeeds });

test('the anchors link to the five blocks in their order', () => {
  renderPage();
  const anchors = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(anchors.map((link) => link.textContent)).toEqual([
    'About',
    'Objectives',
    'Roles and Responsibilities',
    'Committee Members',
    'Key Functionaries',
  ]);
  for (const link of anchors) {
    const section = document.querySelector(link.getAttribute('href') as string) as HTMLElement;
    expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent as string);
  }
});

test('the page states that the cell was formed in 2018-2019', () => {
  renderPage();
  expect(screen.getByText('Since 2018-2019')).toBeInTheDocument();
  expect(screen.getByText(/formed in the academic year 2018-2019/)).toBeInTheDocument();
});

test('the committee has twelve members under its three headings', () => {
  renderPage();
  const table = screen.getByRole('table', { name: 'Members of the Media Cell' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['S.No', 'Member', 'Department']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(12);
  expect(within(rows[11] as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent('12');
});

test('the two functionaries have portraits, and the default profile where one fails to load', () => {
  renderPage();
  const section = screen.getByRole('heading', { name: 'Key Functionaries' }).closest('section') as HTMLElement;
  const photos = section.querySelectorAll('img');
  expect(photos).toHaveLength(2);
  const [first] = seeds['/api/content/cells/media-functionaries'] as unknown as {
    name: string;
    title: string;
    role: string;
  }[];
  const card = within(section).getByText(first?.name ?? '').parentElement;
  expect(card).toHaveTextContent(`${first?.name}${first?.title}${first?.role}`);
  fireEvent.error(photos[1] as HTMLImageElement);
  expect(section.querySelectorAll('img')).toHaveLength(1);
  expect(within(section).getByText('SM')).toBeInTheDocument();
});
