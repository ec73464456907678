-- The local build of each name that the last start put live. A different build in the folder goes live on the next start; the
-- same one does not, so that a later rollback or publish is not undone.
create table local_build (
  name text primary key,
  identity text not null
);
insert into local_build (name, identity)
  select distinct on (name) name, identity from build where version like '%+%' order by name, taken_at desc;
