import { INDUSTRIES } from '../employers/find-industry.ts';
import { phraseKey } from '../sentence/tokens.ts';
import { isKnownWord } from '../spelling/known-words.ts';
import { GERMAN_COMPOUND_ENDINGS } from './german-compounds.ts';
import type { Lexicon } from './lexicon.ts';

const STEM_MIN = 2;

/** Compounds join their parts with a letter that belongs to neither: "Vertrieb·s·leiter". */
const stemsOf = (stem: string): string[] => [stem, ...['s', 'n', 'en', 'es'].flatMap((link) => stripped(stem, link))];
const stripped = (stem: string, link: string) => (stem.endsWith(link) ? [stem.slice(0, -link.length)] : []);

/** "großbäckereien", "privatkliniken": a kind of company of a certain size or owner. */
const KIND = /^(?:gross|privat|fach|spezial|bio)(?=.{5})/;

function withoutKind({ english, baseForms }: Lexicon, key: string): string | null {
  const rest = key.replace(KIND, '');
  if (rest === key) return null;
  const meaning = [rest, ...baseForms(rest)].flatMap((form) => english.get(form) ?? [])[0];
  return meaning !== undefined && INDUSTRIES.values.has(phraseKey(meaning)) ? meaning : null;
}

/** "logistikfirmen" → "logistics companies", "vertriebsleiter" → "head of sales"; null for a word that is none. */
export function splitCompound(lexicon: Lexicon, key: string): string | null {
  const { english, baseForms } = lexicon;
  for (const [ending, meaning, isBefore] of GERMAN_COMPOUND_ENDINGS) {
    const suffix = phraseKey(ending);
    const stem = key.slice(0, -suffix.length);
    if (!key.endsWith(suffix) || stem.length < STEM_MIN) continue;
    const meanings = stemsOf(stem).flatMap((one) => [
      ...[one, ...baseForms(one)].flatMap((form) => english.get(form) ?? []),
      ...(one.length > STEM_MIN && isKnownWord(one) ? [one] : []),
      ...(one === 'it' || one === 'hr' || one === 'pr' ? [one.toUpperCase()] : []),
    ]);
    const about = meanings.find((one) => one !== '' && !/^(?:in|at|of|with|from)$/.test(one));
    if (about !== undefined) return isBefore ? `${meaning} ${about}` : `${about} ${meaning}`;
  }
  return withoutKind(lexicon, key);
}
