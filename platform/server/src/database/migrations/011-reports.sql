-- What browsers report, counted by the hour: views, views with errors, errors by kind, and vitals. No visitor can be told from another.
create table report_count (
  hour timestamptz not null,
  -- The preview's name; empty for the live site.
  preview text not null,
  release bigint not null,
  -- The shell's version around the page.
  shell text not null,
  section text not null,
  version text not null,
  page text not null,
  -- "view", "failed-view", a kind of error, or a vital.
  kind text not null,
  count bigint not null,
  -- Vitals: how many values each bucket has.
  histogram jsonb,
  primary key (hour, preview, release, shell, section, version, page, kind)
);
create index report_count_section on report_count (section, version);

-- Errors that are the same: one row for each section, version, page, message and place.
create table report_problem (
  fingerprint text primary key,
  preview text not null,
  section text not null,
  version text not null,
  page text not null,
  kind text not null,
  message text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  count bigint not null
);
create index report_problem_section on report_problem (section, version, kind);

-- A few examples of each.
create table report_sample (
  fingerprint text not null references report_problem on delete cascade,
  number smallint not null,
  sample jsonb not null,
  primary key (fingerprint, number)
);
