// The database's schema, as the steps that lead to it. A step that was released is never changed; a new one is added.

/** `migrations[n]` leads from version n to version n + 1. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER,
    body TEXT NOT NULL
  );
  CREATE INDEX tables_in_lobby ON tables (created DESC) WHERE visibility = 'public' AND status IN ('open', 'playing');
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE TABLE table_people (person TEXT NOT NULL, table_key INTEGER NOT NULL, PRIMARY KEY (person, table_key)) WITHOUT ROWID;
  CREATE TABLE log (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    table_key INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    actor TEXT NOT NULL,
    at INTEGER NOT NULL,
    client_id TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE UNIQUE INDEX log_places ON log (table_key, seq);
  CREATE TABLE snapshots (
    key INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    lines TEXT NOT NULL
  );
  CREATE UNIQUE INDEX snapshots_places ON snapshots (table_key, seq);
  CREATE TABLE chat (
    key INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  CREATE UNIQUE INDEX chat_places ON chat (table_key, number);
  CREATE TABLE records (table_key INTEGER PRIMARY KEY, body TEXT NOT NULL);
  `,
];
