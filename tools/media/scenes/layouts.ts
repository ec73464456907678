/** For one aspect ratio. Positions in the scene are in px from the wheel's centre. */
export interface Layout {
  width: number;
  height: number;
  /** Lighthouse and wheel's centre, in px of the frame. */
  middle: readonly [number, number];
  /** X position of the sunrise. */
  sun: number;
  /** In the background. */
  hills: readonly (readonly [x: number, reach: number, height: number])[];
  /** In the foreground. */
  palms: readonly (readonly [x: number, y: number, height: number, lean: number])[];
  /** Y position of the shore. */
  shore: number;
  boats: readonly (readonly [x: number, y: number, scale: number])[];
  /** The final logo: centre and scale. */
  mark: readonly [x: number, y: number, scale: number];
  /** The final letters: upper left corner and scale. */
  letters: readonly [x: number, y: number, scale: number];
  /** Baseline of the first row, font size. */
  line: { rows: readonly string[]; y: number; size: number };
}

/** One unit of the logo in px of the scene. The lighthouse is then as high as the logo's needle. */
export const unit = 15;

export const desktop: Layout = {
  width: 1280,
  height: 720,
  middle: [640, 352],
  sun: 306,
  hills: [
    [-560, 330, 104],
    [-330, 240, 46],
    [640, 300, 62],
  ],
  palms: [
    [-560, 372, 470, 44],
    [-436, 392, 270, 34],
    [584, 392, 420, -52],
  ],
  shore: 262,
  boats: [
    [236, 168, 1.05],
    [452, 92, 0.5],
    [-236, 196, 0.8],
  ],
  mark: [377, 316, 5.6],
  letters: [544, 244, 5.6],
  line: { rows: ['Institute of Engineering & Management'], y: 494, size: 42 },
};

export const mobile: Layout = {
  width: 720,
  height: 1280,
  middle: [360, 560],
  sun: 176,
  hills: [
    [-330, 250, 92],
    [-120, 220, 40],
    [360, 210, 56],
  ],
  palms: [
    [-276, 640, 700, 64],
    [-128, 690, 360, 30],
    [318, 700, 380, -40],
  ],
  shore: 520,
  boats: [
    [112, 246, 1.5],
    [-84, 200, 0.8],
  ],
  mark: [360, 520, 6.2],
  letters: [166, 692, 4.62],
  line: { rows: ['Institute of Engineering', '& Management'], y: 880, size: 42 },
};
