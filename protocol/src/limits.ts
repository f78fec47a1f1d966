// The version of the protocol and the sizes that both sides agree on.

/** Raised whenever an older client could no longer talk to a newer server. */
export const protocolVersion = 2;

/** What a message or a request may hold at most. */
export const limits = {
  /** Bytes of one message over the socket. */
  messageBytes: 65_536,
  /** Bytes of one request body, records excepted. */
  bodyBytes: 65_536,
  /** Bytes of a record that is uploaded: seven times the longest that random players make of a game for five. */
  recordBytes: 1_048_576,
  /** How deep lists and objects may lie within each other; the deepest record takes 12. */
  nesting: 32,
  movesInBatch: 128,
  nameLength: 32,
  chatLength: 500,
  /** Tables that one socket watches at the same time. */
  tablesWatched: 64,
  /** Lines of the log that come with a table; older ones are asked for with a request. */
  linesSent: 400,
  /** Steps of a replay in one answer. */
  stepsSent: 100,
} as const;
