import { PauseButton } from '@viit/ui/pause-button';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'moving', element: <PauseButton paused={false} onToggle={() => {}} label="announcements" /> },
  { name: 'paused', element: <PauseButton paused onToggle={() => {}} label="news" /> },
] as const satisfies readonly Example[];
