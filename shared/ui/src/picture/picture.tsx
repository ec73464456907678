import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
export function Picture(props: PictureProps) {
  return <Watched key={props.src} {...props} />;
}

function Watched({ src, alt, width, height, eager = false, fit = 'cover', fallback }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(src);
  const [state, setState] = useState<State>('unknown');
  const onError = () => {
    if (fallback && shown !== fallback) setShown(fallback);
    else setState('failed');
  };
  // What became of the image before the page came alive.
  const look = useEffectEvent(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (!complete) setState('loading');
    else if (naturalWidth) setState('loaded');
    else onError();
  });
  useEffect(() => look(), []);
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
          onLoad={() => setState('loaded')}
          onError={onError}
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
      <path d="M97 50a14 14 0 0 1 28 0a14 14 0 0 1-28 0" />
      <path className={css.hills} d="M-2 64q22-26 42-8q8 7 14 2q16-18 30-4 8 8 18-3q18-14 34 2 12 10 26 3V102H-2Z" />
      <path d="M0 72q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 81q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 90q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
    </svg>
  );
}
