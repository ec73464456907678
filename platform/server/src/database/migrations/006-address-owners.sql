-- Which section may publish at an address: a literal one such as /rti, a route such as /department/:code, or /library/* for
-- everything below /library. In lower case. What every section owns without asking (/exams, /exams/*, /documents/exams/*) is
-- not stored. No part of a release: a rollback changes nothing here.
create table address_owner (
  address text primary key,
  section text not null,
  granted_by text not null,
  granted_at timestamptz not null default now()
);
insert into address_owner (address, section, granted_by)
  select distinct on (lower(address)) lower(address), name, 'the upgrade'
  from (
    select b.name, page->>'path' as address
    from channel c join release_part p on p.release = c.release
    join build b on b.name = p.name and b.identity = p.identity, jsonb_array_elements(b.manifest->'pages') as page
    where c.name = 'live'
    union all
    select b.name, substr(file->>'path', length('public') + 1)
    from channel c join release_part p on p.release = c.release
    join build b on b.name = p.name and b.identity = p.identity, jsonb_array_elements(b.manifest->'files') as file
    where c.name = 'live' and file->>'path' like 'public/%'
  ) as existing
  where lower(address) <> '/' || name and lower(address) not like '/' || name || '/%'
    and lower(address) not like '/documents/' || name || '/%'
  order by lower(address), name;
