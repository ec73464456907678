-- The parts that a move withdrew or rolled back. A change of one of them that began before the move is refused.
alter table move add column reverted jsonb not null default '[]';
