import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithSeeds } from '../testing/with-seeds.tsx';
import IprCellPage from './page.tsx';

const goTo = (fragment: string) =>
  act(async () => {
    location.hash = fragment;
    dispatchEvent(new Event('hashchange'));
  });

async function renderPage(fragment = '') {
  history.replaceState(null, '', location.pathname + fragment);
  render(<IprCellPage />, { wrapper: WithSeeds });
  await act(async () => {});
}

const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

afterEach(() => history.replaceState(null, '', location.pathname));

test('the landing view has five tiles in their order, each with a short description', async () => {
  await renderPage();
  const tiles = within(heading('Explore the cell')?.closest('section') as HTMLElement).getAllByRole('link');
  expect(tiles.map((tile) => within(tile).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Functions',
    'IPR Committee',
    'Patents',
    'Roles',
    'Track Application',
  ]);
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
    '#functions',
    '#committee',
    '#patents',
    '#roles',
    '#track',
  ]);
});

test('on the landing view no other view is open and Back links to the home page', async () => {
  await renderPage();
  expect(heading('About the cell')).toBeInTheDocument();
  expect(heading('IPR Functions')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('a tile opens its view in place, and Back returns to the landing view', async () => {
  await renderPage();
  await userEvent.click(screen.getByRole('heading', { name: 'Functions' }));
  await waitFor(() => expect(heading('IPR Functions')).toHaveFocus());
  expect(heading('About the cell')).not.toBeInTheDocument();
  expect(location.hash).toBe('#functions');
  await userEvent.click(screen.getByRole('link', { name: 'Back to IPR Cell' }));
  await waitFor(() => expect(heading('About the cell')).toBeInTheDocument());
  expect(heading('IPR Functions')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test.each([
  ['#functions', 'IPR Functions'],
  ['#committee', 'IPR Committee'],
  ['#patents', 'IPR Process'],
  ['#roles', 'IPR Roles & Responsibilities'],
  ['#track', 'Track Your Application'],
])('the address %s opens %s alone, and the menu shows it as current', async (fragment, title) => {
  await renderPage(fragment);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'IPR Cell',
    title,
  ]);
  const current = within(screen.getByRole('navigation', { name: 'IPR Cell' })).getByRole('link', { current: true });
  expect(current).toHaveAttribute('href', fragment);
});

test('the page scrolls to its top when the view changes', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await renderPage();
  for (let frame = 0; frame < 4; frame++) await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(scroll).not.toHaveBeenCalled();
  await goTo('#roles');
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('the functions are an accordion of eleven, one open at a time, none at first', async () => {
  await renderPage('#functions');
  const groups = screen.getAllByRole('group');
  expect(groups).toHaveLength(11);
  for (const group of groups) {
    expect(group).not.toHaveAttribute('open');
    expect(group).toHaveAttribute('name', 'ipr-functions');
  }
});

test('an entry of the accordion has an address that opens it', async () => {
  await renderPage('#ipr-functions-transfer');
  expect(heading('IPR Functions')).toBeInTheDocument();
  expect(screen.getByText('Technology transfer').closest('details')).toHaveAttribute('open');
});

test('the committee has five rows, with mail links', async () => {
  await renderPage('#committee');
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['S.No', 'IPR Position', 'Name', 'Designation', 'Email']);
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(5);
  const mails = within(table).getAllByRole('link');
  expect(mails).toHaveLength(5);
  for (const mail of mails) expect(mail).toHaveAttribute('href', `mailto:${mail.textContent}`);
});

test('the Evaluation Committee has eight roles', async () => {
  await renderPage('#committee');
  const roles = screen.getByRole('list', { name: 'IPR Evaluation Committee' });
  expect(within(roles).getAllByRole('listitem')).toHaveLength(8);
});

test('the process has seven patent steps, five copyright steps, guidelines and four points on ownership', async () => {
  await renderPage('#patents');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'A. Patent Process',
    'B. Copyright Process',
    'Guidelines',
    'IP Ownership Rights',
  ]);
  expect(within(screen.getByRole('list', { name: 'Patent process' })).getAllByRole('listitem')).toHaveLength(7);
  expect(within(screen.getByRole('list', { name: 'Copyright process' })).getAllByRole('listitem')).toHaveLength(5);
  const [ownership] = screen.getAllByRole('list').slice(-1);
  expect(within(ownership as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
});

test('ownership is joint with facilities, funds or curriculum, and otherwise in proportion to contribution', async () => {
  await renderPage('#patents');
  expect(
    screen.getByText(
      /facilities or funds .* substantially used, the work is owned jointly by the inventors and the institute/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/part of the curriculum.* owned jointly by the inventors and the institute/)).toBeVisible();
  expect(
    screen.getByText(/all other cases, the inventors own the work in proportion to their contributions/),
  ).toBeVisible();
});

test('the in-charge has eleven responsibilities', async () => {
  await renderPage('#roles');
  const section = heading('IPR Roles & Responsibilities')?.closest('section') as HTMLElement;
  expect(within(section).getAllByRole('listitem')).toHaveLength(11);
});

test('two cards link to the public portals in a new tab', async () => {
  await renderPage('#track');
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link'));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['https://iprsearch.ipindia.gov.in/PublicSearch/', '_blank'],
    ['https://copyright.gov.in/', '_blank'],
  ]);
});
