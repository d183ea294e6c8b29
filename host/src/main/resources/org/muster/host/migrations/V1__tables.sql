-- One text for SQLite and PostgreSQL: times in milliseconds since 1970, ids as text, yes and no as 1 and 0.

create table game (
  id text primary key,
  name text not null,
  ruleset text not null,
  created bigint not null,
  public integer not null,
  entries integer not null,
  hash text not null,
  dice_key text,
  deadline bigint,
  ended integer not null,
  set_aside text
);
create index game_by_deadline on game (deadline);

create table entry (
  game text not null references game (id),
  seq integer not null,
  line text not null,
  primary key (game, seq)
);

create table snapshot (
  game text primary key references game (id),
  entries integer not null,
  text text not null
);

create table person (
  id text primary key,
  name text not null,
  created bigint not null,
  host integer not null
);

-- Of what opens a door only the hash is kept.
create table session (
  hash text primary key,
  person text not null references person (id),
  created bigint not null,
  seen bigint not null
);
create index session_by_person on session (person);

create table member (
  game text not null references game (id),
  person text not null references person (id),
  seat text not null,
  primary key (game, person, seat)
);
create index member_by_person on member (person);

create table invitation (
  hash text primary key,
  game text not null references game (id),
  seat text not null,
  created bigint not null,
  revoked bigint
);
create index invitation_by_game on invitation (game);

create table bot (
  game text not null references game (id),
  seat text not null,
  skill integer not null,
  primary key (game, seat)
);
