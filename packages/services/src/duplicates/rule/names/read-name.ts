import { cleanText } from '@workbench/identity/clean-text';
import { fold } from '@workbench/text/fold';
import { regionOf } from '../locations/regions.ts';
import { acronymsOf, lettersOf } from './acronyms.ts';
import { joinDottedForms, withoutLegalForms, withoutWrittenForms } from './legal-forms.ts';
import { isConnector, isStructureWord } from './name-words.ts';
import { isNumber, withDigits } from './numbers.ts';
import { joinPhrases } from './phrases.ts';
import { readWord } from './short-forms.ts';
import { evenSpelling, isInOtherScript, romanise, toLatin } from './transliterate.ts';

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
  /** The same as they were written: short forms stay short. */
  written: string[];
  /** All words with their connectors, without blanks: "Van der Hoeven" and "Vanderhoeven" are the same. */
  full: string;
  acronyms: string[];
  letters: string | null;
  isInOtherScript: boolean;
}

const REGION_WORDS_MAX = 2;
/** "Rock 'n' Roll", "Sand n' Stone". */
const AND = /(?<=\p{L})\s*['’]\s*n\s*['’]\s*|\s+n['’]\s+/giu;
/** "L'Atelier", "Côte d'Émeraude". */
const ELISION = /\b([dl])['’](?=\p{L})/giu;

export function readName(name: string): ReadName {
  const text = cleanText(name);
  const folded = foldedIn(text);
  const { words: named, forms } = withoutLegalForms(withDigits(wordsOf(joinPhrases(folded))));
  const { words: whole } = withoutLegalForms(wordsOf(folded));
  const read: Pick<ReadName, 'words' | 'regions' | 'numbers' | 'all' | 'plain' | 'written'> = {
    words: [],
    regions: [],
    numbers: [],
    all: [],
    plain: [],
    written: [],
  };
  const add = (written: string) => {
    const word = readWord(written);
    read.words.push(evenSpelling(word));
    read.plain.push(word);
    read.written.push(written);
  };
  for (let at = 0; at < named.length; at++) {
    const region = readRegion(named, at);
    const word = named[at] ?? '';
    // "France Télécom": what begins a name is the name.
    if (region !== null) read.all.push(region.code);
    if (region !== null && at > 0) {
      read.regions.push(region.code);
      at += region.length - 1;
    } else if (isNumber(word)) read.numbers.push(word);
    else if (!isConnector(word) || isLetterAtEnd(named, at)) {
      add(word);
      if (region === null) read.all.push(evenSpelling(readWord(word)));
    }
  }
  if (read.words.length === 0) for (const number of read.numbers) add(number);
  return {
    ...read,
    joined: read.words.join(''),
    full: named.map(evenSpelling).join(''),
    forms,
    initials: initialsOf(read.plain),
    acronyms: acronymsOf(whole),
    letters: lettersOf(whole),
    isInOtherScript: isInOtherScript(text),
  };
}

/** "Plan A" is no "Plan". */
const isLetterAtEnd = (words: readonly string[], at: number) =>
  at > 0 && at === words.length - 1 && words[at]?.length === 1;

/** Folded and in Latin letters: "Acme (UK) Ltd", "Acme, Inc." and "Müller + Söhne", whose plus is an "and". */
function foldedIn(text: string): string {
  const joined = joinDottedForms(text.replace(/[&+]/g, ' and ').replace(AND, ' and ').replace(ELISION, '$1 '));
  return withoutWrittenForms(toLatin(fold(romanise(joined))));
}

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean);

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
