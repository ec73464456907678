-- Files that were supplied for documents of the section, without a build: [{ "address", "sha384", "size" }], by address.
alter table release_part add column documents jsonb not null default '[]'::jsonb;
-- The addresses of the documents that were supplied for a preview: all others follow the live release.
alter table channel add column documents jsonb not null default '[]'::jsonb;
