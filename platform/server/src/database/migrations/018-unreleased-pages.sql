-- Pages are stored while the others of their release are still being rendered. Since when a page belongs to no release; a publish
-- that finds it stored begins anew. Null once a release contains it, and for all that former versions stored.
alter table rendered_page add column unreleased_since timestamptz;
create index rendered_page_unreleased on rendered_page (unreleased_since) where unreleased_since is not null;
