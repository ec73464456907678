-- Such as person:3 or token:7: names are not unique. Null for what earlier versions wrote.
alter table entry_version add column author_id text;
alter table presence add column actor text;

-- Servers of earlier versions that save over a draft do not change its author_id.
create function forget_author_id() returns trigger language plpgsql as 'begin new.author_id = null; return new; end';
create trigger forget_author_id before update of author on entry_version for each row
  when (new.author <> old.author and new.author_id = old.author_id) execute function forget_author_id();
