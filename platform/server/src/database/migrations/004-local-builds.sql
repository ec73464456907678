-- The local build of each name that the last start made live: another one in the folder goes live, the same one stays
-- where a rollback or a publish has put it.
create table local_build (
  name text primary key,
  identity text not null
);
insert into local_build (name, identity)
  select distinct on (name) name, identity from build where version like '%+%' order by name, taken_at desc;
