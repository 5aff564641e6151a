import type { HttpAnswer } from '@workbench/connectors/http';
import type { PaidCallDoc } from '@workbench/db';

const BODY_MAX_BYTES = 1_000_000;

const STORED_HEADER = /^(content-type|date|etag|x-(?!.*(key|token|auth|secret)).*)$/;

/** The part of an answer that is kept; nothing of one that is too large, and no query, which may name a person. */
export function toStoredAnswer({ status, headers, url, body, fetchedAt }: HttpAnswer): Pick<PaidCallDoc, 'answer'> {
  if (Buffer.byteLength(body) > BODY_MAX_BYTES) return {};
  const storedHeaders = Object.entries(headers).filter(
    ([name, value]) => STORED_HEADER.test(name) && value.length <= 500,
  );
  const address = url.replace(/[?#].*$/s, '');
  return { answer: { status, headers: Object.fromEntries(storedHeaders), url: address, body, fetchedAt } };
}
