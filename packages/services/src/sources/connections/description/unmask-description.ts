import type { GenericSource } from '../../schemas.ts';
import { type Address, MASK, withValues } from './mask-description.ts';

interface Position {
  address: Address;
  /** Which of its name in the address. */
  index: number;
}

/** Some clients encode an address before they send it. */
const MASKS = [MASK, encodeURIComponent(MASK)];
const isMask = (value: string) => MASKS.includes(value);
/** Beside other text it stands for nothing: `Bearer ••••` would be sent as it is. */
const hasMask = (value: string) => MASKS.some((mask) => value.includes(mask));

/**
 * What was entered, with the stored values in place of their masks. Pure.
 * @returns the name of a value that is masked and not stored, or of which it is unclear which stored one is meant
 */
export function unmaskDescription(entered: GenericSource, stored: GenericSource | null): GenericSource | string {
  const values = stored === null ? new Map<string, string>() : valuesOf(stored);
  let missing: string | null = null;
  const restore = (key: string, name: string, value: string) => {
    if (!hasMask(value)) return value;
    const known = isMask(value) ? values.get(key) : undefined;
    if (known === undefined || hasMask(known)) missing ??= name || 'the query';
    return known ?? value;
  };
  const enteredValues = valuesOf(entered);
  // Of several parameters of one name, the position says which is meant: one more or less moves it.
  const hasMoved = (name: string, { address }: Position) =>
    countOf(enteredValues, name, address) !== countOf(values, name, address);
  const unmasked = withValues(entered, {
    header: (name, value) => restore(headerKey(name), name, value),
    parameter: (name, value, at) => restore(hasMoved(name, at) ? '' : parameterKey(name, at), name, value),
  });
  return missing ?? unmasked;
}

/** Whether a value is masked that could not be read. Pure. */
export const isMasked = (described: GenericSource): boolean => [...valuesOf(described).values()].some(hasMask);

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
const parameterKey = (name: string, { address, index }: Position) => `${address} ${index} ${name}`;

/** How many parameters of an address have this name. */
function countOf(values: ReadonlyMap<string, string>, name: string, address: Address): number {
  let count = 0;
  while (values.has(parameterKey(name, { address, index: count }))) count++;
  return count;
}
