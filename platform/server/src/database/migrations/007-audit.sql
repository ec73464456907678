-- Every attempt to change something, whether it was accepted or refused.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  request_id text not null,
  -- Whose token it was; null where there was no valid token.
  scope text,
  label text,
  -- The client's address.
  address text not null,
  -- The name of the operation in the registry's API, such as publish, and what it was for.
  action text not null,
  target text not null,
  status smallint not null,
  -- The code of a refusal; null where the attempt succeeded.
  code text,
  ms integer not null
);
create index audit_at on audit (at);
