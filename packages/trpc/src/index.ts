export type { RequestContext } from './context.ts';
export type { ErrorCode } from './error-codes.ts';
export { type ErrorBody, errorBody } from './error-map.ts';
export { buildOpenApi30Document, buildOpenApiDocument } from './openapi.ts';
export { lookAt, REPEAT_RULES, type RepeatRule, repeatRuleOf } from './repeat-rules.ts';
export { auditedFileRoutes, type RestOperation, restOperations, restScopes, toRestError } from './rest-operations.ts';
export { type AppRouter, appRouter, createCaller } from './root.ts';
export { type ScopeMeta, scopeOf } from './scopes.ts';
export { refuseUnknownNames } from './unknown-input/refuse-unknown-names.ts';
