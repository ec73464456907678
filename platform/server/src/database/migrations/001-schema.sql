-- Files by hash, with their compressed variants. A file that two builds share is stored once.
create table blob (
  sha384 text primary key,
  -- Null where there is a Brotli variant: the few that read plain bytes decompress it.
  bytes bytea,
  gzip bytea,
  brotli bytea,
  check (bytes is not null or brotli is not null)
);

-- The immutable versions of everything that a release can contain, named by hash: builds (exams), lists (announcement,
-- department/cse), uploaded documents (/documents/site/nirf.pdf) and the menu's granted entries (menu).
create table part_version (
  name text not null,
  -- A build's identity, a document's SHA-384, or the SHA-256 of a list or of the menu.
  hash text not null,
  -- A list: its items. A document: { "size": bytes, "section" }. The menu: [{ "section", "names", "link" }]. Null for a build.
  content jsonb,
  created_at timestamptz not null default now(),
  primary key (name, hash)
);

-- A build of the shell or of a section. The manifest names its files by hash.
create table build (
  name text not null,
  identity text not null,
  version text not null,
  manifest jsonb not null,
  -- Those of the manifest, with their fields in the order that the section declares: jsonb has none.
  collections json,
  received_at timestamptz not null default now(),
  primary key (name, identity),
  foreign key (name, identity) references part_version (name, hash) on delete cascade
);
-- A version always names the same build of a section.
create unique index build_version on build (name, version);
-- The address of a build's files contains 12 digits of its identity, and what an address serves never changes.
create unique index build_address on build (name, left(identity, 12));

-- The local build of each name that the last start put live. A different build in the folder goes live on the next start; the
-- same one does not, so that a later rollback or publish is not undone.
create table local_build (
  name text primary key,
  identity text not null
);

-- Pictures that were uploaded for entries of collections, in several widths and types. No part of a release: entries name them.
create table picture (
  -- The beginning of their addresses, such as /pictures/exams/ and 24 digits of the hash of the files.
  folder text primary key,
  -- Of the largest one, in pixels.
  width int not null,
  height int not null,
  -- Hashes of blobs by address.
  files jsonb not null,
  created_at timestamptz not null default now()
);

-- The versions that are or were live, each with its build. Pruning deletes builds but not these rows.
create table published_version (
  name text not null,
  version text not null,
  identity text not null,
  author text not null,
  published_at timestamptz not null default now(),
  primary key (name, version)
);

-- A page rendered inside a shell. The key is the hash of everything that it depends on, so nothing is rendered twice. Its styles
-- are inline, and its Content-Security-Policy lists each script and style by hash.
create table rendered_page (
  key text primary key,
  sha384 text not null references blob,
  script_hashes jsonb not null,
  style_hashes jsonb not null,
  rendered_at timestamptz not null default now(),
  -- Pages are stored while others of their release are still being rendered. Since when a page belongs to no release; a publish
  -- that finds it stored sets it again. Null once a release contains it.
  unreleased_since timestamptz
);
create index rendered_page_blob on rendered_page (sha384);
create index rendered_page_unreleased on rendered_page (unreleased_since) where unreleased_since is not null;

-- What visitors find on a rendered page, by the hash of its HTML. Comparing releases reads it instead of the pages themselves.
create table page_summary (
  sha384 text primary key references blob on delete cascade,
  visible_hash text not null,
  style_hash text not null,
  -- { "links": [href], "ids": [id] }: for links that lead nowhere.
  targets json not null,
  summary json not null
);

-- What search finds on a rendered page, by the hash of its HTML: the page itself, its documents, people and notices. Works without
-- the extension pg_trgm.
create table search_entry (
  sha384 text not null references blob on delete cascade,
  position int not null,
  -- page, document, person or notice.
  kind text not null,
  title text not null,
  -- Text for the excerpt.
  detail text not null,
  -- Where the entry leads; empty for the page that it is on.
  href text not null,
  terms tsvector not null,
  primary key (sha384, position)
);
create index search_entry_terms on search_entry using gin (terms);
-- Every word of the entries, in lower case: candidates for correcting typos.
create table search_word (word text primary key);
create index search_word_prefix on search_word (word text_pattern_ops);

