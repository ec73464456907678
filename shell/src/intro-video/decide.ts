/*
 * What the intro video decides before it plays (spec 1, sections 2.7 and 9). Pure; `circumstances` reads the browser.
 */

export interface Circumstances {
  /** `navigator.connection`, where the browser tells. */
  effectiveType?: string | undefined;
  /** Mbit/s. */
  downlink?: number | undefined;
  savesData?: boolean | undefined;
  wantsLessMotion: boolean;
}

/** A connection below this is slow, in Mbit/s. */
const slowDownlink = 0.7;
/** Up to this width the mobile video is played, in px. */
const mobileWidth = 768;

/** Not on slow connections, not where data is saved, not under reduced motion. */
export function mayPlay({ effectiveType, downlink, savesData, wantsLessMotion }: Circumstances): boolean {
  const isSlow = effectiveType?.includes('2g') || (downlink !== undefined && downlink < slowDownlink);
  return !isSlow && !savesData && !wantsLessMotion;
}

/** A narrow window or a mobile user agent. */
export const isMobile = (width: number, userAgent: string): boolean =>
  width <= mobileWidth || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);

/** Where the copy of this site is. */
export const sameOrigin = '/media';

/** The files to try, in order. `base` is the CDN's address or the same-origin copy's. */
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

/** Reads the browser. */
export function circumstances(): Circumstances {
  const { connection } = navigator as { connection?: Connection };
  return {
    effectiveType: connection?.effectiveType,
    downlink: connection?.downlink,
    savesData: connection?.saveData,
    wantsLessMotion: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  };
}
