import { create } from 'zustand';

/** Whether the intro video plays (R8.2). The logo sets it, and the video's overlay reads it. */
interface VideoState {
  isPlaying: boolean;
  /** Starts the intro video. */
  play: () => void;
  /** Called when the intro video has ended or was closed. */
  stop: () => void;
}

export const useVideoStore = create<VideoState>((set) => ({
  isPlaying: false,
  play: () => set({ isPlaying: true }),
  stop: () => set({ isPlaying: false }),
}));
