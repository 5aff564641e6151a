export { type EngineState, readEngineState } from './engine-state.ts';
export { type DatabaseState, inspectDatabase, type ScheduledBackups } from './inspect-database.ts';
