import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithSeeds } from '../testing/with-seeds.tsx';
import EmpoweringStrategiesPage from './page.tsx';

const titles = [
  'Performance appraisal system',
  'Avenues for career development/progression',
  'Welfare measures for teaching and non-teaching staff',
];
const summaryOf = (title: string) => screen.getByText(title).closest('summary') as HTMLElement;
const openTitles = () => titles.filter((title) => (summaryOf(title).parentElement as HTMLDetailsElement).open);

test('the page is headed Empowering Strategies and links back to the home page', () => {
  render(<EmpoweringStrategiesPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Empowering Strategies');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the accordion has three sections in order, the first open', () => {
  render(<EmpoweringStrategiesPage />, { wrapper: WithSeeds });
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(titles);
  expect(openTitles()).toEqual([titles[0]]);
});

test('opening a section closes the other, and clicking the open one closes it', async () => {
  render(<EmpoweringStrategiesPage />, { wrapper: WithSeeds });
  await userEvent.click(summaryOf(titles[2] ?? ''));
  expect(openTitles()).toEqual([titles[2]]);
  await userEvent.click(summaryOf(titles[2] ?? ''));
  expect(openTitles()).toEqual([]);
});

test.each([
  ['group health insurance cover', '2,50,000 INR'],
  ['fee concession for staff children', '25-75%'],
  ['maternity leave', '180 days'],
  ['paid marriage leave, with a gift voucher worth Rs 3,000', '15 days'],
  ['service award after 10 years', 'Rs 10,000'],
  ['faculty share of consultancy income', 'Over 60%'],
  ['maximum academic leave for a part-time Ph.D.', '2 months'],
])('%s is stated as %s', (label, value) => {
  render(<EmpoweringStrategiesPage />, { wrapper: WithSeeds });
  expect(screen.getByText(label).nextSibling).toHaveTextContent(value);
});

test('the text of the sections states the same figures', () => {
  render(<EmpoweringStrategiesPage />, { wrapper: WithSeeds });
  const text = titles.map((title) => summaryOf(title).parentElement?.textContent).join(' ');
  for (const figure of [
    /health insurance with a cover of 2,50,000 INR/,
    /fee concession of 25-75% for the children of staff/,
    /180 days of maternity leave/,
    /15 days of paid marriage leave, with a gift voucher worth Rs 3,000/,
    /service award of Rs 10,000 after 10 years/,
    /over 60% of the income/,
    /up to 2 months of academic leave/,
  ])
    expect(text).toMatch(figure);
});

test('ten documents are listed in their order, each a PDF in a new tab', () => {
  render(<EmpoweringStrategiesPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('list', { name: 'Staff documents' })).getAllByRole('link');
  const names = [
    'Staff Awards',
    'Health Insurance',
    'Performance Appraisal',
    'Transport Facility',
    'Welfares',
    'Leave Policy',
    'Financial Aid Policy',
    'Faculty Career Development',
    'Career Development Events',
    'FDPs/MDPs',
  ];
  expect(links).toHaveLength(10);
  links.forEach((link, index) => {
    expect(link).toHaveAccessibleName(expect.stringContaining(names[index] ?? '-'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^\/documents\/empowering-strategies\/[a-z-]+\.pdf$/);
  });
});
