import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithSeeds } from '../testing/with-seeds.tsx';
import AdministrationPage from './page.tsx';

/** The required designations, in their order (R44.2). */
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

test('the page is headed Administration Team and links back to the home page', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Administration Team');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the table has the columns S.No, Name, Designation and Contact No.', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'S.No',
    'Name',
    'Designation',
    'Contact No.',
  ]);
});

test('fifteen rows have the required designations in their order, numbered from 1', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  expect(rows()).toHaveLength(15);
  rows().forEach((row, index) => {
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(String(index + 1));
    expect(within(row).getByRole('cell', { name: designations[index] ?? '' })).toBeInTheDocument();
  });
});

test('rows fade in one after another, 0.05 s apart', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  const delays = rows().map((row) => Number.parseFloat(row.style.getPropertyValue('--delay')));
  delays.forEach((delay, index) => {
    expect(delay).toBeCloseTo(index * 0.05);
  });
});

test('telephone numbers are links, an extension is plain text', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
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

test('every contact is a sample number that begins with 1, or a four-digit extension', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  for (const row of rows()) {
    const numbers = within(row).getAllByRole('cell').at(-1)?.querySelectorAll('a, span > span') ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(number).toHaveTextContent(/^(1\d{9,}|\d{4})$/);
  }
});

test('the table can be filtered by name or office', async () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  await userEvent.type(screen.getByRole('searchbox'), 'placement');
  expect(rows().filter((row) => !row.hidden)).toHaveLength(1);
});

test('the three heads link to their messages, and all deans are listed below them', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  const heads = within(screen.getByRole('list', { name: 'Heads of the institute' })).getAllByRole('link');
  expect(heads.map((link) => link.getAttribute('href'))).toEqual(['/ceo', '/rector', '/principal']);
  const deans = within(screen.getByRole('list', { name: 'Deans' })).getAllByRole('listitem');
  expect(deans).toHaveLength(12);
  expect([deans[0], deans[11]].map((dean) => dean?.textContent)).toEqual([
    'Administration',
    'Infrastructure (Associate Dean)',
  ]);
});

test('each frequent question names an office of the table, with its first number as a link', () => {
  render(<AdministrationPage />, { wrapper: WithSeeds });
  const section = within(screen.getByRole('region', { name: 'Whom to contact' }));
  expect(section.getAllByRole('term')).toHaveLength(6);
  for (const question of section.getAllByRole('term')) {
    const office = question.nextElementSibling;
    const row = rows().find((candidate) => candidate.textContent?.includes(`${office?.textContent}`));
    const [number] = within(row as HTMLElement).getAllByRole('link');
    expect(within(office?.nextElementSibling as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      number?.getAttribute('href'),
    );
  }
});
