import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as css from './picture.module.css';

interface PictureProps {
  src: string | undefined;
  alt: string;
  width: number;
  height: number;
  /** High priority, for the top of the page. @default false */
  eager?: boolean;
  /** @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Shown if `src` fails; then a drawn placeholder. */
  fallback?: string | undefined;
}

type LoadState = 'unknown' | 'loading' | 'loaded' | 'failed';

/** Renders an image with reserved space, a spinner and a placeholder. */
export function Picture(props: PictureProps) {
  return <LoadingPicture key={props.src} {...props} />;
}

function LoadingPicture({ src, alt, width, height, eager = false, fit = 'cover', fallback }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [currentSrc, setCurrentSrc] = useState(src);
  const [state, setState] = useState<LoadState>(src ? 'unknown' : 'failed');
  const onError = () => {
    if (fallback && currentSrc !== fallback) setCurrentSrc(fallback);
    else setState('failed');
  };
  // The image may have loaded or failed before hydration.
  const checkLoaded = useEffectEvent(() => {
    if (!image.current) return;
    const { complete, naturalWidth } = image.current;
    if (!complete) setState('loading');
    else if (naturalWidth) setState('loaded');
    else onError();
  });
  useEffect(() => checkLoaded(), []);
  return (
    <span className={css.picture} data-state={state} data-fit={fit} style={{ aspectRatio: `${width} / ${height}` }}>
      {state === 'failed' ? (
        <Placeholder alt={alt} />
      ) : (
        <img
          ref={image}
          src={currentSrc}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(eager && { fetchPriority: 'high' })}
          onLoad={() => setState('loaded')}
          onError={onError}
        />
      )}
    </span>
  );
}

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
      <path d="M97 50a14 14 0 0 1 28 0a14 14 0 0 1-28 0" />
      <path className={css.hills} d="M-2 64q22-26 42-8q8 7 14 2q16-18 30-4 8 8 18-3q18-14 34 2 12 10 26 3V102H-2Z" />
      <path d="M0 72q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 81q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 90q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
    </svg>
  );
}
