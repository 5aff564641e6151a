import { randomUUID } from 'node:crypto';
import { isPlainObject, replaceEscaped } from './extract-texts.ts';
import { textMatches, valueMatches } from './person-mentions.ts';
import { redactJson } from './redact-json.ts';

const ERASED = '[erased]';

/** Names of fields whose values are unique in their collection: two that are erased must not become the same. */
const UNIQUE_LISTS = new Set(['keys', 'keysToCome']);

/** The database takes no deeper documents. */
const LEVELS_MAX = 100;

/** The same text without the person; a source of JSON stays one, and what does not tell of them stays as it is written. */
export function redact(text: string, pattern: RegExp): string {
  if (!textMatches(text, pattern)) return text;
  const redacted = redactJson(text, (one) => redact(one, pattern)) ?? text.replace(pattern, ERASED);
  return textMatches(redacted, pattern) ? replaceEscaped(redacted, pattern, ERASED).replace(pattern, ERASED) : redacted;
}

/**
 * A copy with every text in it redacted, names of fields included; what is not text stays the very same. Of keys, by
 * which no one is held twice, those that tell of the person go. What lies deeper than in any document goes as a whole.
 */
export function redactDeep<T>(value: T, pattern: RegExp, level = 0): T {
  if (typeof value === 'string') return redact(value, pattern) as T;
  if (level > LEVELS_MAX) return (valueMatches(value, pattern) ? ERASED : value) as T;
  if (Array.isArray(value)) return value.map((one) => redactDeep(one, pattern, level + 1)) as T;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      redact(name, pattern),
      UNIQUE_LISTS.has(name) && Array.isArray(one) ? redactKeys(one, pattern) : redactDeep(one, pattern, level + 1),
    ]),
  ) as T;
}

/** An empty list would be the same as any other empty one. */
function redactKeys(keys: readonly unknown[], pattern: RegExp): unknown[] {
  const remaining = keys.filter((key) => !valueMatches(key, pattern));
  return remaining.length === 0 && keys.length > 0 ? [`erased:${randomUUID()}`] : remaining;
}
