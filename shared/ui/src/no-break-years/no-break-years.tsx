import * as css from './no-break-years.module.css';

/** Years joined by a hyphen: "2018-19", "2018-2019". */
const years = /(\b\d{4}-\d{2}(?:\d{2})?\b)/;

/** Renders year ranges that do not break at the hyphen. */
export function NoBreakYears({ children }: { children: string }) {
  return children.split(years).map((text, index) =>
    // Odd indexes are matches.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text in a fixed order
      <span className={css.noBreak} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
