import { prefersReducedMotion } from '@viit/runtime';

/*
 * Decisions before the intro video plays (R8.3, R8.7). Pure functions, except `readConditions`.
 */

export interface PlaybackConditions {
  /** `navigator.connection`, in browsers that have it. */
  effectiveType?: string | undefined;
  /** Mbit/s. */
  downlink?: number | undefined;
  savesData?: boolean | undefined;
  prefersReducedMotion: boolean;
}

/** The video can play within this time, or it is not shown (R8.12, R8.13). In ms. */
export const startTimeoutMs = 4000;

/** A connection below this is slow, in Mbit/s. */
const slowDownlink = 0.7;
/** Up to this width the mobile video is played, in px. */
const mobileWidth = 768;

/** False on slow connections, with the data saver, and under reduced motion. */
export function mayPlay({ effectiveType, downlink, savesData, ...conditions }: PlaybackConditions): boolean {
  const isSlow = effectiveType?.includes('2g') || (downlink !== undefined && downlink < slowDownlink);
  return !isSlow && !savesData && !conditions.prefersReducedMotion;
}

/** True for a narrow window or a mobile user agent. */
export const isMobile = (width: number, userAgent: string): boolean =>
  width <= mobileWidth || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);

/** The folder of this site's own copy. */
export const sameOrigin = '/media';

/** The files to try, in order. `base` is the CDN's address or that of this site's copy. */
export function videoSources(base: string, mobile: boolean): { src: string; type: string }[] {
  const name = `${base.replace(/\/$/, '')}/intro-${mobile ? 'mobile' : 'desktop'}`;
  return [
    { src: `${name}.webm`, type: 'video/webm' },
    { src: `${name}.mp4`, type: 'video/mp4' },
  ];
}

interface Connection {
  effectiveType?: string;
  downlink?: number;
  saveData?: boolean;
}

/** Reads the conditions from the browser. */
export function readConditions(): PlaybackConditions {
  const { connection } = navigator as { connection?: Connection };
  return {
    effectiveType: connection?.effectiveType,
    downlink: connection?.downlink,
    savesData: connection?.saveData,
    prefersReducedMotion: prefersReducedMotion(),
  };
}
