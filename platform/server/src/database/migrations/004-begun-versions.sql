-- The first save of a version: later ones within ten minutes change it.
alter table entry_version add column begun_at timestamptz not null default now();
update entry_version set begun_at = saved_at where is_draft;
