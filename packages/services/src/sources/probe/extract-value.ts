import { readPath } from '@workbench/connectors/generic-path';
import type { HttpAnswer } from '@workbench/connectors/http';
import type { TestExtract } from '../schemas.ts';

/** Enough to find one's way in a response, and little enough to read. */
const RESPONSE_MAX = 4000;

/** The response as one reads it, beside what the path of the count reads there; null for what is no JSON. Pure. */
export function extractValue(
  answer: Pick<HttpAnswer, 'body'> | null,
  path: string,
  hide: (text: string) => string,
): TestExtract | null {
  if (answer === null) return null;
  let document: unknown;
  try {
    document = JSON.parse(answer.body);
  } catch {
    return null;
  }
  const text = hide(JSON.stringify(document, null, 2));
  const at = readPath(document, path);
  const value = at.state === 'found' ? hide(JSON.stringify(at.value)) : null;
  const isCut = text.length > RESPONSE_MAX;
  return { path, value: value?.slice(0, RESPONSE_MAX) ?? null, response: text.slice(0, RESPONSE_MAX), isCut };
}
