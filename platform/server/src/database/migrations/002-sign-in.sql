-- The account at the provider with which a person signed in first. Addresses can be given to somebody else, subjects cannot.
alter table person add column issuer text;
alter table person add column subject text;
alter table person add column signed_in_at timestamptz;
create unique index person_account on person (issuer, subject);

create table passkey (
  -- The credential's.
  id text primary key,
  person bigint not null references person on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  added_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_person on passkey (person);

-- What works once: sign-ins in progress, invitations, codes of logins, identity tokens of workflows.
create table one_time_secret (
  hash text primary key,
  -- A secret of one kind is none of another.
  kind text not null,
  person bigint references person on delete cascade,
  content jsonb not null,
  expires_at timestamptz not null
);
create index one_time_secret_person on one_time_secret (person);

-- For workflows of a repository: owner/name or owner/name@branch. Such a token has no secret, only sessions.
alter table token add column repository text;
create unique index token_repository on token (lower(repository)) where revoked_at is null;
-- The repository's number, from the first exchange on: a name can be taken over.
alter table token add column repository_id text;
-- The token that this is a session of.
alter table token add column parent bigint references token on delete cascade;
create index token_parent on token (parent);
alter table token alter column hash drop not null;
alter table token drop constraint token_check;
alter table token add constraint token_kind check (num_nonnulls(person, rights, parent) = 1);

-- Who uses a token: a person, or the token that it is a session of.
create view token_actor as
  select t.id, t.hash, coalesce('person:' || p.id, 'token:' || o.id) as actor, coalesce(p.name, o.label) as label,
    coalesce(p.rights, o.rights) as rights, o.networks, least(t.expires_at, o.expires_at) as expires_at,
    coalesce(t.revoked_at, o.revoked_at) as revoked_at, t.person, t.person is not null or t.parent is not null as is_session
  from token t join token o on o.id = coalesce(t.parent, t.id) left join person p on p.id = t.person;
