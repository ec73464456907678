import { pictureSources } from '@viit/contract/picture';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Of an uploaded picture: its width on the page, as in HTML. @default '100vw' */
  sizes?: string;
}

type LoadState = 'unknown' | 'loading' | 'loaded' | 'failed';

/** Renders an image with reserved space, a spinner and a placeholder. Takes the value of a picture field. */
export function Picture(props: PictureProps) {
  return <LoadingPicture key={props.src} {...props} />;
}

function LoadingPicture(props: PictureProps) {
  const { src, alt, width, height, eager = false, fit = 'cover', fallback, sizes = '100vw' } = props;
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
        <WithSources src={currentSrc} sizes={sizes}>
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
        </WithSources>
      )}
    </span>
  );
}

function WithSources({
  src = '',
  sizes,
  children,
}: {
  src: string | undefined;
  sizes: string;
  children: ReactElement;
}) {
  const sources = pictureSources(src);
  if (sources.length === 0) return children;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {children}
    </picture>
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
