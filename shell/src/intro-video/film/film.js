/*
 * The intro film: first light over the bay, the lighthouse, a boat; then the mark comes together on the water.
 * `drawFrame(seconds)` draws one frame of `duration` seconds on #film at the size it was given by `setSize`.
 */
const colours = {
  night: [6, 32, 44],
  deep: [10, 46, 62],
  sea: [18, 86, 111],
  water: [23, 111, 140],
  foam: [140, 199, 214],
  dawn: [253, 240, 210],
  sun: [244, 185, 66],
  soil: [201, 85, 47],
  wall: [255, 254, 251],
  steel: [22, 36, 43],
};
globalThis.duration = 6;
const canvas = document.getElementById('film');
const c = canvas.getContext('2d');
let w = 0;
let h = 0;
/** The unit: a 720th of the shorter side. */
let u = 1;

globalThis.setSize = (width, height) => {
  canvas.width = w = width;
  canvas.height = h = height;
  u = Math.min(w, h) / 720;
};

const clamp = (x) => Math.min(1, Math.max(0, x));
/** 0 before `from`, 1 after `to`, slow at both ends. */
const ease = (t, from, to) => {
  const x = clamp((t - from) / (to - from));
  return x * x * (3 - 2 * x);
};
const mix = (a, b, x) => `rgb(${a.map((one, i) => Math.round(one + (b[i] - one) * x)).join(' ')})`;
const rgb = (name, alpha = 1) => `rgb(${colours[name].join(' ')} / ${alpha})`;

function wave(y, height, length, shift, fill) {
  c.beginPath();
  c.moveTo(0, h);
  for (let x = 0; x <= w + 8; x += 8) c.lineTo(x, y + Math.sin((x / length + shift) * 2 * Math.PI) * height);
  c.lineTo(w, h);
  c.fillStyle = fill;
  c.fill();
}

function sky(t, light) {
  const ground = c.createLinearGradient(0, 0, 0, h * 0.64);
  ground.addColorStop(0, mix(colours.night, colours.foam, light * 0.75));
  ground.addColorStop(1, mix(colours.sea, colours.dawn, light));
  c.fillStyle = ground;
  c.fillRect(0, 0, w, h);
  c.beginPath();
  c.arc(w * 0.66, h * 0.66 - ease(t, 0.1, 2.8) * h * 0.3, 96 * u, 0, 7);
  c.fillStyle = rgb('sun', 0.4 + 0.6 * light);
  c.fill();
}

function hill() {
  const base = h * 0.66;
  c.fillStyle = rgb('deep');
  c.beginPath();
  c.moveTo(-20 * u, base);
  c.quadraticCurveTo(w * 0.24, base - 270 * u, w * 0.52, base + 10 * u);
  c.lineTo(-20 * u, base + 60 * u);
  c.fill();
}

function lighthouse(t, light) {
  const x = w * 0.22;
  const y = h * 0.66 - 118 * u;
  const beam = Math.sin(t * 1.7) * 0.22 - 0.08;
  c.save();
  c.translate(x, y - 168 * u);
  c.rotate(beam);
  c.fillStyle = rgb('sun', 0.34 * (1 - light * 0.6));
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(1400 * u, -150 * u);
  c.lineTo(1400 * u, 150 * u);
  c.fill();
  c.restore();
  const tower = (from, to, fill) => {
    const at = (share) => (16 + 12 * share) * u;
    c.fillStyle = fill;
    c.beginPath();
    c.moveTo(x - at(from), y - 150 * u * (1 - from));
    c.lineTo(x + at(from), y - 150 * u * (1 - from));
    c.lineTo(x + at(to), y - 150 * u * (1 - to));
    c.lineTo(x - at(to), y - 150 * u * (1 - to));
    c.fill();
  };
  tower(0, 1, rgb('wall'));
  tower(0.22, 0.42, rgb('soil'));
  tower(0.64, 0.84, rgb('soil'));
  c.fillStyle = rgb('steel');
  c.fillRect(x - 19 * u, y - 184 * u, 38 * u, 34 * u);
  c.fillStyle = rgb('sun');
  c.fillRect(x - 9 * u, y - 177 * u, 18 * u, 20 * u);
  c.fillStyle = rgb('soil');
  c.beginPath();
  c.moveTo(x - 25 * u, y - 184 * u);
  c.lineTo(x + 25 * u, y - 184 * u);
  c.lineTo(x, y - 212 * u);
  c.fill();
}

