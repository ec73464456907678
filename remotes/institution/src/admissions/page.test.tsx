import { render, screen, within } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import { WithSeeds } from '../testing/with-seeds.tsx';
import FeesPage from './page.tsx';
import { rupees } from './rupees.ts';
import { fees } from './seed-content.ts';

test('each programme has its seats and its fee for both categories', () => {
  render(<FeesPage />, { wrapper: WithSeeds });
  const table = screen.getByRole('table', { name: 'Undergraduate programmes: 1740 seats' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(11);
  const row = within(table)
    .getByRole('rowheader', { name: 'Computer Science & Engineering' })
    .closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['4', '300', '₹70,000', '₹1,40,000']);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/department/cse');
  expect(screen.getByText(/figures are samples/)).toBeVisible();
});

test('the refund rules are a document', () => {
  render(<FeesPage />, { wrapper: WithSeeds });
  const refund = screen.getByRole('region', { name: 'Refund of fees' });
  expect(within(refund).getByRole('link')).toHaveAttribute('href', '/documents/admissions/fee-refund-rules.pdf');
});

test('the newest academic year is shown, earlier ones are folded', () => {
  const { department, sample, ...civil } = { department: '', sample: false, ...fees[0] };
  const lists = {
    '/api/content/institution/fees': [
      civil,
      ...['2024-25', '2025-26'].map((academicYear) => ({ ...civil, id: academicYear, academicYear })),
    ],
  };
  render(
    <ContentProvider lists={lists}>
      <FeesPage />
    </ContentProvider>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Academic year 2026-27' })).toBeVisible();
  const folded = screen.getAllByRole('group');
  expect(folded.map((year) => [year.querySelector('summary')?.textContent, year.hasAttribute('open')])).toEqual([
    ['Academic year 2025-26', false],
    ['Academic year 2024-25', false],
  ]);
  expect(screen.getAllByRole('rowheader').filter((cell) => cell.querySelector('a'))).toEqual([]);
  expect(screen.queryByText(/figures are samples/)).not.toBeInTheDocument();
});

test('amounts are grouped as in India', () => {
  expect([0, 950, 57_000, 140_000, 12_345_678].map(rupees)).toEqual([
    '₹0',
    '₹950',
    '₹57,000',
    '₹1,40,000',
    '₹1,23,45,678',
  ]);
});
