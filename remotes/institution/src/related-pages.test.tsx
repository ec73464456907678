import { render, screen, within } from '@testing-library/react';
import pages from './pages.ts';
import {
  aboutInstitutePages,
  admissionsPages,
  approvalPages,
  governancePages,
  recognitionPages,
  teachingPages,
} from './related-pages.ts';

const groups = [teachingPages, admissionsPages, recognitionPages, aboutInstitutePages, governancePages, approvalPages];

test.each(groups.flatMap((group) => group.map(({ href }) => ({ href, group }))))(
  '$href ends with links to the pages that belong with it',
  async ({ href, group }) => {
    const page = pages.find(({ path }) => path === href);
    if (!page) throw new Error(`${href} is not a page`);
    const { default: Page } = await page.load();
    render(<Page params={{}} />);
    const nav = screen.getByRole('navigation', { name: 'Related pages' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      group.map((page) => page.href).filter((address) => address !== href),
    );
  },
);
