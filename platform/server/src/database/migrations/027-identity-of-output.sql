-- Every manifest has this field now. Builds that were stored without it have another kind of identity, which nothing checks again.
update build set manifest = jsonb_set(manifest, '{identityOf}', '"output"') where manifest->>'identityOf' is null;
