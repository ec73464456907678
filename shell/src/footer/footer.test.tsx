import { render, screen, within } from '@testing-library/react';
import { site } from '../settings/site.ts';
import { Footer } from './footer.tsx';

test('the footer is the target of the Contact link', () => {
  render(<Footer />);
  expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'contact');
});

test('the footer has the institute’s name and contact details', () => {
  render(<Footer />);
  expect(screen.getByText(site.tagline)).toBeInTheDocument();
  expect(screen.getByText('Hill Campus, Lighthouse Road')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute('href', 'tel:+911800200100');
});

test('five social links are in the required order and open in new tabs', () => {
  render(<Footer />);
  const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(links.map((link) => link.querySelector('svg')?.getAttribute('aria-label')?.split(' ')[0])).toEqual([
    'Facebook',
    'Twitter',
    'LinkedIn',
    'YouTube',
    'Instagram',
  ]);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener');
});

test('four groups have five links each; external and PDF links open in a new tab and say so', () => {
  render(<Footer />);
  const nav = screen.getByRole('navigation', { name: 'Footer' });
  expect(within(nav).getAllByRole('heading')).toHaveLength(4);
  const links = within(nav).getAllByRole('link');
  expect(links).toHaveLength(20);
  const inNewTab = links.filter((link) => link.getAttribute('target') === '_blank');
  expect(inNewTab).toHaveLength(8);
  for (const link of inNewTab) expect(link).toHaveTextContent(/opens in a new tab/);
  for (const link of inNewTab) expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'NIRF PDF (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/documents/site/nirf.pdf',
  );
  expect(screen.getByRole('link', { name: 'NAD (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://www.nad.gov.in/',
  );
});

test('a note says that the site has sample content', () => {
  render(<Footer />);
  expect(screen.getByText(/sample content/)).toBeInTheDocument();
});

test('one line says that the site measures without cookies, and links to the privacy page', () => {
  render(<Footer />);
  expect(screen.getByText(/records errors and loading times without using cookies/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/_privacy.html');
});
