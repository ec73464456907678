import { useVideoStore } from '@viit/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import { mayPlay, readConditions } from './decide.ts';
import type { IntroVideoProps } from './intro-video.tsx';

/** On first load the video starts within this time or not at all, in ms. */
const patience = 4000;
/** A visitor who has done one of these is reading already. */
const touches = ['scroll', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const;

/** Whether the visitor did something of it before the shell had started; where the browser does not count events, as far as it shows. */
const isBusy = () =>
  scrollY > 0 ||
  document.activeElement !== document.body ||
  ['pointerdown', 'keydown'].some((kind) => performance.eventCounts?.get(kind));

const loadVideo = () => import(/* webpackChunkName: "intro-video" */ './intro-video.tsx');

interface IntroVideoHostProps {
  path: string;
  /** The visitor came here by a link that has no page yet: no video on load. */
  isLost?: boolean;
}

/**
 * Renders the intro video on the first load at the home page, and whenever the shared playing flag is set. Its code is
 * loaded only then, after the page's own.
 */
export function IntroVideoHost({ path, isLost = false }: IntroVideoHostProps) {
  const isPlaying = useVideoStore((state) => state.isPlaying);
  const [wanted, setWanted] = useState<'first-load' | 'requested'>();
  const [Loaded, setLoaded] = useState<ComponentType<IntroVideoProps>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first load only
  useEffect(() => {
    if (path !== '/' || isLost || isBusy() || location.hash || !mayPlay(readConditions())) return;
    setWanted('first-load');
  }, []);

  useEffect(() => {
    if (wanted !== 'first-load' || isPlaying) return;
    const giveUp = () => {
      if (!useVideoStore.getState().isPlaying) setWanted(undefined);
    };
    const timer = setTimeout(giveUp, patience);
    for (const touch of touches) addEventListener(touch, giveUp, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, giveUp, { capture: true });
    };
  }, [wanted, isPlaying]);

  useEffect(() => {
    if (!isPlaying || wanted) return;
    if (mayPlay(readConditions())) setWanted('requested');
    else useVideoStore.getState().stop();
  }, [isPlaying, wanted]);

  useEffect(() => {
    if (!wanted || Loaded) return;
    loadVideo().then(
      (module) => setLoaded(() => module.default),
      (error: unknown) => {
        console.error('The intro video could not be loaded:', error);
        setWanted(undefined);
        useVideoStore.getState().stop();
      },
    );
  }, [wanted, Loaded]);

  if (!wanted || !Loaded) return null;
  return (
    <Loaded
      isRequested={wanted === 'requested'}
      onStart={() => useVideoStore.getState().play()}
      onClosed={() => {
        setWanted(undefined);
        useVideoStore.getState().stop();
      }}
    />
  );
}
