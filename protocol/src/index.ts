// The door of the protocol: what clients and servers say to each other, typed and checked.
export {
  type ClientMessage,
  type ClientMessageInput,
  clientMessageSchema,
  clientMessageSchemas,
  plainSubmit,
  schemaFor,
} from './client-messages.ts';
export { describeProtocol } from './describe.ts';
export { DocumentPatches } from './document-patch.ts';
export { type Fault, type FaultId, faultIds, type MoveRefusal } from './faults.ts';
export { limits, protocolVersion } from './limits.ts';
export { applyPatch, type Patch, PatchMisfit, type PatchStep, patchText } from './patch.ts';
export { type BotLevel, botLevels, type Colour, colours, isVisible, type Person } from './people.ts';
export type { ChatLine, ClockState, Heard, Line, Play, TableDocument } from './play.ts';
export { adoptTable, type Followed, followChange, type Replica, reconnected } from './replica.ts';
export { type ReplayStep, type Route, type RouteAnswer, type RouteBody, type RouteName, routes } from './routes.ts';
export {
  type ChangeMessage,
  type ServerMessage,
  serverMessageSchema,
  serverMessageSchemas,
  type TableMessage,
} from './server-messages.ts';
export {
  type ClockSetting,
  type CreateTable,
  type CreateTableInput,
  clockSchema,
  createTableSchema,
  type SeatInfo,
  statuses,
  type TableInfo,
} from './tables.ts';
export { inOnePiece, keptText, momentText } from './texts.ts';
