import { create } from 'zustand';

/** The shared playing flag (spec 1, section 4): set by the logo, read by the intro video overlay. */
interface VideoState {
  isPlaying: boolean;
  /** Asks for the intro video. */
  play: () => void;
  /** The intro video has ended or was closed. */
  stop: () => void;
}

export const useVideoStore = create<VideoState>((set) => ({
  isPlaying: false,
  play: () => set({ isPlaying: true }),
  stop: () => set({ isPlaying: false }),
}));
