-- What each who typed it said of a roll of real dice that two type, at first and at last, and when the roll was written down;
-- null: it has not been. Who deletes themselves is nobody afterwards; what was said from their seat stays, as in a journal.
create table dice_said (
  game text not null references game (id),
  roll text not null,
  seat text not null,
  person text references person (id) on delete set null,
  first_faces text not null,
  said bigint not null,
  faces text not null,
  changed bigint not null,
  written bigint
);
create unique index dice_said_once on dice_said (game, roll, seat, person);
create index dice_said_by_person on dice_said (person);
