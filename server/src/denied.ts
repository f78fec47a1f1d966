import type { Fault, FaultId, MoveRefusal } from '@kontor/protocol';

/** Something that cannot be done as asked: what the asker is told. */
export class Denied extends Error {
  readonly fault: Fault;

  constructor(id: FaultId, message: string, more: { path?: string; refusal?: MoveRefusal } = {}) {
    super(message);
    this.name = 'Denied';
    this.fault = { id, message, ...more };
  }
}
