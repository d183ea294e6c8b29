-- When a game's journal, which holds everybody's secrets, was handed out, and to whom: its end is final from then on. Who
-- deletes themselves is nobody afterwards; that it was taken stays.
alter table game add column taken bigint;
alter table game add column taken_by text references person (id) on delete set null;
create index game_by_taker on game (taken_by);
