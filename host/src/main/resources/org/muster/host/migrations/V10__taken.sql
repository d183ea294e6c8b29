-- When a game's journal, which holds everybody's secrets, was handed out, and to whom: its end is final from then on. Who
-- deletes themselves is nobody afterwards; that it was taken stays.
alter table game add column taken bigint;
alter table game add column taken_by text references person (id) on delete set null;
create index game_by_taker on game (taken_by);

-- Who made a link to a seat of their own; it ends with their sitting there. Links of the game itself are nobody's.
alter table invitation add column person text references person (id);
create index invitation_by_person on invitation (person);
