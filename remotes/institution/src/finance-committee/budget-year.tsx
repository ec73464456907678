import { budgetYear } from './content.ts';
import * as css from './page.module.css';

/** Renders the budget year: a ring of four quarters beside its four steps. */
export function BudgetYear() {
  return (
    <div className={css.year}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {budgetYear.map(({ title }, quarter) => (
          <g key={title} transform={`rotate(${quarter * 90} 100 100)`}>
            <path d="M104 18A82 82 0 0 1 182 96M173 86 182 97 191 86" />
            <text x="138" y="71" transform={`rotate(${quarter * -90} 138 62)`}>
              {quarter + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={css.steps} role="list" aria-label="The budget cycle">
        {budgetYear.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
