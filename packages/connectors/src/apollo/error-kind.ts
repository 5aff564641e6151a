import type { ConnectorErrorKind } from '../errors.ts';
import { fieldOf } from '../vendor-api/credits-in-body.ts';
import { tryParseJson } from '../vendor-api/try-parse-json.ts';

/**
 * What Apollo means by a refusal where its text says more than its status: being out of credits is a 422 like a bad
 * parameter. null: go by the status.
 */
export function apolloErrorKind(status: number, body: string): ConnectorErrorKind | null {
  // The text of a rate limit may advertise a larger plan, which is not what is wrong.
  if (status === 429 || status >= 500) return null;
  return kindOfText(apolloErrorText(body) ?? '');
}

/** A 200 can carry an error: the credits or the plan block the call. */
export function kindOfErrorIn200(text: string): ConnectorErrorKind {
  return kindOfText(text) ?? 'invalid_request';
}

function kindOfText(text: string): ConnectorErrorKind | null {
  if (/insufficient credits/i.test(text)) return 'credits_exhausted';
  if (/paid plans|free plan|not authorized to access/i.test(text)) return 'forbidden';
  return null;
}

/** Whether a 200 says what went wrong in the place of an answer. */
export function hasErrorText(body: string): boolean {
  const document = tryParseJson(body);
  if (fieldOf(document, 'error')) return true;
  return Boolean(fieldOf(document, 'error_message')) && !fieldOf(document, 'matches');
}

/** `error` or `message`; null when the body has neither. Some bodies are JSON under a text/plain label. */
function apolloErrorText(body: string): string | null {
  const document = tryParseJson(body);
  if (typeof document !== 'object' || document === null) return null;
  const { error, message } = document as { error?: unknown; message?: unknown };
  if (typeof error === 'string') return error;
  return typeof message === 'string' ? message : null;
}
