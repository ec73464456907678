import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import documents from '../documents.ts';
import { AnnualTraining } from './annual-training.tsx';
import { pillars } from './content.ts';
import TrainingProcessPage from './page.tsx';
import { trainingStats, trainingYears } from './training-content.ts';

/** The year whose figures style shows. */
const chosen = () => document.querySelector('[data-shown="true"]');

test('there are five pillars and the first one is selected', async () => {
  render(<TrainingProcessPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Training Process' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Soft Skills',
    'Language & Communication',
    'Life Skills',
    'Transforming Skills',
    'Tech Trend Awareness',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Soft Skills' })).toHaveTextContent(pillars[0]?.text ?? '?');
  await userEvent.click(screen.getByRole('tab', { name: 'Life Skills' }));
  expect(screen.getByRole('tabpanel', { name: 'Life Skills' })).toHaveTextContent(pillars[2]?.text ?? '?');
  expect(screen.queryByRole('tabpanel', { name: 'Soft Skills' })).not.toBeInTheDocument();
});

test('six years can be chosen, the first one by default', async () => {
  render(<TrainingProcessPage />);
  const box = screen.getByRole('combobox', { name: 'Year' });
  expect(
    within(box)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['2018-19', '2019-20', '2020-21', '2021-22', '2022-23', '2023-24']);
  expect(box).toHaveValue('2018-19');
  expect(chosen()).toHaveAccessibleName('Training in 2018-19');
  await userEvent.selectOptions(box, '2022-23');
  expect(chosen()).toHaveAccessibleName('Training in 2022-23');
  expect(chosen()).toHaveTextContent('212735');
});

test('each year links its full report in a new tab', () => {
  render(<TrainingProcessPage />);
  for (const { year, link } of trainingStats) {
    const report = screen.getByRole('link', { name: `View Full Report for ${year}` });
    expect(report).toHaveAttribute('href', link);
    expect(report).toHaveAttribute('target', '_blank');
  }
  expect(documents.map(({ href }) => href)).toEqual(trainingStats.map(({ link }) => link));
});

test('a year without data says so, and another year takes the message away', async () => {
  render(<AnnualTraining years={trainingYears} stats={trainingStats.filter(({ year }) => year !== '2020-21')} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2020-21');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Data for selected year not found.');
  expect(chosen()).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2021-22');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('all pillars and all years are in the HTML before any script runs', () => {
  const html = renderToString(<TrainingProcessPage />);
  for (const { text } of pillars) expect(html).toContain(text.slice(0, 40));
  for (const { link } of trainingStats) expect(html).toContain(link);
});

test('the data covers every year that is offered', () => {
  expect(trainingStats.map(({ year }) => year)).toEqual(trainingYears);
});
