-- The last published version of a collection and of an entry, without reading older ones.
create index entry_version_changed on entry_version (collection, published_at desc, number desc) where published_at is not null;
create index entry_version_published on entry_version (collection, id, published_at desc, number desc) where published_at is not null;
