-- The first save of a version: later ones within ten minutes change it.
alter table entry_version add column begun_at timestamptz not null default now();
