-- Ids of all who have written in a draft since its entry was published or discarded.
alter table entry_version add column authors jsonb not null default '[]';
