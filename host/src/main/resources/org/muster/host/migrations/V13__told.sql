-- How much everybody has heard of a game, as their revision of it says; for the pictures in lists of games.
alter table game add column told text not null default '0.0';
