import { CURRENCY, type HeaderReading, UNKNOWN } from './header-reading.ts';
import type { Concept, ReadPhrase, Subject } from './words/header-concepts.ts';

type Coded = Pick<HeaderReading, 'content' | 'needsSamples' | 'rank'>;

/** "Account", "Contact" and "Size" say what they mean only together with their cells. */
export function readWithoutContent(
  subject: Subject | null,
  has: (concept: Concept) => boolean,
  phrases: readonly ReadPhrase[],
): Coded {
  const says = (pattern: RegExp) => phrases.some(({ text }) => pattern.test(text));
  if (has('range') && says(CURRENCY)) return UNKNOWN;
  if (has('vendor') && has('count')) return { content: 'ownId', rank: 3, needsSamples: true };
  if (has('range') && subject !== 'person') return { content: 'employees', rank: 12, needsSamples: true };
  if (has('count')) {
    if (subject === null) return has('secondary') ? UNKNOWN : { content: 'phone', rank: 15, needsSamples: true };
    const isOfRegister = phrases.some(({ text }) => /^(?:company|organi[sz]ation|org|entity)$/.test(text));
    return { content: isOfRegister ? 'organisationNumber' : 'ownId', rank: 1, needsSamples: true };
  }
  if (has('secondary') || subject === null) return UNKNOWN;
  return { content: 'name', rank: subject === 'customer' ? 4 : 1, needsSamples: true };
}

/** A country's code is as good as its name where there is no other; an industry's is not. */
export function readCoded(
  contents: ReadonlySet<Concept>,
  subject: Subject | null,
  has: (concept: Concept) => boolean,
): Coded | null {
  if (contents.has('codeSystem')) {
    const isText = has('label') || contents.has('industry');
    return { content: isText ? 'industry' : 'industryCode', rank: 6, needsSamples: true };
  }
  if (!contents.has('code')) return null;
  if (contents.has('industry')) return { content: 'industryCode', rank: 6, needsSamples: true };
  if (contents.has('country')) return { content: 'country', rank: 30, needsSamples: false };
  if (contents.has('state')) return { content: 'state', rank: 30, needsSamples: false };
  const isOwn = (subject !== null || has('vendor')) && contents.size === 1;
  return isOwn ? { content: 'ownId', rank: 3, needsSamples: true } : UNKNOWN;
}
