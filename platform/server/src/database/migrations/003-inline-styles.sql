-- Pages contain their styles, and their Content-Security-Policy lists each one by hash.
alter table rendered_page add column style_hashes jsonb not null default '[]'::jsonb;
