-- The sections that were withdrawn before this release and are not in it, with the addresses that they had:
-- [{ "name", "version", "pages": [{ "path", "title", "next": [{ "name", "path" }] }], "files": [path],
-- "supplied": [{ "address", "sha384", "size" }] }]. The site answers these
-- addresses with 410. Part of the release, so that going back to an earlier release brings a section back.
alter table release add column withdrawn jsonb not null default '[]';
