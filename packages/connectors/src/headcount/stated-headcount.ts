import { once } from '@workbench/text/once';
import { toSentences } from '../markup/sentences.ts';
import { type CompiledGrammar, compileGrammar, mentionsPeople } from './grammar.ts';
import { ENGLISH_GRAMMAR } from './grammars/english.ts';
import { FRENCH_GRAMMAR } from './grammars/french.ts';
import { GERMAN_GRAMMAR } from './grammars/german.ts';
import { SPANISH_GRAMMAR } from './grammars/spanish.ts';
import { nameMasker } from './mask-names.ts';
import { quotedStretches } from './quoted-stretches.ts';
import { countsAPart, speaksOfItself } from './whose-people.ts';

export interface StatedHeadcount {
  persons: number;
  quote: string;
}

const GRAMMARS = [ENGLISH_GRAMMAR, GERMAN_GRAMMAR, FRENCH_GRAMMAR, SPANISH_GRAMMAR].map((grammar) => ({
  grammarOf: once(() => compileGrammar(grammar)),
  people: mentionsPeople(grammar),
}));
const SENTENCE_MAX = 400;
const PERSONS_MAX = 5_000_000;
/** "— Ada Sample, Contoso": who said what stands above. */
const SIGNATURE = /^[—–-] ?\p{Lu}/u;

/**
 * First sentence of a text in which a company counts all of its people, now. Taken is only what is spelt out as such:
 * the company itself is the subject, and nothing before or behind the number narrows it to a place, a team, a wish or
 * the past. A quotation is another's words.
 * @param names under which the text speaks of the company
 */
export function findStatedHeadcount(text: string, names: readonly string[]): StatedHeadcount | null {
  const grammars = GRAMMARS.filter(({ people }) => people.test(text));
  if (grammars.length === 0) return null;
  const maskNames = nameMasker(names);
  const paragraphs = text.split('\n');
  for (const [index, paragraph] of paragraphs.entries()) {
    if (!/\d/.test(paragraph) || SIGNATURE.test(paragraphs[index + 1] ?? '')) continue;
    const quoted = quotedStretches(paragraph);
    let from = 0;
    for (const sentence of toSentences(paragraph)) {
      const at = paragraph.indexOf(sentence, from);
      from = at + sentence.length;
      if (!/\d/.test(sentence) || sentence.length > SENTENCE_MAX) continue;
      const isQuoted = (index: number) => quoted.some(([start, end]) => start <= at + index && at + index < end);
      const before = paragraph.slice(0, at);
      for (const { people, grammarOf } of grammars) {
        if (!people.test(sentence)) continue;
        const persons = countIn(maskNames(sentence.trim()), maskNames(before), grammarOf(), isQuoted);
        if (persons !== null) return { persons, quote: sentence.trim() };
      }
    }
  }
  return null;
}

function countIn(
  sentence: string,
  before: string,
  grammar: CompiledGrammar,
  isQuoted: (index: number) => boolean,
): number | null {
  for (const pattern of grammar.patterns) {
    const match = pattern.exec(sentence);
    if (match === null || isQuoted(match.index)) continue;
    const lead = sentence.slice(0, match.index);
    const rest = sentence.slice(match.index + match[0].length);
    if (!grammar.lead.test(lead) || grammar.leadNever.test(lead)) continue;
    // A pattern that ends in a blank or a comma has looked at what follows.
    if (!grammar.end.test(rest) && !/[,\s]$/.test(match[0])) continue;
    if (grammar.theCompany.test(match[0]) && (grammar.ours.test(lead) || !speaksOfItself(before, lead, grammar)))
      continue;
    if (countsAPart(rest, match[0], grammar)) continue;
    // "We have 900 employees and Northwind supplies us" is said by another.
    if (grammar.name.test(rest) && !grammar.name.test(`${lead}${match[0]}`) && !/[,\s]$/.test(match[0])) continue;
    const persons = Number((match.groups?.number ?? '').replace(/\D/g, ''));
    if (persons >= 2 && persons <= PERSONS_MAX) return persons;
  }
  return null;
}
