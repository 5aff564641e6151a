export { type EngineState, readEngineState } from './engine-state.ts';
export { type DatabaseState, inspectDatabase, type OptOutList, type ScheduledBackups } from './inspect-database.ts';
