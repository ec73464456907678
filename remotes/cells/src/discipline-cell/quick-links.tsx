import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { PlaceholderLink } from '@viit/ui/placeholder-link';
import { MenuGroup, MenuItem, MenuPanel } from '../menu-panel/menu-panel.tsx';
import { type EntryIn, useEntries } from '../use-entries.ts';

/** Renders the quick links. Only Minutes of Meeting expands, and it is closed at first (R71.5). */
export function QuickLinks() {
  return (
    <MenuPanel title="Quick Links">
      <MenuGroup label="Minutes of Meeting" name="quick-links">
        {useEntries('discipline-minutes').map(QuickLink)}
      </MenuGroup>
      {useEntries('discipline-documents').map(QuickLink)}
    </MenuPanel>
  );
}

/** Without a file, the link has no address (R71.6). */
const QuickLink = ({ id, name, link }: EntryIn<'discipline-documents'>) => (
  <MenuItem key={id}>
    {link ? (
      <a href={link} target="_blank" rel="noopener">
        {name}{' '}
        <span>
          <DocumentFacts href={link} />
          <HiddenText> (opens in a new tab)</HiddenText>
        </span>
      </a>
    ) : (
      <PlaceholderLink>{name}</PlaceholderLink>
    )}
  </MenuItem>
);
