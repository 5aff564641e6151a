import type { GenericSource } from '../../schemas.ts';
import { type Address, MASK, withValues } from './mask-description.ts';

/** Some clients encode an address before they send it. */
const isMask = (value: string) => value === MASK || value === encodeURIComponent(MASK);

/**
 * What was entered, with the stored values in place of their masks. Pure.
 * @returns the name of a value that is masked and not stored
 */
export function unmaskDescription(entered: GenericSource, stored: GenericSource | null): GenericSource | string {
  const values = stored === null ? new Map<string, string>() : valuesOf(stored);
  let missing: string | null = null;
  const restore = (key: string, name: string, value: string) => {
    if (!isMask(value)) return value;
    const known = values.get(key);
    if (known === undefined || isMask(known)) missing ??= name;
    return known ?? value;
  };
  const unmasked = withValues(entered, {
    header: (name, value) => restore(headerKey(name), name, value),
    parameter: (name, value, at) => restore(parameterKey(name, at), name || 'the query', value),
  });
  return missing ?? unmasked;
}

/** Whether a value is masked that could not be read. Pure. */
export const isMasked = (described: GenericSource): boolean => [...valuesOf(described).values()].some(isMask);

/** By where it is sent. */
function valuesOf(described: GenericSource): Map<string, string> {
  const values = new Map<string, string>();
  const note = (key: string, value: string) => {
    values.set(key, value);
    return value;
  };
  withValues(described, {
    header: (name, value) => note(headerKey(name), value),
    parameter: (name, value, at) => note(parameterKey(name, at), value),
  });
  return values;
}

const headerKey = (name: string) => `header ${name.toLowerCase()}`;
const parameterKey = (name: string, { address, index }: { address: Address; index: number }) =>
  `${address} ${index} ${name}`;
