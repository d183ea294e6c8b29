-- Where in its round a game is, and when time closes what holds it up, as everybody may know it; for lists of games.
alter table game add column phase text not null default '';
alter table game add column closes text not null default '';
