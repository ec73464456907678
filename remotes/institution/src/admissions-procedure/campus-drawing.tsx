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

/** Renders the page's main picture: the gate and the buildings of the campus between the hills and the bay. */
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
        <path className={css.block} d="M170 136H470V266H170ZM500 104H700V266H500ZM730 152H860V266H730Z" />
        <path className={css.tower} d="M572 50H628V94H572Z" />
        <path
          className={css.roof}
          d="M162 126H478V138H162ZM492 92H708V106H492ZM724 142H866V154H724ZM562 40H638V52H562Z"
        />
        <path className={css.glass} d={windows(190, 154, 10, 3) + windows(520, 124, 7, 4) + windows(745, 170, 4, 3)} />
        <circle className={css.clock} cx="600" cy="72" r="13" />
        <path className={css.hand} d="M600 64v8l6 4" />
        <path className={css.sail} d="M1120 250V206l24 38h-24M1106 250h44l-8 10h-28z" />
        <path className={css.wall} d="M0 296H430V318H0ZM770 296H1200V318H770Z" />
        <path className={css.road} d="M500 360 556 300H644L700 360Z" />
        <path className={css.gate} d="M430 278H462V322H430ZM738 278H770V322H738ZM418 262H782V282H418Z" />
        <path className={css.gateLine} d="M470 272h260" />
        <path
          className={css.palm}
          d={palm(70, 316, 130) + palm(130, 318, 92) + palm(1000, 318, 150) + palm(1070, 320, 108)}
        />
      </svg>
    </div>
  );
}
