import { identifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { registeredDomain } from '@workbench/identity/domain/domain-label';
import { bareLabel, labelOf } from './compare-sites.ts';
import { withoutCity } from './names/compare-names.ts';
import { isDivisionWord, isGenericWord, isProductWord } from './names/name-words.ts';
import { evenSpelling, soundOf } from './names/transliterate.ts';
import type { ReadCompany } from './read-company.ts';

/** Raised when keys change: they are then computed again. */
export const KEYS_VERSION = 3;

const KEY_LENGTH_MAX = 80;
const WORDS_MAX = 6;
const INITIALS_MAX = 6;
const STEM_LENGTH = 5;
const SOUND_MIN = 4;

/**
 * Under which a company meets those that may be the same: two of which no key is shared are never compared. Every
 * likeness that the rules accept leaves a shared key, as far as its block is not too large.
 */
export function matchingKeys(company: ReadCompany): string[] {
  const sites = [company.domain, ...company.aliases, ...company.redirects];
  const keys = new Set<string>();
  const add = (kind: string, text: string) => {
    if (text.length > 1) keys.add(`${kind}:${text.slice(0, KEY_LENGTH_MAX)}`);
  };
  for (const [kind, value] of Object.entries(company.identifiers)) if (value) keys.add(identifierKey(kind, value));
  for (const site of sites) {
    add('site', registeredDomain(site));
    add('name', evenSpelling(bareLabel(labelOf(site))));
  }
  const city = company.readLocations.cities.flatMap((one) => one.split(' '));
  for (const name of company.names.flatMap((one) => [one, withoutCity(one, city)])) {
    add('name', name.joined);
    add('words', name.words.toSorted().join(' '));
    const sound = soundOf(name.joined);
    if (sound.length >= SOUND_MIN) add('sound', sound);
    for (const city of company.readLocations.cities) add('at', `${name.joined} ${city}`);
    add('name', name.full);
    for (const letters of [name.initials, name.letters, ...name.acronyms])
      if (letters !== null) add('initials', letters);
    const [first = ''] = name.plain;
    if (first.length <= INITIALS_MAX) add('initials', first);
    for (const word of distinctWords(name.plain)) {
      add('word', evenSpelling(word));
      add('stem', evenSpelling(word).slice(0, STEM_LENGTH));
    }
  }
  return [...keys];
}

function distinctWords(words: readonly string[]): string[] {
  const distinct = words.filter(
    (word) => word.length > 2 && !isGenericWord(word) && !isDivisionWord(word) && !isProductWord(word),
  );
  return distinct.slice(0, WORDS_MAX);
}
