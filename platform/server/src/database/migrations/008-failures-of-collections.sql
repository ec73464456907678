-- A collection whose entries fail holds back no other one.
delete from schedule_failure;
alter table schedule_failure rename column section to part;
