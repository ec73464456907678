import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithSeeds } from '../testing/with-seeds.tsx';
import EdCellPage from './page.tsx';

const renderPage = () => render(<EdCellPage />, { wrapper: WithSeeds });

test('Back to Home goes one step back in history', async () => {
  history.replaceState({ fromHere: true }, '');
  history.pushState({ fromHere: true }, '');
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  renderPage();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('the side anchors link to about, committee and objectives', () => {
  renderPage();
  const anchors = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(anchors.map((link) => link.textContent)).toEqual(['About ED Cell', 'Committee Members', 'Objectives']);
  for (const link of anchors) expect(document.querySelector(link.getAttribute('href') as string)).toBeInTheDocument();
});

test('the committee has fifteen rows under its four headings', () => {
  renderPage();
  const table = screen.getByRole('table', { name: 'Committee of the ED Cell' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['S. No.', 'Name', 'Designation', 'Position']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(15);
  rows.forEach((row, index) => {
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(String(index + 1));
  });
});

test('there are four groups of objectives', () => {
  renderPage();
  const objectives = screen.getByRole('heading', { name: 'Objectives' }).closest('section') as HTMLElement;
  expect(within(objectives).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(within(objectives).getAllByRole('list')).toHaveLength(4);
});
