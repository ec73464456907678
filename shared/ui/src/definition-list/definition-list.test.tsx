import { render, screen } from '@testing-library/react';
import { DefinitionList } from './definition-list.tsx';

test('each term is followed by its description, in order', () => {
  render(
    <DefinitionList
      items={[
        { title: 'Regular', text: 'The first attempt.' },
        { title: 'PC', text: 'The provisional certificate.' },
      ]}
    />,
  );
  const terms = screen.getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Regular', 'The first attempt.'],
    ['PC', 'The provisional certificate.'],
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
});

test('the page can style the list', () => {
  const { container } = render(<DefinitionList items={[]} className="terms" />);
  expect(container.querySelector('dl')).toHaveClass('terms');
});
