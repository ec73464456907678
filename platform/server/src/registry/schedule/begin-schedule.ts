import { indianTime } from '@viit/contract';
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
  let isFailing = false;
  let running = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const state = `${release()} ${indianTime(now())}`;
    if (state === seen) return;
    try {
      await releaseDueContent(context, onRelease);
      seen = state;
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  const wait = () => {
    timer = setTimeout(() => {
      running = look().then(wait);
    }, 1000);
    timer.unref();
  };
  wait();
  return {
    /** Completes the release in progress. */
    async stop() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}

const logError = (error: unknown) => console.error('Scheduled entries cannot go live now.', error);
