-- The versions that are or were live, and the build that each names for good. It outlives the build's row, which pruning deletes.
create table published_version (
  name text not null,
  version text not null,
  identity text not null,
  author text not null,
  published_at timestamptz not null default now(),
  primary key (name, version)
);
insert into published_version (name, version, identity, author, published_at)
  select distinct on (p.name, b.version) p.name, b.version, p.identity, m.author, m.made_at
  from move m join release_part p on p.release = m.release
  join build b on b.name = p.name and b.identity = p.identity
  where m.channel = 'live' and b.version not like '%+%' order by p.name, b.version, m.id;
