-- When no time runs in a game, for lists of games. Those that were paused already are looked after once more.
alter table game add column pauses text not null default '[]';
update game set tended = 0 where ended = 0
    and exists (select 1 from entry where entry.game = game.id and entry.line like '%"kind":"paused"%');
