import { render, screen } from '@testing-library/react';
import { PageSection } from '@viit/ui/page-section';

test('a block is a region with the name of its h2', () => {
  render(
    <PageSection title="Objectives" id="objectives" eyebrow="Discipline" lede="What it is for.">
      <p>Order.</p>
    </PageSection>,
  );
  const section = screen.getByRole('region', { name: 'Objectives' });
  expect(section).toHaveAttribute('id', 'objectives');
  expect(section).toHaveTextContent('DisciplineObjectivesWhat it is for.Order.');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Objectives');
});
