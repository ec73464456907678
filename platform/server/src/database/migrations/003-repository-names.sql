-- Owners and names of repositories are stored in lower case; branches differ by case.
drop index token_repository;
update token set repository = lower(split_part(repository, '@', 1)) || coalesce(substring(repository from '@.*'), '');
create unique index token_repository on token (repository) where revoked_at is null;
