-- The lists of pages that releases consist of, by their SHA-256. A publish changes one section: the releases before and after it
-- share the lists of all others. With 5 000 pages, each release stored 430 KB before.
create table page_list (
  hash text primary key,
  -- [{ "path", "status", "key" }]
  pages jsonb not null
);
create table release_entry as
  select release, name, identity, documents, encode(sha256(convert_to(pages::text, 'UTF8')), 'hex') as page_list
  from release_part;
insert into page_list (hash, pages)
  select e.page_list, p.pages from (
    select distinct on (page_list) page_list, release, name from release_entry
  ) as e join release_part p on p.release = e.release and p.name = e.name;
drop table release_part;
alter table release_entry add primary key (release, name);
alter table release_entry add foreign key (release) references release on delete cascade;
alter table release_entry add foreign key (name, identity) references build;
alter table release_entry add foreign key (page_list) references page_list;
alter table release_entry alter column identity set not null;
alter table release_entry alter column documents set not null;
alter table release_entry alter column page_list set not null;

-- What was a table before: servers of the former version read and write it too. A query without "pages" does not read page_list.
create view release_part as
  select e.release, e.name, e.identity, l.pages, e.documents
  from release_entry e left join page_list l on l.hash = e.page_list;
-- The body is one line where it has semicolons: one at the end of a line would end the statement.
create function insert_release_part() returns trigger language plpgsql as $$
declare list text := encode(sha256(convert_to(new.pages::text, 'UTF8')), 'hex'); begin
  insert into page_list (hash, pages) values (list, new.pages) on conflict do nothing; insert into release_entry (release, name, identity, page_list, documents) values (new.release, new.name, new.identity, list, coalesce(new.documents, '[]'::jsonb)); return new; end
$$;
create trigger insert_release_part instead of insert on release_part for each row execute function insert_release_part();

-- For the history of a section, and for the foreign keys when releases and builds are pruned.
create index release_entry_build on release_entry (name, identity);
create index release_entry_pages on release_entry (page_list);
create index move_channel on move (channel, id);
create index move_release on move (release);
create index release_parent on release (parent);
