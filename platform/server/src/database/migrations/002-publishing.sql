-- Who may publish what. Only the hash of a token is kept. Scope: a section's name, 'shell', 'content', or '*' (the operator).
create table token (
  id bigint generated always as identity primary key,
  hash text not null unique,
  scope text not null,
  label text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);

-- What a release changed, and on whose behalf: [{ "name", "version" }].
alter table release add column author text not null default 'the server';
alter table release add column changes jsonb not null default '[]'::jsonb;
-- Hash of all that pages depend on beside their own section: shell, lists, renderer. Empty: not known.
alter table release add column ground text not null default '';

-- A preview is opened by its secret, belongs to whoever made it, and names the builds that were chosen for it:
-- everything else in it follows the live release.
alter table channel add column secret text unique;
alter table channel add column owner text not null default '*';
alter table channel add column chosen jsonb not null default '[]'::jsonb;

-- Every time a channel was pointed at a release, in order: the history that a rollback looks into.
create table move (
  id bigint generated always as identity primary key,
  channel text not null,
  release bigint not null references release on delete cascade,
  author text not null,
  note text not null,
  made_at timestamptz not null default now()
);
insert into move (channel, release, author, note, made_at)
  select 'live', id, author, note, made_at from release order by id;

-- A version names one build of a section for good.
create unique index build_version on build (name, version);
create index rendered_page_blob on rendered_page (sha384);
