import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, value } from '../testing/one-field.tsx';

const user = () => userEvent.setup();

test('a choice is one of the options, or none', async () => {
  open({ type: 'choice', label: 'Programme', options: ['MBA', 'B.Tech'], optional: true });
  const select = screen.getByLabelText(/^Programme/);
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['none', 'MBA', 'B.Tech']);
  await user().selectOptions(select, 'B.Tech');
  expect(value).toBe('B.Tech');
  await user().selectOptions(select, 'none');
  expect(value).toBeUndefined();
});

test('an answer must be chosen where one is needed', () => {
  open({ type: 'choice', label: 'Programme', options: ['MBA'] });
  expect(screen.getByRole('option', { name: 'Choose one' })).toBeInTheDocument();
});

test('several choices stay in the order of the form, and each can be taken back', async () => {
  open({ type: 'choices', label: 'Programmes', help: 'All of them.', options: ['MBA', 'B.Tech', 'M.Tech'] });
  expect(screen.getByRole('group', { name: 'Programmes' })).toHaveAccessibleDescription('All of them.');
  for (const name of ['M.Tech', 'MBA']) await user().click(screen.getByRole('checkbox', { name }));
  expect(value).toEqual(['MBA', 'M.Tech']);
  await user().click(screen.getByRole('checkbox', { name: 'MBA' }));
  expect(value).toEqual(['M.Tech']);
  expect(screen.getByRole('checkbox', { name: 'M.Tech' })).toBeChecked();
});

test('a choice that is not offered any more is shown, and can be replaced', async () => {
  open({ type: 'choice', label: 'Programme', options: ['MBA'] }, 'MCA');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('MCA (not offered any more)');
  await user().selectOptions(screen.getByRole('combobox'), 'MBA');
  expect(value).toBe('MBA');
});

test('of several choices, one that is not offered any more can be taken back', async () => {
  open({ type: 'choices', label: 'Programmes', options: ['MBA', 'B.Tech'] }, ['MCA', 'MBA']);
  await user().click(screen.getByRole('checkbox', { name: 'MCA (not offered any more)' }));
  expect(value).toEqual(['MBA']);
});
