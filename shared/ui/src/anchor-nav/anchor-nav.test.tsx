import { render, screen } from '@testing-library/react';
import { scrollBlocks } from '../testing/scroll-blocks.ts';
import examples from './anchor-nav.examples.tsx';

test('each link leads to its block', () => {
  render(examples[0].element);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mission' })).toHaveAttribute('href', '#mission');
});

test('marks the block that has scrolled into the upper third of the window', async () => {
  render(examples[0].element);
  await scrollBlocks({ objective: [-500, 100], mission: [100, 900], functionaries: [900, 1300] });
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Mission');
  await scrollBlocks({ objective: [-1300, -700], mission: [-700, 100], functionaries: [100, 500] });
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Key Functionaries');
});

test('never marks a hidden block', async () => {
  render(examples[0].element);
  const mission = document.getElementById('mission') as HTMLElement;
  mission.checkVisibility = () => false;
  await scrollBlocks({ objective: [-500, 0], mission: [0, 0], functionaries: [900, 1300] });
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Objective');
});
