import { create } from 'zustand';

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
