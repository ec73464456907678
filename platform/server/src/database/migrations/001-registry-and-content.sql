-- Files by hash, with their compressed variants. A file that two builds share is stored once.
create table blob (
  sha384 text primary key,
  bytes bytea not null,
  gzip bytea,
  brotli bytea
);

-- An immutable version of the shell or of a section. The manifest names its files by hash.
create table build (
  name text not null,
  identity text not null,
  version text not null,
  manifest jsonb not null,
  taken_at timestamptz not null default now(),
  primary key (name, identity)
);

-- A page rendered inside a shell. The key is the hash of everything that it depends on, so nothing is rendered twice.
create table rendered_page (
  key text primary key,
  sha384 text not null references blob,
  script_hashes jsonb not null,
  rendered_at timestamptz not null default now()
);

-- A release of the whole site: one build of the shell and of each section, and their pages.
create table release (
  id bigint generated always as identity primary key,
  parent bigint references release,
  note text not null,
  made_at timestamptz not null default now()
);

create table release_part (
  release bigint not null references release on delete cascade,
  name text not null,
  identity text not null,
  -- [{ "path", "status", "key" }]
  pages jsonb not null,
  primary key (release, name),
  foreign key (name, identity) references build
);

create table channel (
  name text primary key,
  release bigint not null references release,
  moved_at timestamptz not null default now()
);

-- The lists of the content API; code is empty but for departments.
create table list (
  name text not null,
  code text not null default '',
  items jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (name, code)
);
