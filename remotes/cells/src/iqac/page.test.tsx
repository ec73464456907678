import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { criteria } from './criteria.ts';
import IqacPage from './page.tsx';

async function show(fragment = '') {
  history.replaceState(null, '', location.pathname + fragment);
  const shown = render(<IqacPage />);
  await act(async () => {});
  return shown;
}

const menu = () => screen.getByRole('navigation', { name: 'IQAC Menu' });
const choose = (name: string) => userEvent.click(within(menu()).getByRole('link', { name }));
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

afterEach(() => history.replaceState(null, '', location.pathname));

test('the grade and its validity are stated', async () => {
  await show();
  expect(screen.getByText('A+')).toBeInTheDocument();
  expect(screen.getByText('3.40/4.00')).toBeInTheDocument();
  expect(screen.getByText(/12 July 2024 to 11 July 2029/)).toBeInTheDocument();
});

test('the left menu has the six general anchors in their order', async () => {
  await show();
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
  await show();
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

test('with no criterion chosen the general sections are shown, and no criterion', async () => {
  await show();
  expect(heading('Vision')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('choosing a criterion hides the general sections, shows its indicators and moves there', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await show();
  await userEvent.click(screen.getByText('Accreditation Criteria'));
  await choose('1 Curricular Design');
  await waitFor(() => expect(heading('Curricular Design')).toHaveFocus());
  expect(heading('Vision')).not.toBeInTheDocument();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(location.hash).toBe('#criterion-1');
  expect(scroll).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a criterion in the address is open from the start, and opens the group in the menu', async () => {
  await show('#criterion-10');
  expect(heading('Sustainability/Green Initiatives')).toBeInTheDocument();
  expect(within(menu()).getByRole('group')).toHaveAttribute('open');
  expect(within(menu()).getByRole('link', { current: true })).toHaveTextContent('10 Sustainability/Green Initiatives');
});

test('a general anchor resets the choice', async () => {
  await show('#criterion-3');
  await userEvent.click(screen.getByRole('link', { name: 'Vision' }));
  await waitFor(() => expect(heading('Vision')).toBeInTheDocument());
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(within(menu()).queryByRole('link', { current: true })).not.toBeInTheDocument();
});

test('an indicator shows id, name, description, a View placeholder, the change and its sub points', async () => {
  await show('#criterion-1');
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

test('the indicators of each criterion are numbered from it', () => {
  expect(criteria).toHaveLength(10);
  criteria.forEach(({ number, indicators }, index) => {
    expect(number).toBe(index + 1);
    expect(indicators.map(({ id }) => id)).toEqual(indicators.map((_, place) => `${number}.${place + 1}`));
  });
});

test('the banner keeps its place and its words where it cannot be loaded', async () => {
  await show();
  fireEvent.error(screen.getByRole('img', { name: /wheel in four parts/ }));
  expect(screen.getByRole('img', { name: /wheel in four parts/ })).toBeInTheDocument();
});
