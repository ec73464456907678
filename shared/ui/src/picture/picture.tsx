import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as css from './picture.module.css';

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Fetched at once: for what is seen first. */
  eager?: boolean;
  /** How it fills the frame that its width and height describe. */
  fit?: 'cover' | 'contain';
  /** Shown instead if it cannot be loaded; without it a drawn placeholder is. */
  fallback?: string | undefined;
}

type State = 'unknown' | 'loading' | 'loaded' | 'failed';

/** Renders an image with its size, a spinner until it is loaded, and a placeholder if it cannot be. */
export function Picture({ src, alt, width, height, eager = false, fit = 'cover', fallback }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(src);
  const [asked, setAsked] = useState(src);
  const [state, setState] = useState<State>('unknown');
  if (asked !== src) {
    setAsked(src);
    setShown(src);
    setState('unknown');
  }
  const fail = () => {
    if (fallback && shown !== fallback) setShown(fallback);
    else setState('failed');
  };
  // What happened to the image before the page came alive.
  useEffect(() => {
    const element = image.current;
    if (!element || element.getAttribute('src') !== shown) return;
    if (!element.complete) setState('loading');
    else if (element.naturalWidth > 0) setState('loaded');
    else element.dispatchEvent(new Event('error'));
  }, [shown]);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.getAttribute('src') === shown) setState('loaded');
  };
  return (
    <span className={css.picture} data-state={state} data-fit={fit} style={{ aspectRatio: `${width} / ${height}` }}>
      {state === 'failed' ? (
        <Placeholder alt={alt} />
      ) : (
        <img
          ref={image}
          src={shown}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager && { fetchPriority: 'high' })}
          onLoad={onLoad}
          onError={fail}
        />
      )}
    </span>
  );
}

/** Sun, hills and sea in a frame, where a picture should be. */
function Placeholder({ alt }: { alt: string }) {
  return (
    <svg
      className={css.placeholder}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      aria-hidden={!alt}
    >
      <circle cx="112" cy="38" r="12" />
      <path d="M0 70q24-30 44-8t34-14 36 14 46-6M0 78q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 87q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
    </svg>
  );
}
