import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import CenterOfExcellencePage from './page.tsx';

/** The required names, in their order (R49.1). */
const names = [
  'AICTE Idea lab',
  'DST-FIST',
  'UGC STRIDE',
  'UGC Paramarsh',
  'MSME Incubation',
  'Unnat Bharat Abhiyan',
  'IIC 2018-19',
  'IIC 2020-21',
  'IIC 2021-22',
  'IIC 2022-23',
  'IIC 2023-24',
  'IIC NIPAM 2022',
  'VFSTR Research Center',
  'APSCHE QAC Mentor',
  'CISCO',
  'IUCEE',
];

test('the page is headed Center of Excellence and links back to the home page', () => {
  render(<CenterOfExcellencePage />, { wrapper: WithSeeds });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Center of Excellence');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('sixteen emblems are shown with their names in order', () => {
  render(<CenterOfExcellencePage />, { wrapper: WithSeeds });
  const cells = within(screen.getByRole('list', { name: 'Centres of excellence' })).getAllByRole('listitem');
  expect(cells).toHaveLength(16);
  names.forEach((name, index) => {
    expect(within(cells[index] as HTMLElement).getByText(name, { selector: 'strong' })).toBeInTheDocument();
  });
});

test('the four kinds of work behind them are explained', () => {
  render(<CenterOfExcellencePage />, { wrapper: WithSeeds });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Innovation',
    'Research',
    'Mentoring',
    'Outreach',
  ]);
});
