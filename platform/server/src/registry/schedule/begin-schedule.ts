import { indianTime } from '@viit/contract';
import { repeat } from '@viit/core/repeat';
import type { RegistryContext } from '../registry-context.ts';
import { releaseDueContent } from './release-due-content.ts';

interface ScheduleOptions {
  /** That this server serves. */
  release: () => string | undefined;
  /** Gets the number of rendered pages. */
  onRelease: (pages: number) => void;
  onError?: (error: unknown) => void;
}

/** Begins and ends entries at their times. Looks each minute, and in each new release. */
export function beginSchedule(context: RegistryContext, { release, onRelease, onError = logError }: ScheduleOptions) {
  const { now = () => new Date() } = context;
  let seen = '';
  const look = async () => {
    const state = `${release()} ${indianTime(now())}`;
    if (state === seen) return;
    await releaseDueContent(context, onRelease);
    seen = state;
  };
  return repeat(look, 1000, onError);
}

const logError = (error: unknown) => console.error('Scheduled entries cannot go live now.', error);
