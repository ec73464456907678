import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IqacPage from './page.tsx';

async function renderPage(fragment = '') {
  history.replaceState(null, '', location.pathname + fragment);
  const rendered = render(<IqacPage />);
  await act(async () => {});
  return rendered;
}

const menu = () => screen.getByRole('navigation', { name: 'IQAC Menu' });
const select = (name: string) => userEvent.click(within(menu()).getByRole('link', { name }));
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

afterEach(() => history.replaceState(null, '', location.pathname));

test('the grade and its validity are stated', async () => {
  await renderPage();
  expect(screen.getByText('A+')).toBeInTheDocument();
  expect(screen.getByText('3.40/4.00')).toBeInTheDocument();
  expect(screen.getByText(/12 July 2024 to 11 July 2029/)).toBeInTheDocument();
});

test('the left menu has the six general anchors in their order', async () => {
  await renderPage();
  const anchors = within(screen.getByRole('navigation', { name: 'About the cell' })).getAllByRole('link');
  expect(anchors.map((link) => link.textContent)).toEqual([
    'About',
    'Vision',
    'Mission',
    'Objectives',
    'Strategies',
    'Quality Policy',
  ]);
});

test('the right menu has the policy PDF in a new tab, and the ten criteria in a closed group', async () => {
  await renderPage();
  const policy = within(menu()).getByRole('link', { name: /^IQAC Policy/ });
  expect(policy).toHaveAttribute('href', '/documents/iqac/iqac-policy.pdf');
  expect(policy).toHaveAttribute('target', '_blank');
  const group = within(menu()).getByRole('group');
  expect(group).not.toHaveAttribute('open');
  expect(
    within(group)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual([
    '1 Curricular Design',
    '2 Faculty Resources',
    '3 Infrastructure',
    '4 Financial Resource and Management',
    '5 Learning and Teaching',
    '6 Extended Curricular Engagements',
    '7 Governance and Administration',
    '8 Student Outcomes',
    '9 Research Innovation Outcomes',
    '10 Sustainability/Green Initiatives',
  ]);
});

test('without a selected criterion only the general information is shown', async () => {
  await renderPage();
  expect(heading('Vision')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('selecting a criterion hides the general information, shows its indicators and moves there', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await renderPage();
  await userEvent.click(screen.getByText('Accreditation Criteria'));
  await select('1 Curricular Design');
  await waitFor(() => expect(heading('Curricular Design')).toHaveFocus());
  expect(heading('Vision')).not.toBeInTheDocument();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(location.hash).toBe('#criterion-1');
  expect(scroll).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a criterion in the address is shown from the start, and opens the group in the menu', async () => {
  await renderPage('#criterion-10');
  expect(heading('Sustainability/Green Initiatives')).toBeInTheDocument();
  expect(within(menu()).getByRole('group')).toHaveAttribute('open');
  expect(within(menu()).getByRole('link', { current: true })).toHaveTextContent('10 Sustainability/Green Initiatives');
});

test('each criterion leads to the previous and the next one', async () => {
  const leadsTo = () =>
    screen
      .getAllByRole('link', { name: /^(Previous|Next):/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  await renderPage('#criterion-1');
  expect(leadsTo()).toEqual([['Next: 2 Faculty Resources', '#criterion-2']]);
  cleanup();
  await renderPage('#criterion-9');
  expect(leadsTo()).toEqual([
    ['Previous: 8 Student Outcomes', '#criterion-8'],
    ['Next: 10 Sustainability/Green Initiatives', '#criterion-10'],
  ]);
  cleanup();
  await renderPage('#criterion-10');
  expect(leadsTo()).toEqual([['Previous: 9 Research Innovation Outcomes', '#criterion-9']]);
});

test('a general anchor resets the selection', async () => {
  await renderPage('#criterion-3');
  await userEvent.click(screen.getByRole('link', { name: 'Vision' }));
  await waitFor(() => expect(heading('Vision')).toBeInTheDocument());
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(within(menu()).queryByRole('link', { current: true })).not.toBeInTheDocument();
});

test('without a selection, a general anchor is an ordinary link: the page neither scrolls nor moves the focus', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await renderPage();
  await userEvent.click(screen.getByRole('link', { name: 'Vision' }));
  await waitFor(() => expect(location.hash).toBe('#vision'));
  for (let frame = 0; frame < 4; frame++) await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(scroll).not.toHaveBeenCalled();
  expect(heading('Vision')).not.toHaveFocus();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('an indicator shows id, name, description, a View placeholder, the change and its sub points', async () => {
  await renderPage('#criterion-1');
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['ID', 'Name', 'Description', 'View', 'Exceptional Change']);
  const row = within(table).getByRole('row', { name: /^1\.1/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Outcome-based curriculum');
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Outcomes published for students', 'Mapping reviewed with each regulation']);
  const view = within(row).getByRole('link', { name: 'View 1.1' });
  expect(view).toHaveAttribute('aria-disabled', 'true');
  expect(within(row).getByText('No change')).toBeInTheDocument();
});

test.each([
  [1, 5],
  [2, 6],
  [3, 5],
  [4, 5],
  [5, 6],
  [6, 5],
  [7, 6],
  [8, 6],
  [9, 5],
  [10, 5],
])('criterion %i has %i indicators, numbered after it', async (criterion, count) => {
  await renderPage(`#criterion-${criterion}`);
  const ids = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => (row as HTMLTableRowElement).cells[0]?.textContent);
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => `${criterion}.${index + 1}`));
});

test('a picture that does not load keeps its text alternative', async () => {
  await renderPage();
  fireEvent.error(screen.getByRole('img', { name: /wheel in four parts/ }));
  expect(screen.getByRole('img', { name: /wheel in four parts/ })).toBeInTheDocument();
});
