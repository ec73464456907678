-- Tokens, and what each may publish. Only the hash of a token is stored. Scope: a section's name, 'shell', 'content', or '*' (the operator).
create table token (
  id bigint generated always as identity primary key,
  hash text not null unique,
  scope text not null,
  label text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);

-- What a release changed, and who changed it: [{ "name", "version" }].
alter table release add column author text not null default 'the server';
alter table release add column changes jsonb not null default '[]'::jsonb;
-- The input hash: everything that pages depend on besides their own section (shell, lists, renderer). Empty: unknown.
alter table release add column ground text not null default '';

-- A preview is opened by its secret, belongs to the scope that created it, and lists the builds that were chosen for it:
-- everything else in it follows the live release.
alter table channel add column secret text unique;
alter table channel add column owner text not null default '*';
alter table channel add column chosen jsonb not null default '[]'::jsonb;

-- Each time that a channel was switched to a release, in order: the history for rollbacks.
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