function boat(t) {
  c.save();
  c.translate(w * (0.44 + t * 0.075), h * 0.72 + Math.sin(t * 2.6) * 4 * u);
  c.rotate(Math.sin(t * 2.6 + 1) * 0.04);
  const part = (fill, points) => {
    c.fillStyle = fill;
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x * u, y * u);
    c.fill();
  };
  part(rgb('soil'), [
    [-58, 0],
    [62, 0],
    [40, 30],
    [-36, 30],
  ]);
  part(rgb('wall'), [
    [2, -6],
    [2, -118],
    [62, -6],
  ]);
  part('#f2ecdf', [
    [-6, -6],
    [-6, -96],
    [-46, -6],
  ]);
  c.restore();
}

/** The mark and its words, as the logo has them (shell/src/header/logo.tsx), 138 × 44. */
function logo(t) {
  const size = (w > h ? 5.6 : 4) * u;
  c.save();
  c.translate(w / 2 - 69 * size, h / 2 - 34 * size);
  c.scale(size, size);
  const ring = ease(t, 3.7, 4.6);
  c.globalAlpha = ring;
  c.save();
  c.translate(22, 22);
  c.rotate((1 - ring) * -2.4);
  c.strokeStyle = rgb('wall');
  c.lineWidth = 4;
  c.setLineDash([5.1, 5.11]);
  c.beginPath();
  c.arc(0, 0, 19.5, 0, 2 * Math.PI);
  c.stroke();
  c.setLineDash([]);
  c.lineWidth = 2.6;
  c.beginPath();
  c.arc(0, 0, 16.5, 0, 2 * Math.PI);
  c.stroke();
  c.restore();
  c.save();
  c.beginPath();
  c.arc(22, 22, 13.9, 0, 7);
  c.clip();
  c.translate(0, (1 - ease(t, 3.9, 4.8)) * 16);
  c.fillStyle = rgb('foam');
  c.fill(new Path2D('M8.1 26.4q3.4-3.4 6.8 0t6.8 0 6.8 0 6.8 0V44H8Z'));
  c.restore();
  c.save();
  c.translate(22, 18);
  c.rotate((1 - ease(t, 4, 5)) * 2.6 + Math.sin(t * 9) * 0.16 * (1 - ease(t, 4.6, 5.4)));
  c.translate(-22, -18);
  c.fillStyle = rgb('sun');
  c.fill(new Path2D('m22 7.5 3.2 12.2L22 24l-3.2-4.3z'));
  c.restore();
  const letters = [
    ['M52 9h6.6l6.9 19L72.4 9H79L68.6 35h-6.2z', 'wall'],
    ['M84 9h6v26h-6z', 'wall'],
    ['M97 9h6v26h-6z', 'sun'],
    ['M111 9h25v5.5h-9.5V35h-6V14.5H111z', 'wall'],
  ];
  letters.forEach(([path, fill], place) => {
    const part = ease(t, 4.1 + place * 0.13, 4.7 + place * 0.13);
    c.globalAlpha = part;
    c.save();
    c.translate(0, (1 - part) * 10);
    c.fillStyle = rgb(fill);
    c.fill(new Path2D(path));
    c.restore();
  });
  c.globalAlpha = ease(t, 4.8, 5.4);
  c.fillStyle = rgb('foam');
  c.font = '600 8px "Archivo Variable"';
  c.textAlign = 'center';
  c.fillText('Institute of Engineering & Management', 69, 61);
  c.restore();
}

globalThis.drawFrame = (t) => {
  const light = ease(t, 0.2, 2.6);
  sky(t, light);
  hill();
  lighthouse(t, light);
  wave(h * 0.655, 5 * u, 300 * u, t * 0.14, rgb('water'));
  wave(h * 0.7, 9 * u, 360 * u, -t * 0.2, rgb('water'));
  boat(t);
  // The sea rises over the scene and becomes the ground of the mark.
  const tide = ease(t, 2.6, 3.9);
  wave(h * (0.76 - 0.82 * tide), 11 * u, 430 * u, t * 0.26, rgb('sea'));
  wave(h * (0.84 - 0.9 * tide), 13 * u, 520 * u, -t * 0.3, rgb('deep'));
  wave(h * (0.93 - 0.99 * tide), 14 * u, 610 * u, t * 0.34, rgb('night'));
  logo(t);
};
