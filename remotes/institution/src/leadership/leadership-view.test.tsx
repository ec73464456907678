import { render, screen, within } from '@testing-library/react';
import CeoPage from '../ceo/page.tsx';
import ChairmanPage from '../chairman/page.tsx';
import PrincipalPage from '../principal/page.tsx';
import RectorPage from '../rector/page.tsx';

const pages = [
  {
    Page: ChairmanPage,
    title: "Chairman's Message",
    office: 'Chairman of the institute',
    others: ['/ceo', '/rector', '/principal'],
  },
  {
    Page: CeoPage,
    title: "CEO's Message",
    office: 'Chief Executive Officer of the institute',
    others: ['/chairman', '/rector', '/principal'],
  },
  {
    Page: RectorPage,
    title: "Rector's Message",
    office: 'Rector of the institute',
    others: ['/chairman', '/ceo', '/principal'],
  },
  {
    Page: PrincipalPage,
    title: "Principal's Message",
    office: 'Principal of the institute',
    others: ['/chairman', '/ceo', '/rector'],
  },
];

test.each(pages)('$title is the one main heading', ({ Page, title }) => {
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test.each(pages)('$title shows the portrait with name and office at the side', ({ Page, office }) => {
  render(<Page />);
  const portrait = screen.getByRole('img');
  expect(portrait).toHaveAccessibleName();
  const side = within(portrait.closest('figure') as HTMLElement);
  expect(side.getByText(portrait.getAttribute('aria-label') ?? '', { selector: 'strong' })).toBeInTheDocument();
  expect(side.getByText(office)).toBeInTheDocument();
});

test.each(pages)('$title has a quote, four paragraphs and a signature, in that order', ({ Page, office }) => {
  render(<Page />);
  const name = screen.getByRole('img').getAttribute('aria-label');
  const blocks = [...screen.getByRole('article').children];
  expect(blocks.slice(1).map(({ tagName }) => tagName)).toEqual(['P', 'P', 'P', 'P', 'FOOTER']);
  expect(blocks[0]?.querySelector('blockquote')).not.toBeEmptyDOMElement();
  for (const paragraph of blocks.slice(1, 5)) expect(paragraph).toHaveTextContent(/.{100,}/);
  expect(blocks[5]).toHaveTextContent(`${name}${office}`);
});

test.each(pages)('$title links back to the home page', ({ Page }) => {
  render(<Page />);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test.each(pages)('$title links to the three other messages and not to itself', ({ Page, others }) => {
  render(<Page />);
  const links = within(screen.getByRole('navigation', { name: 'Other messages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(others);
});

test("the Rector's quote names a commitment that teachers, students and parents share", () => {
  const { container } = render(<RectorPage />);
  expect(container.querySelector('blockquote')).toHaveTextContent(
    'shared commitment between teachers, students and parents',
  );
});

test('the Chairman states how the institute began and what it is now', () => {
  render(<ChairmanPage />);
  expect(screen.getByRole('article')).toHaveTextContent(
    /2002 with four undergraduate programmes.*2024-25 we offered 11 undergraduate and 10 postgraduate programmes .* annual intake of 2346 students/,
  );
});
