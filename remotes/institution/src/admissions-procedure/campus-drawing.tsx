import * as css from './campus-drawing.module.css';
import { picture } from './content.ts';

const windows = (x: number, y: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * 26;
    const top = y + Math.floor(index / columns) * 30;
    return `M${left} ${top}h14v18h-14z`;
  }).join('');

const palm = (x: number, y: number, height: number) =>
  `M${x} ${y}q6 ${-height / 2} 2 ${-height}m0 0q-22 -16 -38 4m38 -4q-12 -24 -32 -20m32 20q4 -26 26 -26m-26 26q22 -16 38 4m-38 -4q14 6 18 26m-18 -26q-16 6 -20 26`;

/** Renders the page's main picture: the gate and the blocks of the campus between the hills and the bay. */
export function CampusDrawing() {
  return (
    <div className={css.frame}>
      <svg
        className={css.drawing}
        viewBox="0 0 1200 360"
        role="img"
        aria-label={picture.label}
        preserveAspectRatio="xMidYMax slice"
      >
        <rect className={css.sky} width="1200" height="360" />
        <circle className={css.sun} cx="930" cy="120" r="54" />
        <path
          className={css.farHill}
          d="M0 236C90 150 180 120 270 168C330 110 430 96 540 176C640 150 720 196 800 236Z"
        />
        <path className={css.nearHill} d="M0 262C120 190 230 196 330 236C420 214 500 226 580 262Z" />
        <path className={css.sea} d="M640 236H1200V300H640Z" />
        <path className={css.foam} d="M760 256h90M900 246h60M1010 262h120M860 276h70M1100 282h80" />
        <path className={css.soil} d="M0 258C300 246 620 252 760 282C900 300 1050 290 1200 300V360H0Z" />
        <path className={css.block} d="M180 150H470V276H180ZM500 118H700V276H500ZM730 166H860V276H730Z" />
        <path className={css.roof} d="M172 140H478V152H172ZM492 106H708V120H492ZM724 156H866V168H724Z" />
        <path className={css.tower} d="M572 64H628V106H572ZM564 56H636V66H564Z" />
        <path className={css.glass} d={windows(200, 170, 10, 3) + windows(520, 140, 7, 4) + windows(745, 184, 4, 3)} />
        <circle className={css.clock} cx="600" cy="86" r="13" />
        <path className={css.hand} d="M600 78v8l6 4" />
        <path className={css.wall} d="M0 292H380V316H0ZM820 292H1200V316H820Z" />
        <path className={css.road} d="M520 360 572 290H628L700 360Z" />
        <path className={css.gate} d="M380 236H420V320H380ZM780 236H820V320H780ZM368 212H832V238H368Z" />
        <path className={css.gateLine} d="M440 225h320" />
        <path
          className={css.palm}
          d={palm(70, 316, 130) + palm(130, 318, 92) + palm(1010, 318, 150) + palm(1090, 320, 108)}
        />
      </svg>
    </div>
  );
}
