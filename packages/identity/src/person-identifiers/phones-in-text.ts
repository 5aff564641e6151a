import { directIdentifiersOf, type Identifier, NO_IDENTIFIERS, uniqueIdentifiers } from './identifiers.ts';

/** A country code and what may follow it. Bounded, so that a hostile page costs no more than a long one. */
const NUMBER = /(?:\+|(?<!\d)00)\d[\d\s()./-]{5,30}/g;
/** The longest number with its prefix has no more digits. */
const DIGITS_MAX = 18;

/**
 * Phone numbers with a country code that a text may contain. The text does not say where a number ends: the "8" of
 * "+351 21 000 0000 (8 to 18 h)" may belong to it, so each number is read up to each of its digits. Pure.
 */
export function findPhonesInText(text: string): Identifier[] {
  const numbers = new Set(text.match(NUMBER) ?? []);
  const found = [...numbers].flatMap((number) =>
    [...number.matchAll(/\d/g)]
      .slice(0, DIGITS_MAX)
      .flatMap(({ index }) => directIdentifiersOf({ ...NO_IDENTIFIERS, phone: number.slice(0, index + 1) })),
  );
  return uniqueIdentifiers(found);
}
