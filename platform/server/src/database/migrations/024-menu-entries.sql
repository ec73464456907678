-- The entries that the operator has granted sections in the menu, as of this release:
-- [{ "section": "library", "names": ["Campus Life", "Library"], "link": "/library" }]. They belong to the release, so that a
-- rollback restores the menu with the pages that show it.
alter table release add column menu jsonb not null default '[]';
