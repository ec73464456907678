-- What search finds on a rendered page, by the hash of its HTML: the page itself, its documents, people and notices. Derived from
-- the page's summary and computed again where it is missing or of another version. Works without the extension pg_trgm.
create table search_page (
  sha384 text primary key references blob on delete cascade,
  version int not null
);
create table search_entry (
  sha384 text not null references search_page on delete cascade,
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
-- Every word of the entries, in lower case: what a word with a slip may have meant.
create table search_word (word text primary key);
create index search_word_prefix on search_word (word text_pattern_ops);
