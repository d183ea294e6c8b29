-- Where people hear of their games. What would open a door of theirs (an address, a webhook, a token) is sealed with the host's secret.
create table channel (
  id text primary key,
  person text not null references person (id) on delete cascade,
  medium text not null,
  address text not null,
  mark text not null,
  shared integer not null,
  created bigint not null,
  proven integer not null,
  fault text,
  unique (person, mark)
);
create index channel_by_mark on channel (mark);

create table wish (
  person text primary key references person (id) on delete cascade,
  zone text not null,
  quiet text not null,
  moves integer not null,
  leads text not null,
  phases integer not null,
  digest text not null,
  changed bigint not null
);

create table calendar (
  person text primary key references person (id) on delete cascade,
  hash text not null unique
);

-- How a game stood when somebody looked last: what was new since is told once, by whichever node moves this row on.
create table noticed (
  game text primary key references game (id),
  entries integer not null,
  phase text not null
);

create table awaited (
  game text not null references game (id),
  seat text not null,
  decision integer not null,
  since bigint not null,
  until bigint,
  primary key (game, seat, decision)
);
create index awaited_by_until on awaited (until);

-- Up to where somebody was told what happened.
create table heard (
  person text not null references person (id) on delete cascade,
  game text not null references game (id),
  seat text not null,
  occasion text not null,
  revision text not null,
  primary key (person, game, seat, occasion)
);

-- What is to be sent, without its text: that is made of what its reader may see when it goes out. It outlives its channel,
-- so that nobody is asked to confirm an address more often by removing it in between.
create table letter (
  id text primary key,
  channel text not null,
  occasion text not null,
  cause text not null,
  about text not null,
  created bigint not null,
  due bigint not null,
  tries integer not null,
  taken bigint,
  done bigint,
  outcome text,
  unique (channel, occasion, cause)
);
create index letter_by_due on letter (done, due);
