-- A rendered page is stored compressed only: its plain bytes took half of the time that the embedded database needs to store it.
alter table blob alter column bytes drop not null;
