-- What everybody may know of a game without opening it, as of its first so many entries; what came later is still to be
-- looked after: the deadline to be noted, the bots to play.
alter table game add column tended integer not null default 0;
alter table game add column waits text not null default '';
alter table game add column seats text not null default '{}';
create index game_untended on game (id) where tended < entries;
