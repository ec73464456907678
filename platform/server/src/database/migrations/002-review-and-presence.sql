-- Of a draft: whether a second person has been asked to look at it, or has approved or returned it.
alter table entry_version add column review jsonb;

-- Windows of the console that show a collection or an entry. Those that have not been seen for a minute are closed.
create table presence (
  id text primary key,
  name text not null,
  -- Such as exams/notifications/fee-dates.
  place text not null,
  seen_at timestamptz not null default now()
);
