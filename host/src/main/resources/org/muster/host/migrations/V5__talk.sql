-- What people say beside a game: no part of its journal, so it can be taken back. A private line is read by the people who sat
-- where it was said and where it was heard; a seat changes hands, and what was said to who sat there before does not.
create table talk (
  game text not null references game (id),
  n integer not null,
  person text references person (id) on delete set null,
  sent text not null,
  seat text not null,
  whom text not null,
  about text not null,
  about_id text not null,
  about_name text not null,
  text text not null,
  said bigint not null,
  gone text,
  primary key (game, n),
  unique (person, game, sent)
);

create table talk_reader (
  game text not null,
  n integer not null,
  person text not null references person (id) on delete cascade,
  primary key (game, n, person),
  foreign key (game, n) references talk (game, n)
);
create index talk_reader_by_person on talk_reader (person);

-- Whether to hear of what was said to them alone, with all their games together.
alter table wish add column talk integer not null default 1;

-- How many lines of talk there were; nobody is told, for some of them are not theirs to know of.
alter table game add column talked integer not null default 0;
