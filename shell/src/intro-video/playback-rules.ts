import { prefersReducedMotion } from '@viit/runtime';

/* R8.3, R8.7. */

export interface PlaybackConditions {
  /** `navigator.connection`. */
  effectiveType?: string | undefined;
  /** Mbit/s. */
  downlink?: number | undefined;
  savesData?: boolean | undefined;
  prefersReducedMotion: boolean;
}

/** In ms (R8.12, R8.13). */
export const startTimeoutMs = 4000;

/** Mbit/s. */
const slowDownlink = 0.7;
/** In px. */
const mobileWidth = 768;

export function mayPlay({ effectiveType, downlink, savesData, ...conditions }: PlaybackConditions): boolean {
  const isSlow = effectiveType?.includes('2g') || (downlink !== undefined && downlink < slowDownlink);
  return !isSlow && !savesData && !conditions.prefersReducedMotion;
}

export const isMobile = (width: number, userAgent: string): boolean =>
  width <= mobileWidth || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);

/** This site's own copy. */
export const sameOrigin = '/media';

/** In order. `base` is the CDN or the site's copy. */
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

export function readConditions(): PlaybackConditions {
  const { connection } = navigator as { connection?: Connection };
  return {
    effectiveType: connection?.effectiveType,
    downlink: connection?.downlink,
    savesData: connection?.saveData,
    prefersReducedMotion: prefersReducedMotion(),
  };
}
