/** What webhooks send and accept. No imports: screens read them. */

export const WEBHOOK_EVENTS = [
  'company.created',
  'company.updated',
  'company.deleted',
  'company.merged',
  'sync.finished',
  'import.finished',
  'report.finished',
  'enrichment.finished',
  'outreach.replied',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Sent by a test alone. */
export const TEST_EVENT = 'webhook.test';

export const WEBHOOK_EVENT_MEANINGS: Readonly<Record<WebhookEventType, string>> = {
  'company.created': 'A company is tracked: it was added, restored, or separated from another one',
  'company.updated': 'What calls answer of a company has changed',
  'company.deleted': 'A company was deleted, or the import that added it was taken back',
  'company.merged': 'A company was merged into another one',
  'sync.finished': 'A sync of one or more companies has ended',
  'import.finished': 'An import of companies has ended',
  'report.finished': 'A version of a company report was written',
  'enrichment.finished': 'An enrichment of leads has ended',
  'outreach.replied': 'A reply to an outreach message was recorded',
};

/** Why a webhook is off. */
export const WEBHOOK_OFF_REASONS = ['owner', 'gone', 'failing', 'view_unusable', 'secret_lost'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

export const WEBHOOK_OFF_MEANINGS: Readonly<Record<WebhookOffReason, string>> = {
  owner: 'It was switched off by hand',
  gone: 'Its receiver answered 410 Gone',
  failing: 'Its receiver has failed for 5 days without a success',
  view_unusable: 'Its view was deleted, or its filter cannot be read or names what no longer exists',
  secret_lost: 'Its secret was encrypted with a key that is lost; rotate the secret',
};

export const WEBHOOKS_MAX = 50;
/** That sign at a time, as rotations overlap: each makes the header of every message longer. */
export const SECRETS_MAX = 10;
export const WEBHOOK_NAME_MAX = 80;
export const WEBHOOK_URL_MAX = 2000;
export const DELIVERIES_PAGE_MAX = 200;
export const DELIVERIES_PAGE_STANDARD = 50;
/** Attempts that a delivery shows. */
export const ATTEMPTS_KEPT = 20;
/** In each process that sends; there is one at a time. */
export const MESSAGES_AT_ONCE = 4;
/** From the event, or from a replay. */
export const RETRY_HOURS = 24;
export const FAILING_DAYS_MAX = 5;
export const OVERLAP_HOURS_STANDARD = 24;
export const OVERLAP_HOURS_MAX = 168;
