import { render, screen, within } from '@testing-library/react';
import * as ceo from '../ceo/content.ts';
import CeoPage from '../ceo/page.tsx';
import * as chairman from '../chairman/content.ts';
import ChairmanPage from '../chairman/page.tsx';
import * as principal from '../principal/content.ts';
import PrincipalPage from '../principal/page.tsx';
import * as rector from '../rector/content.ts';
import RectorPage from '../rector/page.tsx';
import { messages } from './messages.ts';

const pages = [
  { Page: ChairmanPage, leader: chairman.leader, heading: "Chairman's Message", title: 'Chairman of the institute' },
  { Page: CeoPage, leader: ceo.leader, heading: "CEO's Message", title: 'Chief Executive Officer of the institute' },
  { Page: RectorPage, leader: rector.leader, heading: "Rector's Message", title: 'Rector of the institute' },
  {
    Page: PrincipalPage,
    leader: principal.leader,
    heading: "Principal's Message",
    title: 'Principal of the institute',
  },
];

test.each(pages)('$heading is the one main heading', ({ Page, heading }) => {
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test.each(pages)('$heading shows the portrait with name and title at the side', ({ Page, leader, title }) => {
  render(<Page />);
  const side = screen.getByRole('img', { name: leader.name }).closest('figure') as HTMLElement;
  expect(within(side).getByText(leader.name)).toBeInTheDocument();
  expect(within(side).getByText(title)).toBeInTheDocument();
});

test.each(pages)(
  '$heading has its quote, four paragraphs and a signature block in that order',
  ({ Page, leader, title }) => {
    render(<Page />);
    const message = screen.getByRole('article');
    expect(leader.paragraphs).toHaveLength(4);
    const said = message.textContent ?? '';
    const places = [leader.quote, ...leader.paragraphs, `${leader.name}${title}`].map((words) => said.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);

test.each(pages)('$heading leads back to the home page by a plain link', ({ Page }) => {
  render(<Page />);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test.each(pages)('$heading links to the three other messages and not to itself', ({ Page, leader }) => {
  render(<Page />);
  const links = within(screen.getByRole('navigation', { name: 'The other messages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    messages.filter(({ id }) => id !== leader.id).map(({ id }) => `/${id}`),
  );
});

test('the Rector speaks of a commitment that teachers, students and parents share', () => {
  expect(rector.leader.quote).toMatch(/shared commitment between teachers, students and parents/);
});

test('the Chairman states how the institute began and what it is now', () => {
  expect(chairman.leader.paragraphs.join(' ')).toMatch(
    /2002 with four undergraduate programmes.*11 undergraduate and 10 postgraduate programmes and admit 2346 students a year \(2024-25\)/,
  );
});
