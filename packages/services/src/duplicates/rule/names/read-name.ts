import { cleanText } from '@workbench/identity/clean-text';
import { fold } from '@workbench/text/fold';
import { regionOf } from '../locations/regions.ts';
import { joinDottedForms, withoutLegalForms, withoutWrittenForms } from './legal-forms.ts';
import { isConnector, isNumber, isStructureWord, readWord } from './name-words.ts';
import { evenSpelling, toLatin } from './transliterate.ts';

/** A company's name as it is compared. */
export interface ReadName {
  /** In order, in one spelling, without legal form, connectors, regions and numbers. */
  words: string[];
  /** Country codes and names of regions. */
  regions: string[];
  numbers: string[];
  /** Words and regions, wherever a region is: "Kenya Ministry of Health". */
  all: string[];
  /** `words` without blanks: "Data Dog" and "Datadog" are the same. */
  joined: string;
  forms: string[];
  /** Words that named its city and were taken out. */
  cityWords?: number;
  /** Its first letters, of two words or more. */
  initials: string | null;
  /** The words before their spelling was evened, for what is shown and for keys. */
  plain: string[];
}

const REGION_WORDS_MAX = 2;

export function readName(name: string): ReadName {
  // "Acme (UK) Ltd", "Acme, Inc." and "Müller + Söhne": signs part words, and the plus is an "and".
  const text = withoutWrittenForms(toLatin(fold(joinDottedForms(cleanText(name).replace(/[&+]/g, ' and ')))));
  const { words: named, forms } = withoutLegalForms(text.split(' ').filter(Boolean));
  const words: string[] = [];
  const regions: string[] = [];
  const numbers: string[] = [];
  const plain: string[] = [];
  const all: string[] = [];
  for (let at = 0; at < named.length; at++) {
    const region = readRegion(named, at);
    const word = readWord(named[at] ?? '');
    // "France Télécom": what begins a name is the name.
    if (region !== null) all.push(region.code);
    if (region !== null && at > 0) {
      regions.push(region.code);
      at += region.length - 1;
    } else if (isNumber(word)) numbers.push(word);
    else if (!isConnector(word) || named.length === 1) {
      words.push(evenSpelling(word));
      if (region === null) all.push(evenSpelling(word));
      plain.push(word);
    }
  }
  return { words, regions, numbers, all, joined: words.join(''), forms, initials: initialsOf(plain), plain };
}

export function initialsOf(plain: readonly string[]): string | null {
  const telling = plain.filter((word) => !isStructureWord(word));
  return telling.length < 2 ? null : telling.map((word) => word.charAt(0)).join('');
}

function readRegion(words: readonly string[], at: number): { code: string; length: number } | null {
  for (let length = REGION_WORDS_MAX; length > 0; length--) {
    const code = at + length > words.length ? null : regionOf(words.slice(at, at + length).join(' '));
    if (code !== null) return { code, length };
  }
  return null;
}
