-- The variant that a game was opened in, by its id; null: the book's own way, or opened before this was kept.
alter table game add column variant text;
