import { create } from 'zustand';

/** The intro video (R8.2). */
interface VideoState {
  isPlaying: boolean;
  play: () => void;
  stop: () => void;
}

export const useVideoStore = create<VideoState>((set) => ({
  isPlaying: false,
  play: () => set({ isPlaying: true }),
  stop: () => set({ isPlaying: false }),
}));
