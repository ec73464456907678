import { render, screen, within } from '@testing-library/react';
import ScreenReaderAccessPage from './page.tsx';

const renderPage = () => render(<ScreenReaderAccessPage />);
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('five screen readers have their website and are free or commercial', () => {
  renderPage();
  const rows = rowsOf('Five screen readers and their websites');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'NVDA',
    'JAWS',
    'Narrator (Windows)',
    'VoiceOver',
    'TalkBack',
  ]);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Free',
    'Commercial',
    'Free',
    'Free',
    'Free',
  ]);
  expect(screen.getByText('Commercial')).toHaveAttribute('data-tone', 'neutral');
  expect(screen.getAllByText('Free')[0]).toHaveAttribute('data-tone', 'green');
  for (const row of rows) {
    const website = within(row).getByRole('link');
    expect(website.getAttribute('href')).toMatch(/^https:\/\//);
    expect(website).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByRole('link', { name: 'nvaccess.org (opens in a new tab)' })).toBeVisible();
});

test('the four supports have facility and details', () => {
  renderPage();
  expect(
    rowsOf('Facilities for persons with disabilities').map((row) => within(row).getByRole('rowheader').textContent),
  ).toEqual(['Scribe', 'Human assistance', 'Reader', 'Help desk']);
  const mail = screen.getByRole('link', { name: /@/ });
  expect(mail).toHaveAttribute('href', `mailto:${mail.textContent}`);
});

test('the geotagged photos are a PDF in a new tab', () => {
  renderPage();
  const photos = screen.getByRole('link', { name: /Geotagged photos of facilities PDF/ });
  expect(photos).toHaveAttribute('href', '/documents/accessibility/geotagged-photos.pdf');
  expect(photos).toHaveAttribute('target', '_blank');
});
