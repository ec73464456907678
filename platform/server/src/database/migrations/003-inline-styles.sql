-- Documents hold their styles, and their Content-Security-Policy names each by hash.
alter table rendered_page add column style_hashes jsonb not null default '[]'::jsonb;
