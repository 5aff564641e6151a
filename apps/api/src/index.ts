export { buildApp } from './app.ts';
export { type Config, ConfigError, readConfig } from './config/read-config.ts';
export type { AppDeps, FileVerbs } from './deps.ts';
export { FILE_VERBS } from './plugins/files/file-verbs.ts';
export { type RunningServer, startServer } from './server.ts';
