import type { WithValues } from './company-values.ts';
import type { CustomValue } from './own-column.ts';

/**
 * The values with every text in which `redact` finds the person changed; values of other types that name them go. Pure.
 * @param texts the keys of the columns whose values are free texts
 */
export function withoutPerson(
  { custom = {}, customOrigins = {} }: WithValues,
  redact: (text: string) => string,
  texts: ReadonlySet<string>,
): Required<WithValues> {
  const redacted = Object.entries(custom).flatMap(([key, value]): [string, CustomValue][] => {
    if (typeof value !== 'string') return [[key, value]];
    const text = redact(value);
    return text === value || texts.has(key) ? [[key, text]] : [];
  });
  const kept = Object.fromEntries(redacted);
  const origins = Object.entries(customOrigins).filter(([key]) => key in kept);
  return { custom: kept, customOrigins: Object.fromEntries(origins) };
}
