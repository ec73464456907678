-- What visitors find on a rendered page, by the hash of its HTML. Derived from the HTML and computed again where it is missing
-- or of another version, so nothing is lost where a row is. Comparing releases reads it instead of the pages themselves.
create table page_summary (
  sha384 text primary key references blob on delete cascade,
  version int not null,
  visible_hash text not null,
  style_hash text not null,
  -- { "links": [href], "ids": [id] }: for links that lead nowhere.
  targets json not null,
  summary json not null
);
