export { authenticateKey, type KeyVerdict } from './authenticate-key.ts';
export { beginSession, endAllSessions, endSession, isSession } from './browser-sessions.ts';
export { type Caller, callerId } from './caller.ts';
export { createApiKey, renameApiKey, revokeApiKey } from './change-api-keys.ts';
export { listApiKeys } from './find-api-keys.ts';
export { looksLikeKey } from './key-text.ts';
export { isAllowed, requireScope } from './require-scope.ts';
