export { readEnginePid, terminateEngine } from './engine-pid.ts';
export { type EnsureOptions, ensureEngine, type RunningEngine } from './ensure-engine.ts';
export { UnsupportedPlatformError } from './platform.ts';
export { type EngineEvents, type SupervisedEngine, superviseEngine } from './supervise-engine.ts';
