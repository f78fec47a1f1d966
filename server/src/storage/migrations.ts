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
  // An index by table and place made every row twice as dear: each table's rows lie on a page of their own there. Instead every row
  // names the one before it at its table, and the head of a table its last one.
  `
  ALTER TABLE log ADD COLUMN prev INTEGER NOT NULL DEFAULT 0;
  UPDATE log SET prev = coalesce(
    (SELECT key FROM log AS other WHERE other.table_key = log.table_key AND other.seq < log.seq ORDER BY other.seq DESC LIMIT 1), 0
  );
  CREATE TABLE heads (table_key INTEGER PRIMARY KEY, seq INTEGER NOT NULL, last INTEGER NOT NULL);
  INSERT INTO heads SELECT table_key, seq, key FROM log
    WHERE seq = (SELECT max(seq) FROM log AS other WHERE other.table_key = log.table_key);
  DROP INDEX log_places;
  `,
  // What is stored stands in the daybook first: up to which of its pages it is in the database too.
  `
  CREATE TABLE daybook (entered INTEGER NOT NULL);
  INSERT INTO daybook VALUES (0);
  `,
];
