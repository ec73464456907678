import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentProvider } from '@viit/runtime';
import { WithSeeds } from '../testing/with-seeds.tsx';
import DisciplineCellPage from './page.tsx';

const renderPage = () => render(<DisciplineCellPage />, { wrapper: WithSeeds });

test('the fifteen rules are numbered in one sequence', () => {
  renderPage();
  const rules = screen.getByRole('heading', { name: 'Rules and regulations' }).closest('section') as HTMLElement;
  const items = within(rules).getAllByRole('listitem');
  expect(items).toHaveLength(15);
  items.forEach((item, index) => {
    expect(within(item).getByText(String(index + 1))).toBeInTheDocument();
  });
  // For screen readers, which count the items of a list themselves.
  for (const list of within(rules).getAllByRole('list')) {
    expect(list).toHaveAttribute('start', list.querySelector('li span')?.textContent);
  }
});

test('the Quick Links are in their order, Minutes of Meeting first', () => {
  renderPage();
  const menu = screen.getByRole('navigation', { name: 'Quick Links' });
  expect(within(menu).getByText('Minutes of Meeting')).toBeInTheDocument();
  expect(
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual([
    '2022-23',
    '2021-22',
    '2020-21',
    '2019-20',
    '2018-19',
    'Code of Conduct for Students',
    'Hand Book for Code of Conduct',
    'Policy Document on Code of Ethics',
    'Autonomous Examination Manual',
  ]);
});

test('only Minutes of Meeting expands; it is closed at first and closes again', async () => {
  renderPage();
  const groups = screen.getAllByRole('group');
  expect(groups).toHaveLength(1);
  const [minutes] = groups;
  expect(minutes).not.toHaveAttribute('open');
  expect(minutes).toHaveAttribute('name', 'quick-links');
  await userEvent.click(screen.getByText('Minutes of Meeting'));
  expect(minutes).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Minutes of Meeting'));
  expect(minutes).not.toHaveAttribute('open');
});

test('links without a target are marked as disabled and have no address', () => {
  renderPage();
  const menu = screen.getByRole('navigation', { name: 'Quick Links' });
  for (const link of within(menu).getAllByRole('link', { hidden: true })) {
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  }
});

test('a quick link with a file opens it in a new tab', () => {
  const minutes = [{ id: '2023-24', name: '2023-24', link: '/documents/cells/discipline-minutes/2023-24.pdf' }];
  render(
    <ContentProvider lists={{ '/api/content/cells/discipline-minutes': minutes }}>
      <DisciplineCellPage />
    </ContentProvider>,
  );
  const link = screen.getByRole('link', { name: /^2023-24 PDF/, hidden: true });
  expect(link).toHaveAttribute('href', minutes[0]?.link);
  expect(link).toHaveAttribute('target', '_blank');
});

test('Back links to the home page', () => {
  renderPage();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
