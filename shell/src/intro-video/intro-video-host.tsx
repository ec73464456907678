import { useVideoStore } from '@viit/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import type { IntroVideoProps } from './intro-video.tsx';
import { mayPlay, readConditions, startTimeoutMs } from './playback-rules.ts';

/** The visitor is using the page. */
const activityEvents = ['scroll', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const;

/** Browsers without event counts show only scroll and focus. */
const isPageInUse = () =>
  scrollY > 0 ||
  document.activeElement !== document.body ||
  ['pointerdown', 'keydown'].some((type) => performance.eventCounts?.get(type));

const loadVideo = () => import(/* webpackChunkName: "intro-video" */ './intro-video.tsx');

interface IntroVideoHostProps {
  path: string;
  /** Then no video on first load. */
  hasNotice?: boolean;
}

/** Loads the intro video on the first load of `/` and whenever the playing flag is set. */
export function IntroVideoHost({ path, hasNotice = false }: IntroVideoHostProps) {
  const isPlaying = useVideoStore((state) => state.isPlaying);
  const [reason, setReason] = useState<'first-load' | 'requested'>();
  const [Loaded, setLoaded] = useState<ComponentType<IntroVideoProps>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first load only
  useEffect(() => {
    if (path !== '/' || hasNotice || isPageInUse() || location.hash || !mayPlay(readConditions())) return;
    setReason('first-load');
  }, []);

  useEffect(() => {
    if (reason !== 'first-load' || isPlaying) return;
    const giveUp = () => {
      if (!useVideoStore.getState().isPlaying) setReason(undefined);
    };
    const timer = setTimeout(giveUp, startTimeoutMs);
    for (const type of activityEvents) addEventListener(type, giveUp, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of activityEvents) removeEventListener(type, giveUp, { capture: true });
    };
  }, [reason, isPlaying]);

  useEffect(() => {
    if (!isPlaying || reason) return;
    if (mayPlay(readConditions())) setReason('requested');
    else useVideoStore.getState().stop();
  }, [isPlaying, reason]);

  useEffect(() => {
    if (reason !== 'requested' || Loaded) return;
    const timer = setTimeout(() => {
      setReason(undefined);
      useVideoStore.getState().stop();
    }, startTimeoutMs);
    return () => clearTimeout(timer);
  }, [reason, Loaded]);

  useEffect(() => {
    if (!reason || Loaded) return;
    loadVideo().then(
      (module) => setLoaded(() => module.default),
      (error: unknown) => {
        console.error('The intro video could not be loaded:', error);
        setReason(undefined);
        useVideoStore.getState().stop();
      },
    );
  }, [reason, Loaded]);

  if (!reason || !Loaded) return null;
  return (
    <Loaded
      isRequested={reason === 'requested'}
      onStart={() => useVideoStore.getState().play()}
      onClosed={() => {
        setReason(undefined);
        useVideoStore.getState().stop();
      }}
    />
  );
}
