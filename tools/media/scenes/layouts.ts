/** The layout of the intro film for an aspect ratio. Positions in the scene are in px from the wheel's centre. */
export interface Layout {
  width: number;
  height: number;
  /** The position of the lighthouse and the centre of the wheel, in px of the frame. */
  middle: readonly [number, number];
  /** The x position of the sunrise. */
  sun: number;
  /** The hills in the background: centre, half of the width, height. */
  hills: readonly (readonly [x: number, reach: number, height: number])[];
  /** The palms in the foreground: base, height and lean. */
  palms: readonly (readonly [x: number, y: number, height: number, lean: number])[];
  /** The y position of the shore in the foreground. */
  shore: number;
  boats: readonly (readonly [x: number, y: number, scale: number])[];
  /** The logo at the end: centre and scale. */
  mark: readonly [x: number, y: number, scale: number];
  /** The letters at the end: upper left corner and scale. */
  letters: readonly [x: number, y: number, scale: number];
  /** The text below them, in rows: baseline of the first row, and font size. */
  line: { rows: readonly string[]; y: number; size: number };
}

/** One unit of the logo, in px of the scene. With it, the lighthouse has the height of the logo's needle. */
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
