export { chooseEngineBuild, currentPlatform, type Platform, UnsupportedPlatformError } from './binary/engine-build.ts';
export { type ConnectOrStartOptions, connectOrStartEngine, type RunningEngine } from './connect-or-start.ts';
export { readEnginePid, terminateEngine } from './engine-pid.ts';
export { EngineStartError } from './engine-start-error.ts';
export { type EngineEvents, type SupervisedEngine, superviseEngine } from './restart-supervisor.ts';
