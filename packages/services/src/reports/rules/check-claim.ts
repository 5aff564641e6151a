import { splitSentences } from '../analyse/rules/sentences.ts';
import type { Citation } from '../schemas.ts';
import { happenings, whyUnsupported } from './bears-out.ts';
import { type Ground, type Held, type HeldCitation, holdCitation } from './hold-citation.ts';
import { isInstruction } from './instructions.ts';
import { figuresIn } from './numbers.ts';
import { hasMarkup } from './plain-text.ts';
import { meaningOf, stemsOf } from './words.ts';

export type Checked = { citations: Citation[] } | { reason: string };

/** Letters and digits. Shorter quotes prove nothing: they stand everywhere. */
const QUOTE_MIN = 8;
/** More are left out: beside so many sources a reader finds nothing. */
const CITATIONS_MAX = 8;
const ADDRESS = /\bhttps?:\/\/|\bwww\.|\b[\w.+-]+@[\w-]+\.\w/i;

/**
 * Whether a claim holds. Each of its sentences must: its numbers, days and words with a meaning stand in the quoted
 * sentences, the ones right before and after, or the title; what it says has happened is in the quoted sentence or the
 * title of one single source, there as sure as in the claim, and done by the same one.
 *
 * What this can't see: words of one passage in a new order that keeps who acts (of two people who are named in one
 * sentence, which one was appointed); small words that shift a meaning ("over $40 million", "will"); a namesake in a
 * headline whose every word has a capital; deeds that a noun names; a true sentence that leaves out what the next one
 * adds; irony; and a page of the company itself that lies to its readers.
 * @returns the citations that bear out a sentence, or why the claim falls
 */
export function checkClaim(text: string, citations: readonly Citation[], ground: Ground): Checked {
  if (!/[\p{L}\d]/u.test(text)) return { reason: 'It is empty' };
  if (isInstruction(text)) return { reason: 'It speaks to a program, not to a reader' };
  if (ADDRESS.test(text)) return { reason: 'It holds an address; addresses come from the sources alone' };
  if (hasMarkup(text)) return { reason: 'It holds markup, not words' };
  const held = distinct(citations).map((citation) => holdCitation(citation, ground, QUOTE_MIN));
  const good = held.filter((one) => 'item' in one);
  if (good.length === 0) return { reason: firstReason(held) };
  const bearing = new Set<HeldCitation>();
  for (const sentence of splitSentences(text)) {
    if (meaningOf(sentence).size === 0 && figuresIn(sentence).length === 0)
      return { reason: 'It says nothing by itself' };
    const borne = bearersOf(sentence, good, ground);
    if ('reason' in borne) return borne;
    for (const one of borne.bearers) bearing.add(one);
  }
  const related = good.filter((one) => bearing.has(one) && !isUnrelated(text, one, ground));
  return related.length === 0
    ? { reason: 'Its quote is about something else' }
    : { citations: related.map(({ citation }) => citation) };
}

/** Each once, and not more than can be looked at. */
function distinct(citations: readonly Citation[]): Citation[] {
  const byWords = new Map(citations.map((one) => [`${one.evidenceId} ${one.quote}`, one]));
  return [...byWords.values()].slice(0, CITATIONS_MAX);
}

const firstReason = (held: Held[]) =>
  held.flatMap((one) => ('reason' in one ? [one.reason] : []))[0] ?? 'It cites nothing';

/**
 * What has happened must be told by one source; a sentence that tells of nothing, as a list of topics, may draw from
 * several.
 */
function bearersOf(
  sentence: string,
  held: HeldCitation[],
  ground: Ground,
): { bearers: HeldCitation[] } | { reason: string } {
  const alone = held.map((one) => [one]);
  const groups = happenings(sentence, ground).size > 0 ? alone : [...alone, held];
  const reasons = groups.map((group) => whyUnsupported(sentence, group, ground));
  const bearers = groups.filter((_, index) => reasons[index] === null).flat();
  return bearers.length > 0 ? { bearers } : { reason: reasons[0] ?? 'It cites nothing' };
}

/** A quote that shares no word with the claim, the company's name aside, shows nothing of it. */
function isUnrelated(text: string, { quoted }: HeldCitation, { company }: Ground): boolean {
  const name = meaningOf(company.name);
  const words = [...meaningOf(text)].filter((stem) => !name.has(stem));
  const known = stemsOf(quoted.join(' '));
  // A company may be named by what it works on.
  const shared = words.length > 0 ? words : [...name];
  return figuresIn(text).length === 0 && !shared.some((stem) => known.has(stem));
}
