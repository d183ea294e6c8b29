-- The key by which push services know this host, sealed with the host's secret; there is one.
create table push_key (
  id integer primary key,
  sealed text not null
);
