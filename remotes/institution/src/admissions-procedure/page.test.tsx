import { render, screen, within } from '@testing-library/react';
import AdmissionsProcedurePage from './page.tsx';

test('the accordion has three entries, the first open', () => {
  render(<AdmissionsProcedurePage />);
  const entries = ['Admission Policy', 'Admission Notification', 'Admission Procedure'].map((name) =>
    screen.getByRole('heading', { level: 3, name }).closest('details'),
  );
  expect(entries.map((entry) => entry?.open)).toEqual([true, false, false]);
  expect(new Set(entries.map((entry) => entry?.getAttribute('name'))).size).toBe(1);
});

test('the procedure has its document, in a new tab', () => {
  render(<AdmissionsProcedurePage />);
  const entry = screen.getByRole('heading', { level: 3, name: 'Admission Procedure' }).closest('details');
  const link = within(entry as HTMLElement).getByRole('link', { name: /^Admission Procedure/, hidden: true });
  expect(link).toHaveAttribute('href', '/documents/admissions/admission-procedure.pdf');
  expect(link).toHaveAttribute('target', '_blank');
});

test('markup in the text is shown as bold text and line breaks', () => {
  render(<AdmissionsProcedurePage />);
  expect(screen.getByText('Category-A, 70%:').tagName).toBe('B');
  expect(screen.queryByText(/<b>|<br>/)).not.toBeInTheDocument();
});

test('seats are split 70 to 30', () => {
  render(<AdmissionsProcedurePage />);
  const items = within(screen.getByRole('list', { name: 'Categories of seats' })).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(/^70%Category-A.*counselling.*common entrance tests/);
  expect(items[1]).toHaveTextContent(/^30%Category-B.*Filled by the institute/);
});

test('five entrance tests are listed with what they lead to', () => {
  render(<AdmissionsProcedurePage />);
  const section = screen.getByRole('region', { name: 'Entrance tests' });
  const terms = within(section).getAllByRole('term');
  expect(terms.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'EAPCET: Engineering',
    'EAMCET: Honors/Minors',
    'LAWCET: Lateral entry',
    'ICET: MBA, MCA',
    'PGCET: M.Tech',
  ]);
});

test('the main picture has a description', () => {
  render(<AdmissionsProcedurePage />);
  expect(screen.getByRole('img', { name: /main gate/ })).toBeInTheDocument();
});
