/** How the intro film is composed for a shape of screen. Places in the scene are px from the middle of the wheel. */
export interface Layout {
  width: number;
  height: number;
  /** Where the lighthouse stands and the wheel closes. */
  middle: readonly [number, number];
  /** Where the sun comes up, from the lighthouse. */
  sun: number;
  /** The far hills: from the lighthouse to their middle, and half their width. */
  hills: readonly (readonly [x: number, reach: number, height: number])[];
  /** The palms in front: foot, height and lean. */
  palms: readonly (readonly [x: number, y: number, height: number, lean: number])[];
  /** Where the shore in front begins, from the lighthouse. */
  shore: number;
  boats: readonly (readonly [x: number, y: number, scale: number])[];
  /** The mark at the end: middle and size. */
  mark: readonly [x: number, y: number, scale: number];
  /** The letters at the end: left upper corner and size. */
  letters: readonly [x: number, y: number, scale: number];
  /** The line below them, in rows: baseline of the first, and type size. */
  line: { rows: readonly string[]; y: number; size: number };
}

/** The scene's px in one unit of the mark: so the lighthouse is as high as the needle. */
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
