export type { components, operations, paths } from './api.gen.ts';
export { type Answer, type ClientOptions, createClient, type WorkbenchClient } from './client.ts';
export { ApiError, ConnectionError, type ErrorCode } from './errors.ts';
export type { RequestOptions } from './operation-types.ts';
export type { Schemas } from './schemas.ts';
export type { UpsertOptions } from './upsert.ts';
export {
  type VerifiedWebhook,
  verifyWebhook,
  type WebhookRequest,
  WebhookVerificationError,
} from './verify-webhook.ts';
