import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import collections from '../collections.ts';
import { WithSeeds } from '../testing/with-seeds.tsx';
import { AnnualTraining } from './annual-training.tsx';
import TrainingProcessPage from './page.tsx';

const page = (
  <WithSeeds>
    <TrainingProcessPage />
  </WithSeeds>
);
const years = ['2018-19', '2019-20', '2020-21', '2021-22', '2022-23', '2023-24'];

/** The year whose figures CSS shows. */
const shown = () => document.querySelector('[data-shown="true"]');

test('there are five pillars and the first one is selected', async () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Training Process' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Soft Skills',
    'Language & Communication',
    'Life Skills',
    'Transforming Skills',
    'Tech Trend Awareness',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Soft Skills' })).toHaveTextContent('Teamwork, listening');
  await userEvent.click(screen.getByRole('tab', { name: 'Life Skills' }));
  expect(screen.getByRole('tabpanel', { name: 'Life Skills' })).toHaveTextContent('managing time, money and health');
  expect(screen.queryByRole('tabpanel', { name: 'Soft Skills' })).not.toBeInTheDocument();
});

test('six years can be chosen, the first one by default', async () => {
  render(page);
  const box = screen.getByRole('combobox', { name: 'Year' });
  expect(
    within(box)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(years);
  expect(box).toHaveValue('2018-19');
  expect(shown()).toHaveAccessibleName('Training in 2018-19');
  await userEvent.selectOptions(box, '2022-23');
  expect(shown()).toHaveAccessibleName('Training in 2022-23');
  expect(shown()).toHaveTextContent('212735');
});

test('each year links to its full report in a new tab', () => {
  render(page);
  for (const year of years) {
    const report = screen.getByRole('link', { name: `View Full Report for ${year}` });
    expect(report).toHaveAttribute('href', `/documents/training/annual-training-report-${year}.pdf`);
    expect(report).toHaveAttribute('target', '_blank');
    expect(report).toHaveAttribute('rel', 'noopener');
    expect(report).toHaveAccessibleDescription(/^PDF ?, opens in a new tab$/);
  }
  const bars = [...document.querySelectorAll<HTMLElement>('td [aria-hidden]')].map(({ style }) => style.inlineSize);
  expect(bars.filter((width) => width === '100%')).toHaveLength(1);
});

test('a year without data shows an error, and another year removes it', async () => {
  render(
    <AnnualTraining
      years={years}
      stats={collections['training-years'].seed.filter(({ year }) => year !== '2020-21')}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2020-21');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Data for selected year not found.');
  expect(shown()).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2021-22');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('all pillars and all years are in the HTML before any script runs', () => {
  const html = renderToString(page);
  for (const text of [
    'Teamwork, listening',
    'English for the workplace',
    'managing time',
    'Helping students to apply',
    'New developments in each field',
  ])
    expect(html).toContain(text);
  for (const year of years) expect(html).toContain(`annual-training-report-${year}.pdf`);
});

test.each(years)('the figures of %s are shown when it is selected', async (year) => {
  render(page);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), year);
  expect(shown()).toHaveAccessibleName(`Training in ${year}`);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
