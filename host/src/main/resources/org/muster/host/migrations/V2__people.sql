-- A link that lets somebody in, once. Of what opens a door only the hash is kept.
create table door (
  hash text primary key,
  person text not null references person (id),
  created bigint not null
);
create index door_by_person on door (person);

-- Who wants to come back elsewhere; the name in small letters, of the password salt and PBKDF2.
create table login (
  name text primary key,
  person text not null unique references person (id),
  password text not null
);