-- A release of the whole site: a set of named parts.
create table release (
  id bigint generated always as identity primary key,
  parent bigint references release,
  author text not null,
  note text not null,
  -- Everything that pages depend on besides their own section: shell, lists, documents, menu, renderer.
  input_hash text not null,
  -- Of collections whose entries have times: when visitors see the entries as of, in Asia/Kolkata.
  -- { "exams/notifications": "2026-11-23T09:00" }
  content_times jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index release_parent on release (parent);

-- The lists of pages that releases consist of, by their SHA-256. A publish changes one section: the releases before and after it
-- share the lists of all others.
create table page_list (
  hash text primary key,
  -- [{ "path", "status", "key" }]
  pages jsonb not null
);

create table release_part (
  release bigint not null references release on delete cascade,
  name text not null,
  hash text not null,
  -- The pages of a build. Null for other parts, and for a section that is withdrawn.
  page_list text references page_list,
  -- The section is not shown: the addresses of this build respond with 410.
  is_withdrawn boolean not null default false,
  primary key (release, name),
  foreign key (name, hash) references part_version
);
-- The builds that visitors see in a release.
create view release_build as select release, name, hash as identity, page_list from release_part where page_list is not null;
-- For the history of a part, and for the foreign keys when releases and versions are pruned.
create index release_part_version on release_part (name, hash);
create index release_part_pages on release_part (page_list);

-- A preview is opened by its secret and belongs to the person or token that created it. Every part that was not chosen for it follows the
-- live release.
create table channel (
  name text primary key,
  release bigint not null references release,
  secret text unique,
  owner text not null,
  -- The parts that were chosen for the preview, each with the version that was live when it was chosen: { "exams": hash or null }.
  chosen jsonb not null,
  switched_at timestamptz not null default now()
);

-- Each time that a channel was switched to a release, in order: the history for rollbacks.
create table channel_switch (
  id bigint generated always as identity primary key,
  channel text not null,
  release bigint not null references release on delete cascade,
  author text not null,
  note text not null,
  -- The parts that were withdrawn or rolled back. A change of one of them that began earlier is refused.
  reverted jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index channel_switch_channel on channel_switch (channel, id);
create index channel_switch_release on channel_switch (release);

-- Who wrote which version of a collection's entry. Drafts are not shown to visitors; the published entries themselves are a part of
-- the release.
create table entry_version (
  number bigint generated always as identity primary key,
  -- Such as exams/notifications.
  collection text not null,
  id text not null,
  -- Without the id. Null: the entry was removed.
  value jsonb,
  author text not null,
  saved_at timestamptz not null default now(),
  -- Null if it was never live.
  published_at timestamptz,
  -- Saved and not published. All authors share the draft of an entry.
  is_draft boolean not null,
  -- Of a draft: the published value that it started from.
  base jsonb
);
create unique index entry_version_draft on entry_version (collection, id) where is_draft;
create index entry_version_entry on entry_version (collection, id, number);

-- The order of a collection's entries that is saved and not published.
create table draft_order (
  collection text primary key,
  ids jsonb not null,
  author text not null,
  saved_at timestamptz not null default now()
);

-- Links to the page of a collection with its drafts, for 12 hours.
create table draft_link (
  secret text primary key,
  collection text not null,
  -- Of the page that may show it in a frame.
  origin text,
  -- The number of the token or session that opened it. The link ends with it.
  token text not null,
  created_at timestamptz not null default now()
);

-- Sections whose entries should have begun or ended, with the reason why no release could be made then.
create table schedule_failure (
  section text primary key,
  -- When: in Asia/Kolkata.
  moment text not null,
  -- The live release then. It is tried again in the next one.
  release bigint not null,
  error text not null,
  at timestamptz not null
);

-- Who signs in. A person who is removed has no row, and histories keep the name.
create table person (
  id bigint generated always as identity primary key,
  name text not null,
  -- In lower case.
  email text unique,
  -- { pattern of parts: "edit", "publish" or "manage" }
  rights jsonb not null,
  created_at timestamptz not null default now()
);

-- Tokens of machines and teams, and the sessions of persons. Only the hash of a secret is stored.
create table token (
  id bigint generated always as identity primary key,
  hash text not null unique,
  label text not null,
  person bigint references person on delete cascade,
  -- Those of the person if null.
  rights jsonb,
  -- Addresses that may use it; all if empty.
  networks jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- Null: the one of the setting OPERATOR_TOKEN.
  expires_at timestamptz,
  revoked_at timestamptz,
  check ((person is null) <> (rights is null))
);
create index token_person on token (person);

-- Which section may publish at an address: a literal one such as /rti, a route such as /department/:code, or /library/* for
-- everything below /library. In lower case. Addresses that every section owns by default (/exams, /exams/*,
-- /documents/exams/*) are not stored. No part of a release: a rollback changes nothing here.
create table address_owner (
  address text primary key,
  section text not null,
  granted_by text not null,
  granted_at timestamptz not null default now()
);

-- Every attempt to change something, whether it was accepted or refused.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  request_id text not null,
  -- person:3 or token:7, and its name then; null if it was neither.
  actor text,
  label text,
  -- The client's address.
  address text not null,
  -- The name of the operation in the registry's API, such as publish, and its target.
  action text not null,
  target text not null,
  status smallint not null,
  -- The code of a refusal; null where the attempt succeeded.
  code text,
  ms integer not null
);
create index audit_at on audit (at);

-- What browsers report, counted by the hour: views, views with errors, errors by kind, and vitals. Visitors cannot be distinguished.
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

-- The packages that /_packages/ serves. Nothing here is ever deleted, because lock files name versions.
create table package_version (
  name text not null,
  version text not null,
  sha384 text not null references blob,
  -- SHA-512 of the tarball as lock files state it, and its SHA-1 in hexadecimal, for older clients.
  integrity text not null,
  shasum text not null,
  files int not null,
  unpacked_size bigint not null,
  -- The public fields of the tarball's package.json.
  manifest jsonb not null,
  published_at timestamptz not null default now(),
  primary key (name, version)
);

-- Packages that were published together, under the version of @viit/toolkit.
create table toolkit (
  version text primary key,
  -- [{ "name", "version" }]
  packages jsonb not null,
  author text not null,
  published_at timestamptz not null default now()
);
