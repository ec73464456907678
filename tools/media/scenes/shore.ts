import { blend, ease, group, round } from './film.ts';
import type { Layout } from './layouts.ts';

/** Red soil, eroded by rain, green on top. */
export const cape = (light: number): string =>
  `<path d="M-400 112H380L318 124L338 130H220L246 140H60L84 150H-128L-96 142H-296L-268 131H-352Z" fill="${blend('#06202c', '#1d5366', light)}" opacity=".5"/>
<path id="cape" d="M-384 116C-330 96-300 84-262 80C-230 66-214 52-176 50C-140 36-104 34-70 28L62 28C96 32 120 42 148 58C182 62 204 82 246 92C290 98 318 108 352 118Q180 132 20 126T-384 116Z" fill="url(#soil)"/><clipPath id="cape-edge"><use href="#cape"/></clipPath>
<g clip-path="url(#cape-edge)"><path d="M-258 82q-16 20-40 34M-206 60q-14 30-26 60M-168 52q2 30-16 72M-122 40q-10 36-6 84M-84 34q10 44 2 92M-32 34q-14 46-6 92M14 34q16 44 10 92M58 34q8 46 26 90M96 40q6 40 34 82M142 56q6 34 34 66M196 80q12 20 38 40" fill="none" stroke="${blend('#20161a', 'var(--soil-700)', light)}" stroke-width="5" stroke-linecap="round" opacity=".5"/>
<path d="M-140 36q-4 30 2 66M-58 32q8 36 4 70M38 32q12 40 14 74M120 46q10 30 28 58M170 66q10 22 28 44" fill="none" stroke="#ffc79a" stroke-width="3" stroke-linecap="round" opacity="${round(light * 0.4)}"/></g>
<path d="M-270 84C-232 62-214 46-176 44C-140 30-104 26-70 22L62 22C96 26 124 36 152 54C180 58 196 72 210 84Q180 70 150 66Q110 42 60 38Q-20 32-80 38Q-130 44-170 60Q-220 66-270 84Z" fill="${blend('#0d2f33', '#3f6b46', light)}"/>
<path d="M60 28v-22h40v24z" fill="${blend('#7d8f8d', '#fff3df', light)}"/><path d="M52 8l28-18 28 18z" fill="${blend('#5a2f24', 'var(--soil-600)', light)}"/><path d="M76 14h9v10h-9z" fill="var(--sun-400)" opacity="${round(1 - light * 0.8)}"/>`;

export function boats({ boats: fleet }: Layout, t: number, light: number): string {
  const hull = blend('#03141c', '#173f4d', light);
  const sail = blend('#3b6470', '#fff3df', light);
  return fleet
    .map(([x, y, scale], i) =>
      group(
        `<g transform="rotate(${round(1.6 * Math.sin(t * 2 + i))})"><path d="M-34 0h70l-12 13h-44z" fill="${hull}"/><path d="M2-4v-66q34 30 38 66z" fill="${sail}"/><path d="M-3-4v-54q-20 26-24 54z" fill="${blend('#2a5866', 'var(--soil-500)', light)}"/></g><path d="M-40 16h84" stroke="${hull}" stroke-width="3" opacity=".35" stroke-linecap="round"/>`,
        { x: x - t * 9 * scale, y: y + 1.6 * Math.sin(t * 2.3 + i * 2), scale },
      ),
    )
    .join('');
}

/** Moves a little faster than the rest of the scene. */
export function shore({ width, palms, shore: top }: Layout, crown: string, t: number): string {
  const zoom = ease(t, -1.5, 3.4);
  const trees = palms.map(([x, y, height, lean]) => {
    const head = [x + lean, y - height] as const;
    return `<path d="M${x - 8} ${y + 30}Q${x - 2} ${y - height * 0.5} ${head[0] - 4} ${head[1]}h8Q${x + 12} ${y - height * 0.45} ${x + 12} ${y + 30}z" fill="#0b2b38"/><use href="#${crown}" transform="translate(${head.join(' ')})scale(${round((height / 330) ** 0.6 * (lean < 0 ? -1 : 1))} ${round((height / 330) ** 0.6)})"/>`;
  });
  const land = `<path d="M${-width} ${top + 30}Q${-width * 0.45} ${top - 16} ${-width * 0.2} ${top + 34}T${width * 0.22} ${top + 58}T${width * 0.5} ${top + 24}T${width} ${top}V${top + 900}H${-width}Z" fill="#052430"/><path d="M${-width} ${top + 76}Q${-width * 0.4} ${top + 20} ${-width * 0.1} ${top + 86}T${width * 0.4} ${top + 78}T${width} ${top + 60}V${top + 900}H${-width}Z" fill="var(--sea-950)"/>`;
  return group(trees.join('') + land, { scale: 1 + 0.045 * zoom, y: 8 * zoom });
}
