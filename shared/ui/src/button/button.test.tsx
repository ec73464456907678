import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@viit/ui/button';
import examples from './button.examples.tsx';

test('a click calls `onClick`', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Load more</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('with `href` it is a link', () => {
  render(examples[1].element);
  const link = screen.getByRole('link', { name: 'All policies' });
  expect(link).toHaveAttribute('href', '/policies');
  expect(link).not.toHaveAttribute('target');
});

test('a document opens in a new tab, and the link says so', () => {
  render(examples[2].element);
  const link = screen.getByRole('link', { name: 'Library policy (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test.each(['https://www.ugc.gov.in/', '/images/map.JPG'])('%s opens in a new tab too', (href) => {
  render(<Button href={href}>Open</Button>);
  expect(screen.getByRole('link', { name: 'Open (opens in a new tab)' })).toHaveAttribute('target', '_blank');
});

test('a link can do something when it is followed', async () => {
  const onClick = jest.fn();
  render(
    <Button href="#form" onClick={onClick}>
      Apply
    </Button>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Apply' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
