// The page's door of the table kit: what a game's `ui` and the shell build with.
export type { BoardProps, DeskProps, GameUi, PanelProps, PiecesAt } from './contract.ts';
export { courseOf, type Series } from './course.ts';
export { type Choice, createTable, type DrawerName, type TableModel, TableProvider, useTable } from './model.ts';
export { ActionBar } from './parts/action-bar.tsx';
export { LineChart, SourceBars } from './parts/charts.tsx';
export { Count } from './parts/count.tsx';
export { FinalScore } from './parts/final-score.tsx';
export { Icon, type IconName } from './parts/icon.tsx';
export { isStill } from './parts/motion.ts';
export { Piece, SeatMark, SeatShape } from './parts/piece.tsx';
export { PlanDesk, PlanItem, PlanSlot } from './parts/plan-desk.tsx';
export { RulesView } from './parts/rules-view.tsx';
export { TableView, type TableViewProps } from './parts/table-view.tsx';
export { type Area, DeskTarget, Place, Target } from './parts/target.tsx';
export { replayStates } from './replay-states.ts';
export { seatLooks, shapePath } from './seats.ts';
export type { Chat, Clock, Connection, Player, Snapshot, TableSession } from './session.ts';
export { kitWords, type Words } from './words/index.ts';
