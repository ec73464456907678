import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { site } from '../settings/site.ts';
import * as css from './intro-video.module.css';
import { isMobile, sameOrigin, videoSources } from './playback-rules.ts';

/** Times in ms and rate (spec 1, section 9). */
const fadeTime = 800;
const shrinkTime = 2000;
const retryTime = 250;
const playbackRate = 1.5;

/** `waiting`: loading behind the page. `playing`: over it. Then on desktop it shrinks, and fades. */
type Phase = 'waiting' | 'playing' | 'shrinking' | 'fading';

export interface IntroVideoProps {
  /** On first load it waits, unseen, until it can play; on request it comes at once. */
  isRequested: boolean;
  /** It has come over the page. */
  onStart: () => void;
  /** It is gone, or cannot be played. */
  onClosed: () => void;
}

/** Renders the intro video over the page, as a modal dialog: Skip, Escape and a click close it (spec 1, section 2.7). */
export default function IntroVideo({ isRequested, onStart, onClosed }: IntroVideoProps) {
  const [phase, setPhase] = useState<Phase>(isRequested ? 'playing' : 'waiting');
  const [base, setBase] = useState(site.videoCdn ?? sameOrigin);
  const [isShrunk, setIsShrunk] = useState(false);
  const [mobile] = useState(() => isMobile(innerWidth, navigator.userAgent));
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isOver = phase !== 'waiting';

  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes over the page once
  useEffect(() => {
    if (!isOver) return;
    // First: opening moves the focus, which must not pass for the visitor's own doing.
    onStart();
    if (dialog.current?.showModal) dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
  }, [isOver]);
  useEffect(() => (phase === 'playing' && base ? keepPlaying(video.current) : undefined), [phase, base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phase ends once
  useEffect(() => {
    if (phase !== 'shrinking' && phase !== 'fading') return;
    const isShrinking = phase === 'shrinking';
    const end = () => {
      if (isShrinking) return setPhase('fading');
      // Closed before it is taken away, the dialog gives the focus back.
      dialog.current?.close?.();
      onClosed();
    };
    const timer = setTimeout(end, isShrinking ? shrinkTime : fadeTime);
    return () => clearTimeout(timer);
  }, [phase]);

  const fade = (event: SyntheticEvent) => {
    event.preventDefault();
    setPhase('fading');
  };
  const onEnded = () => {
    if (phase !== 'playing') return;
    setIsShrunk(!mobile);
    setPhase(mobile ? 'fading' : 'shrinking');
  };
  const onError = () => {
    console.error(`Intro video failed to load from ${base}`);
    if (base !== sameOrigin) setBase(sameOrigin);
    else if (isOver) setPhase('fading');
    else onClosed();
  };
  const sources = videoSources(base, mobile);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key, and Skip is a button
    <dialog
      ref={dialog}
      className={css.overlay}
      data-phase={phase}
      data-shrunk={isShrunk || undefined}
      data-lenis-prevent=""
      aria-label="Intro video"
      onClick={fade}
      onCancel={fade}
      onClose={onClosed}
    >
      <video
        key={base}
        ref={video}
        className={css.video}
        muted
        playsInline
        preload="auto"
        onCanPlay={() => setPhase((now) => (now === 'waiting' ? 'playing' : now))}
        onEnded={onEnded}
        // A film that breaks off while it plays; React hands on the errors of the sources too, of which only the last counts.
        onError={({ target, currentTarget }) => target === currentTarget && onError()}
      >
        {sources.map(({ src, type }, place) => (
          <source key={src} src={src} type={type} {...(place === sources.length - 1 && { onError })} />
        ))}
      </video>
      <button type="button" className={css.skip}>
        Skip intro
      </button>
    </dialog>
  );
}

/** Plays; a failed play is tried again every 250 ms. Returns how to stop trying. */
function keepPlaying(video: HTMLVideoElement | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = () => {
    if (!video || isStopped) return;
    video.defaultPlaybackRate = playbackRate;
    video.playbackRate = playbackRate;
    video.play()?.catch(() => {
      if (!isStopped) timer = setTimeout(attempt, retryTime);
    });
  };
  attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
