import { render, screen, within } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import PublicDocumentsPage from '../public-documents/page.tsx';
import { auditName, categories, categoryNames } from '../register/categories.ts';
import { WithSeeds } from '../testing/with-seeds.tsx';
import AccreditationPage from './page.tsx';

const entry = (id: string, more: object = {}) => ({
  ...{ id, category: 'NAAC and IQAC reports', name: `AQAR ${id}`, year: id, owner: 'IQAC', ...more },
});
const showCategory = (category: string, entries: readonly object[]) =>
  render(
    <ContentProvider lists={{ '/api/content/institution/register': entries }}>
      <PublicDocumentsPage params={{ category }} />
    </ContentProvider>,
  );
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

const showRegister = (entries: readonly object[]) =>
  render(
    <ContentProvider lists={{ '/api/content/institution/register': entries }}>
      <AccreditationPage />
    </ContentProvider>,
  );
const reports = () => screen.getByRole('region', { name: 'NAAC and IQAC reports' });

test('the register names every category, and every document with a link to its place on the page of the category', () => {
  render(<AccreditationPage />, { wrapper: WithSeeds });
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(categoryNames);
  const pages = categories.map(({ id, name }) => ({ name: `${name}`, path: `/accreditation/${id}` }));
  for (const { name, path } of [...pages, { name: auditName, path: '/academics/audit' }]) {
    expect(within(screen.getByRole('heading', { name })).getByRole('link')).toHaveAttribute('href', path);
  }
  const link = within(reports()).getByRole('link', { name: 'AQAR 2023-24' });
  expect(link).toHaveAttribute('href', '/accreditation/quality-reports#aqar-2023-24');
  expect(within(reports()).getByText('7 documents, not yet published')).toBeVisible();
});

test('a category says how many of its documents are published, and which are not', () => {
  showRegister([entry('2023-24'), entry('2022-23', { link: '/documents/institution/aqar.pdf' })]);
  expect(within(reports()).getByText('2 documents, 1 published')).toBeVisible();
  expect(
    within(reports())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['AQAR 2023-24 Not yet published', 'AQAR 2022-23 PDF']);
});

test('a category whose documents are all published only counts them', () => {
  showRegister([entry('2022-23', { link: '/documents/institution/aqar.pdf' })]);
  expect(within(reports()).getByText('1 document')).toBeVisible();
});

test('a document that is missing is not yet published, one that is there opens in a new tab', () => {
  showCategory('quality-reports', [entry('2023-24'), entry('2022-23', { link: '/documents/institution/aqar.pdf' })]);
  expect(document.getElementById('2023-24')).toHaveTextContent('AQAR 2023-24 Not yet published');
  const link = screen.getByRole('link', { name: 'AQAR 2022-23 PDF (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/documents/institution/aqar.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(document.getElementById('2022-23')).not.toHaveTextContent('Not yet published');
});

test('the newest year comes first, and a document of no year before them', () => {
  showCategory('quality-reports', [entry('2022-23'), entry('2024-25'), entry('plan', { year: undefined })]);
  expect(names().map((name) => name?.split(' ')[1])).toEqual(['plan', '2024-25', '2022-23']);
});

test('a category shows its own documents, with the office in charge, and the last valid day where there is one', () => {
  showCategory('quality-reports', [
    entry('2023-24', { validUntil: '2029-07-11' }),
    entry('2022-23', { category: 'NIRF data' }),
  ]);
  expect(names()).toEqual(['AQAR 2023-24 Not yet published']);
  expect(screen.getByRole('cell', { name: 'IQAC' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '11 July 2029' })).toBeVisible();
});

test('an unknown category leads to the register', () => {
  showCategory('minutes', []);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Document category not found');
  expect(screen.getByRole('link', { name: 'All public documents' })).toHaveAttribute('href', '/accreditation');
});
