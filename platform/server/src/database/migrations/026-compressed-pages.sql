-- A rendered page is stored compressed only. Nothing sends its plain bytes, and the few that read them decompress a variant.
alter table blob alter column bytes drop not null;
