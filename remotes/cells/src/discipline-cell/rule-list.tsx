import { ruleGroups } from './content.ts';
import * as css from './page.module.css';

/** Number of rules in the groups before this one, because the numbers continue across groups. */
const countRulesBefore = (group: number): number =>
  ruleGroups.slice(0, group).reduce((sum, { rules }) => sum + rules.length, 0);

/** Renders the rules in three groups, numbered consecutively. */
export function RuleList() {
  return ruleGroups.map(({ title, rules }, group) => (
    <div className={css.group} key={title}>
      <h3 className={css.groupTitle}>{title}</h3>
      <ol className={css.rules} role="list" start={countRulesBefore(group) + 1}>
        {rules.map((rule, index) => (
          <li className={css.rule} key={rule.title}>
            <span className={css.number}>{countRulesBefore(group) + index + 1}</span>
            <div>
              <h4 className={css.ruleTitle}>{rule.title}</h4>
              <p>{rule.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  ));
}
