-- Whether both sides type what real dice show; if not, who rolls types alone.
alter table game add column both_type integer not null default 0;

-- What was typed for the roll that waits, until two agree: a line for each seat. What they agree on stands in the journal.
create table typed (
  game text not null references game (id),
  seat text not null,
  roll text not null,
  sent text not null,
  faces text not null,
  primary key (game, seat)
);
