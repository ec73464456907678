import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithSeeds } from '../testing/with-seeds.tsx';
import PoliciesPage from './page.tsx';

/** The required policies, in their order (R42.4). */
const policies =
  'HR, Financial, Anti-Ragging, Code of Ethics, Discipline, e-Governance, Green Campus, Grievance Redressal, Internal Complaint, Internship manual, NISP, Divyangjan Facilities, IT, Faculty development, Job induction, Admission, Infrastructure Maintenance, Environment and Sustainability, Gender, Industrial training, Research Development, Promotion, Means and Merits Scholarship, Physical Education, Funds Mobilisation, Scribe, Adjunct Faculty, Placements, Stakeholder Feedback, Value Added Courses, Add-on Courses, Course Code'.split(
    ', ',
  );

const keyAreas = [
  'Unified Framework',
  'Clarity and Transparency',
  'Accountability',
  'Regulatory Compliance',
  'Effective Communication',
  'Conflict Resolution',
  'Continuous Improvement',
  'Institutional Integrity',
];

const links = () => within(screen.getByRole('list', { name: 'Policy documents' })).getAllByRole('link');

test('the page is headed Policies and Perspectives and links back to the home page', () => {
  render(<PoliciesPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Policies and Perspectives');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the eight key areas are listed in their order, each with a text, before the closing paragraph', () => {
  render(<PoliciesPage />, { wrapper: WithSeeds });
  const section = screen.getByRole('region', { name: 'Eight key areas' });
  const items = within(section).getAllByRole('listitem');
  expect(items).toHaveLength(8);
  keyAreas.forEach((area, index) => {
    expect(items[index]).toHaveTextContent(area);
  });
  expect(section.querySelector('ol, ul')?.nextElementSibling).toHaveTextContent(/^All policies in force/);
});

test('there are 32 policies in their order, each a PDF in a new tab', () => {
  render(<PoliciesPage />, { wrapper: WithSeeds });
  expect(links()).toHaveLength(32);
  links().forEach((link, index) => {
    expect(link.textContent?.startsWith(policies[index] ?? '-')).toBe(true);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^\/documents\/policies\/[a-z-]+\.pdf$/);
  });
  expect(new Set(links().map((link) => link.getAttribute('href'))).size).toBe(32);
});

test('typing filters the policies by name, ignoring case, and reports how many match', async () => {
  render(<PoliciesPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('status')).toHaveTextContent('32 policies');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a policy' }), ' COURSE ');
  expect(links()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 32 policies');
});

test('a search without a match shows advice', async () => {
  render(<PoliciesPage />, { wrapper: WithSeeds });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a policy' }), 'zebra');
  expect(screen.getByText(/No policies match “zebra”/)).toBeInTheDocument();
});
