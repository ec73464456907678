import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '@viit/ui/tabs';
import { renderToString } from 'react-dom/server';
import examples from './tabs.examples.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });

test('the first tab is selected, and only its panel shows', () => {
  render(examples[0].element);
  expect(tab('Undergraduate')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Undergraduate' })).toBeVisible();
  expect(tab('Undergraduate')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  expect(screen.getByText('Ten programmes of two years.')).not.toBeVisible();
  expect(tab('Postgraduate')).toHaveAttribute('aria-selected', 'false');
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels.map((panel) => panel.getAttribute('data-selected'))).toEqual(['true', 'false']);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('without JavaScript every panel shows, below its name', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(examples[0].element);
  const panels = within(html).getAllByRole('tabpanel');
  expect(panels.map((panel) => within(panel).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Undergraduate',
    'Postgraduate',
  ]);
});

test('a click selects', async () => {
  render(examples[0].element);
  await userEvent.click(tab('Postgraduate'));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Ten programmes of two years.');
});

test('another tab can be selected at first', () => {
  render(examples[1].element);
  expect(tab('2023')).toHaveAttribute('aria-selected', 'true');
});

test('arrows, Home and End move and select, and wrap; Tab goes to the panel', async () => {
  render(examples[1].element);
  await userEvent.tab();
  expect(tab('2023')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('2022')).toHaveFocus();
  expect(tab('2022')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(tab('2019')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('2025')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tab('2019')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: '2019' })).toHaveFocus();
});

test('in vertical tabs the up and down arrows move', async () => {
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: id }));
  render(<Tabs label="Letters" tabs={tabs} orientation="vertical" />);
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(tab('b')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('b')).toHaveFocus();
  expect(fireEvent.keyDown(tab('b'), { key: 'ArrowRight' })).toBe(true);
  // The page does not scroll.
  expect(fireEvent.keyDown(tab('b'), { key: 'Home' })).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(tab('c')).toHaveFocus();
});

test('with `selectOnHover` a mouse over a tab selects it, a touch does not', () => {
  render(examples[0].element);
  enter(tab('Postgraduate'), 'touch');
  expect(tab('Undergraduate')).toHaveAttribute('aria-selected', 'true');
  enter(tab('Postgraduate'), 'mouse');
  expect(tab('Postgraduate')).toHaveAttribute('aria-selected', 'true');
});

/** Moves a pointer over an element: React listens to `pointerover`, and jsdom has no pointer types. */
function enter(element: HTMLElement, pointerType: string) {
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
}

test('without it a mouse over a tab does not select it', () => {
  render(examples[1].element);
  enter(tab('2019'), 'mouse');
  expect(tab('2023')).toHaveAttribute('aria-selected', 'true');
});

test('the parent can have the state', async () => {
  const onSelect = jest.fn();
  const tabs = ['a', 'b'].map((id) => ({ id, label: id, content: id }));
  render(<Tabs label="Letters" tabs={tabs} selected="a" onSelect={onSelect} />);
  await userEvent.click(tab('a'));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(tab('b'));
  expect(onSelect).toHaveBeenCalledWith('b');
  expect(tab('a')).toHaveAttribute('aria-selected', 'true');
});

test('a selected tab that no longer exists is replaced by the first', () => {
  render(<Tabs label="Letters" tabs={[{ id: 'a', label: 'a', content: 'a' }]} selected="z" />);
  expect(tab('a')).toHaveAttribute('aria-selected', 'true');
});
