import type { HttpAnswer } from '../http/types.ts';
import { creditsInBody, fieldOf } from '../vendor-api/credits-in-body.ts';

/** What the vendor says that the call cost; null when it does not say. */
export function creditsSpent(answer: HttpAnswer): number | null {
  const credits = readNumber(answer, 'x-call-credits-spent');
  return credits === null ? null : Math.ceil(credits);
}

/** A header's number from 0 up, or null. */
export function readNumber({ headers }: HttpAnswer, name: string): number | null {
  const number = Number(headers[name] || Number.NaN);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** Records in an answer with a list, each of which costs one credit. */
export function recordsIn({ status, body }: HttpAnswer, sizeMax: number): number {
  if (status === 404) return 0;
  return creditsInBody(body, sizeMax, (document) => {
    const records = fieldOf(document, 'data');
    return Array.isArray(records) ? records.length : 0;
  });
}
