-- The packages that /_packages/ serves. Nothing here is ever deleted: the lock file of a section names a version for good.
create table package_version (
  name text not null,
  version text not null,
  sha384 text not null references blob,
  -- SHA-512 of the tarball as lock files state it, and its SHA-1 in hexadecimal, for older clients.
  integrity text not null,
  shasum text not null,
  files int not null,
  unpacked_size bigint not null,
  -- What the package.json in the tarball says, as far as a client may read it.
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
