export { type EngineState, readEngineState } from './engine-state.ts';
export { type DatabaseState, inspectDatabase } from './inspect-database.ts';
