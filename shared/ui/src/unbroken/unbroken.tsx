import * as css from './unbroken.module.css';

/** Years joined by a hyphen: "2018-19", "2018-2019". */
const years = /(\b\d{4}-\d{2}(?:\d{2})?\b)/;

/** Renders a text whose year ranges are never broken at the hyphen. The characters stay as written, for finding and copying. */
export function Unbroken({ children }: { children: string }) {
  return children.split(years).map((part, index) =>
    // Splitting by a captured group puts the matches at the odd places.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text, in its order
      <span className={css.whole} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
