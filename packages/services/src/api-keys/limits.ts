/** What API keys may do. No imports: screens read them. */

/** `write` includes `read`; the others stand alone. */
export const API_KEY_SCOPES = ['read', 'write', 'spend', 'privacy'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** What an operation asks for; `owner` is no scope that a key can have. */
export const REQUIRED_SCOPES = [...API_KEY_SCOPES, 'owner'] as const;
export type RequiredScope = (typeof REQUIRED_SCOPES)[number];

export const SCOPE_MEANINGS: Readonly<Record<ApiKeyScope, string>> = {
  read: 'Read companies, contacts, leads, reports and settings; preview, select and export',
  write: 'Create, change, import and delete; includes read',
  spend: 'Buy credits, call a language model or send requests that are paid for',
  privacy: 'Data subject requests, removal from the do-not-contact list, the audit log',
};

/** In front of each key, so that scanners of leaked secrets recognize one. */
export const API_KEY_PREFIX = 'wbkey_';
export const API_KEY_NAME_MAX = 80;
/** That are in force; revoked and expired ones don't count. */
export const API_KEYS_MAX = 100;
export const KEY_REQUESTS_PER_MINUTE_MAX = 20_000;

/** A browser gives the access token again after that. */
export const SESSION_MAX_MS = 30 * 86_400_000;
