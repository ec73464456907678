import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PauseButton } from '@viit/ui/pause-button';

test('its label names the action', async () => {
  const onToggle = jest.fn();
  const { rerender } = render(<PauseButton paused={false} onToggle={onToggle} label="announcements" />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  rerender(<PauseButton paused onToggle={onToggle} label="announcements" />);
  expect(screen.getByRole('button', { name: 'Play announcements' })).toBeInTheDocument();
  rerender(<PauseButton paused onToggle={onToggle} label="NAAC certificates" />);
  expect(screen.getByRole('button', { name: 'Play NAAC certificates' })).toBeInTheDocument();
});
