import { fireEvent, render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import IicCellPage from './page.tsx';

const renderPage = () => render(<IicCellPage />, { wrapper: WithSeeds });
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('the anchors link to the six blocks in their order', () => {
  renderPage();
  const anchors = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(anchors.map((link) => link.textContent)).toEqual([
    'Objective',
    'Mission',
    'Journey',
    'Key Functionaries',
    'Internal Faculty',
    'External Faculty',
  ]);
  for (const link of anchors) {
    const section = document.querySelector(link.getAttribute('href') as string) as HTMLElement;
    expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent as string);
  }
});

test('the internal faculty has fourteen rows, the external five', () => {
  renderPage();
  expect(rowsOf('Internal faculty of the cell')).toHaveLength(14);
  expect(rowsOf('External faculty of the cell')).toHaveLength(5);
});

test('the tables have the required headings', () => {
  renderPage();
  const headings = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
  expect(headings('Internal faculty of the cell')).toEqual(['Name', 'Position']);
  expect(headings('External faculty of the cell')).toEqual(['Name', 'Company', 'Designation']);
});

test('the two key functionaries have photos, and the default profile where one fails to load', () => {
  renderPage();
  const section = screen.getByRole('heading', { name: 'Key Functionaries' }).closest('section') as HTMLElement;
  const photos = section.querySelectorAll('img');
  expect(photos).toHaveLength(2);
  fireEvent.error(photos[0] as HTMLImageElement);
  expect(section.querySelectorAll('img')).toHaveLength(1);
  expect(within(section).getByText('MS')).toBeInTheDocument();
});

test('the IIC Menu opens its four PDFs in a new tab', () => {
  renderPage();
  const links = within(screen.getByRole('navigation', { name: 'IIC Menu' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/documents/iic/events-2022-23.pdf', '_blank'],
    ['/documents/iic/mhrd-certificate-2020-21.pdf', '_blank'],
    ['/documents/iic/mhrd-certificate-2021-22.pdf', '_blank'],
    ['/documents/iic/letter-of-appreciation.pdf', '_blank'],
  ]);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener');
  expect(links[1]).toHaveAccessibleName('Certificates - MHRD 2020-21 PDF (opens in a new tab)');
});

test('Back links to the home page', () => {
  renderPage();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
