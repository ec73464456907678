import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { members, questions } from './content.ts';
import AdministrationPage from './page.tsx';

/** As the specification lists them (R44.2). */
const designations = [
  'Chief Executive Officer',
  'Rector',
  'Principal',
  'Dean, Administration',
  'Dean, IQAC',
  'Dean, Academics',
  'Dean, Evaluation',
  'Dean, Admissions',
  'Dean, Placement & Training',
  'Dean, Faculty Affairs',
  'Dean, Research & Development',
  'Dean, International Student Affairs',
  'Dean, Industry Relations',
  'Dean, Student Affairs',
  'Associate Dean, Infrastructure',
];

const rows = () =>
  within(screen.getByRole('table', { name: 'Administration team' }))
    .getAllByRole('row')
    .slice(1);

test('the page is headed Administration Team and leads back home', () => {
  render(<AdministrationPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Administration Team');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the table has the columns S.No, Name, Designation and Contact No.', () => {
  render(<AdministrationPage />);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'S.No',
    'Name',
    'Designation',
    'Contact No.',
  ]);
});

test('fifteen rows hold the designations in their order, numbered from 1', () => {
  render(<AdministrationPage />);
  expect(members.map((member) => member.designation)).toEqual(designations);
  expect(rows()).toHaveLength(15);
  rows().forEach((row, index) => {
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(String(index + 1));
    expect(within(row).getByRole('cell', { name: designations[index] ?? '' })).toBeInTheDocument();
  });
});

test('rows come in one after another, 0.05 s apart', () => {
  render(<AdministrationPage />);
  const delays = rows().map((row) => Number.parseFloat(row.style.getPropertyValue('--delay')));
  delays.forEach((delay, index) => {
    expect(delay).toBeCloseTo(index * 0.05);
  });
});

test('telephone numbers are dialled, an extension is plain text', () => {
  render(<AdministrationPage />);
  const [, , principal, , , academics, , , , , , international] = rows();
  const numbers = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(numbers(principal)).toEqual(['tel:+911800200103', 'tel:+911800200104']);
  expect(numbers(academics)).toEqual(['tel:+911800200107']);
  expect(academics).toHaveTextContent('2107');
  expect(numbers(international)).toEqual(['tel:+189120011400']);
  expect(within(rows()[14] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

test('sample numbers begin with 1 or are extensions', () => {
  const parts = members.flatMap((member) => member.contact.split('/').map((part) => part.trim()));
  for (const part of parts) expect(part).toMatch(/^(1\d{9,}|\d{4})$/);
});

test('the table can be narrowed by name or office', async () => {
  render(<AdministrationPage />);
  await userEvent.type(screen.getByRole('searchbox'), 'placement');
  expect(rows().filter((row) => !row.hidden)).toHaveLength(1);
});

test('the three heads lead to their messages, and all deans stand below them', () => {
  render(<AdministrationPage />);
  const heads = within(screen.getByRole('list', { name: 'Heads of the institute' })).getAllByRole('link');
  expect(heads.map((link) => link.getAttribute('href'))).toEqual(['/ceo', '/rector', '/principal']);
  expect(within(screen.getByRole('list', { name: 'Deans' })).getAllByRole('listitem')).toHaveLength(12);
});

test('every office that is named for a question is in the table', () => {
  for (const { office } of questions) expect(designations).toContain(office);
});
