import { useEffect, useRef, useState } from 'react';
import { browserSettings } from '../settings/browser-settings.ts';
import * as css from './intro-video.module.css';
import { isMobile, sameOrigin, startTimeoutMs, videoSources } from './playback-rules.ts';

/** In ms, and the playback rate (R8.4, R8.5, R8.9, R8.10). */
const fadeMs = 800;
const shrinkMs = 2000;
const retryMs = 250;
const playbackRate = 1.5;

type Phase = 'waiting' | 'playing' | 'shrinking' | 'fading';

export interface IntroVideoProps {
  /** Shown immediately; on first load only when it can play. */
  isRequested: boolean;
  onStart: () => void;
  /** Closed, or cannot be played. */
  onClosed: () => void;
}

/** Renders the intro video as a dialog (R8). Not `showModal`, which restyles the whole page twice: 100 ms each on a phone. */
export default function IntroVideo({ isRequested, onStart, onClosed }: IntroVideoProps) {
  const [phase, setPhase] = useState<Phase>(isRequested ? 'playing' : 'waiting');
  const [base, setBase] = useState(browserSettings().videoCdn ?? sameOrigin);
  const [isShrunk, setIsShrunk] = useState(false);
  const [canPlay, setCanPlay] = useState(false);
  const [mobile] = useState(() => isMobile(innerWidth, navigator.userAgent));
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const skip = useRef<HTMLButtonElement>(null);
  /** What received the focus behind the dialog: the heading of a page that was still loading. */
  const focusedBehind = useRef<HTMLElement>(null);
  const isShown = phase !== 'waiting';

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (!isShown) return;
    // Opening moves the focus, which must not count as activity.
    onStart();
    if (dialog.current?.show) dialog.current.show();
    else dialog.current?.setAttribute('open', '');
    // Firefox would focus the video.
    skip.current?.focus();
  }, [isShown]);
  useEffect(() => (phase === 'playing' && base ? keepPlaying(video.current) : undefined), [phase, base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phase ends once
  useEffect(() => {
    if (phase !== 'shrinking' && phase !== 'fading') return;
    const isShrinking = phase === 'shrinking';
    const end = () => {
      if (isShrinking) return setPhase('fading');
      // Removing a dialog does not return the focus.
      dialog.current?.close?.();
      focusedBehind.current?.focus({ preventScroll: true });
      onClosed();
    };
    const timer = setTimeout(end, isShrinking ? shrinkMs : fadeMs);
    return () => clearTimeout(timer);
  }, [phase]);

  // A video that does not come must not cover the page.
  useEffect(() => {
    if (phase !== 'playing' || canPlay) return;
    const timer = setTimeout(() => setPhase('fading'), startTimeoutMs);
    return () => clearTimeout(timer);
  }, [phase, canPlay]);
  useEffect(() => {
    if (!isShown) return;
    const startFading = () => setPhase('fading');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') startFading();
      if (event.key !== 'Tab') return;
      // Skip is the only control.
      event.preventDefault();
      skip.current?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const box = dialog.current;
      if (box?.dataset.phase === 'fading' || !(target instanceof HTMLElement) || box?.contains(target)) return;
      focusedBehind.current = target;
      skip.current?.focus();
    };
    addEventListener('popstate', startFading);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('popstate', startFading);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isShown]);

  const onEnded = () => {
    if (phase !== 'playing') return;
    setIsShrunk(!mobile);
    setPhase(mobile ? 'fading' : 'shrinking');
  };
  const onError = () => {
    console.error(`Intro video failed to load from ${base}`);
    if (base !== sameOrigin) setBase(sameOrigin);
    else if (isShown) setPhase('fading');
    else onClosed();
  };
  const sources = videoSources(base, mobile);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, and Skip is a button
    <dialog
      ref={dialog}
      className={css.overlay}
      data-phase={phase}
      data-shrunk={isShrunk || undefined}
      data-lenis-prevent=""
      aria-label="Intro video"
      aria-modal="true"
      onClick={() => setPhase('fading')}
    >
      <video
        key={base}
        ref={video}
        className={css.video}
        muted
        playsInline
        // A tab stop in Firefox otherwise.
        tabIndex={-1}
        preload="auto"
        onCanPlay={() => {
          setCanPlay(true);
          setPhase((now) => (now === 'waiting' ? 'playing' : now));
        }}
        onEnded={onEnded}
        // Of the sources' errors, which React passes on, only the last counts.
        onError={({ target, currentTarget }) => target === currentTarget && onError()}
      >
        {sources.map(({ src, type }, index) => (
          <source key={src} src={src} type={type} {...(index === sources.length - 1 && { onError })} />
        ))}
      </video>
      <button type="button" ref={skip} className={css.skip}>
        Skip intro
      </button>
    </dialog>
  );
}

/** Retries every 250 ms. @returns a function that stops it. */
function keepPlaying(video: HTMLVideoElement | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = () => {
    if (!video || isStopped) return;
    video.defaultPlaybackRate = playbackRate;
    video.playbackRate = playbackRate;
    video.play()?.catch(() => {
      if (!isStopped) timer = setTimeout(attempt, retryMs);
    });
  };
  attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
