import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { useEffect, useRef } from 'react';
import { MenuGroup, MenuItem, MenuPanel } from '../menu-panel/menu-panel.tsx';
import { policy } from './content.ts';
import { criteria, criterionFragment } from './criteria.ts';
import * as css from './page.module.css';

/**
 * Renders the right menu: the policy, and the group of criteria, which opens when a criterion is selected (R77.2,
 * R77.6).
 */
export function IqacMenu({ selected }: { selected: number | null }) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (selected !== null && group.current) group.current.open = true;
  }, [selected]);
  return (
    <MenuPanel title="IQAC Menu">
      <MenuItem>
        <a href={policy.href} target="_blank" rel="noopener">
          {policy.name}
          <span className={css.type}>
            <DocumentFacts href={policy.href} />
            <HiddenText> (opens in a new tab)</HiddenText>
          </span>
        </a>
      </MenuItem>
      <MenuGroup label="Accreditation Criteria" ref={group}>
        {criteria.map((criterion) => (
          <MenuItem key={criterion.number}>
            <a
              href={`#${criterionFragment(criterion)}`}
              aria-current={criterion.number === selected ? 'true' : undefined}
            >
              <span className={css.criterionLink}>
                <span className={css.criterionNumber}>{criterion.number}</span> {criterion.title}
              </span>
            </a>
          </MenuItem>
        ))}
      </MenuGroup>
    </MenuPanel>
  );
}
