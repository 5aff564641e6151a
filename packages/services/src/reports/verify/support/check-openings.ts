import type { Posting } from '@workbench/connectors/gather';
import { numberSegments } from '../../../shared/statements/numbers/number-segments.ts';
import { statedNumbersIn } from '../../../shared/statements/stated-numbers.ts';
import { HIRING_STEMS, meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { CheckedCitation, VerificationContext } from '../citation/check-citation.ts';

const OPENINGS =
  /\b(?:open(?:ings?| positions?| roles?| jobs?)|positions?|roles?|vacanc(?:y|ies)|jobs?|postings?|hiring|hires?|of them|of these)\b/i;
const DEPARTMENTS = /^\s*(?:\p{L}+ )?departments?\b/iu;
const LOCATIONS = /^\s*(?:\p{L}+ )?(?:locations?|cities|towns|countries|sites|offices|places)\b/iu;

/**
 * Whether counts of a sentence that cites a job board are those of the postings that it names: of a department, of a
 * location, or of all. Undefined where the sentence counts no openings, so that the rules for words decide.
 */
export function unsupportedOpenings(
  sentence: string,
  citations: readonly CheckedCitation[],
  { postings, company }: VerificationContext,
): string | null | undefined {
  if (postings === undefined || !citations.some(({ item }) => item.kind === 'job_board')) return undefined;
  if (!OPENINGS.test(sentence) || statedNumbersIn(sentence).length === 0) return undefined;
  const ignored = meaningfulStems(`${company.name} ${company.domain}`);
  for (const segment of numberSegments(sentence)) {
    const { value, words, after, shared } = segment;
    if (DEPARTMENTS.test(after) || LOCATIONS.test(after)) {
      const read = ({ department, location }: Posting) => (DEPARTMENTS.test(after) ? department : location);
      if (new Set(postings.flatMap((one) => read(one) ?? [])).size === value) continue;
      return `${value.toLocaleString('en')} is not their number`;
    }
    const isFreeWord = (stem: string) => HIRING_STEMS.has(stem) || ignored.has(stem);
    const named = [...meaningfulStems(words)].filter((stem) => !isFreeWord(stem));
    const inherited = [...meaningfulStems(shared)].filter((stem) => !isFreeWord(stem) && isOfPostings(stem, postings));
    const count = countPostings([...new Set([...named, ...inherited])], words, postings);
    if (count === null) continue;
    if (count !== value)
      return `The number of these open positions is ${count.toLocaleString('en')}, not ${value.toLocaleString('en')}`;
  }
  return undefined;
}

const stemsOfPosting = ({ title, department, location }: Posting) =>
  meaningfulStems([title, department, location].join(' '));
const isOfPostings = (stem: string, postings: readonly Posting[]) =>
  postings.some((one) => stemsOfPosting(one).has(stem));

/** The postings that a text names by department, location or title; null when it names what no posting has. */
function countPostings(named: string[], words: string, postings: readonly Posting[]): number | null {
  const text = words.toLowerCase();
  const namedIn = (read: (posting: Posting) => string | null) =>
    [...new Set(postings.flatMap((one) => read(one) ?? []))].filter((value) => hasWords(text, value));
  const departments = namedIn(({ department }) => department);
  const locations = namedIn(({ location }) => location);
  const covered = new Set([...departments, ...locations].flatMap((one) => [...meaningfulStems(one)]));
  // "most of them in A and B" gives no number of A and B.
  if (/\bmost of (?:them|these)\b/.test(text)) return postings.length;
  const rest = named.filter((stem) => !covered.has(stem) && isOfPostings(stem, postings));
  if (departments.length + locations.length + rest.length === 0) return named.length === 0 ? postings.length : null;
  return postings.filter(
    (one) =>
      (departments.length === 0 || departments.includes(one.department ?? '')) &&
      (locations.length === 0 || locations.includes(one.location ?? '')) &&
      rest.every((stem) => stemsOfPosting(one).has(stem)),
  ).length;
}

/** A location may be named by its first part: "Oslo" of "Oslo, Norway". */
function hasWords(text: string, value: string): boolean {
  const part = (value.split(',')[0] ?? value).trim().toLowerCase();
  if (part === '') return false;
  const at = text.indexOf(part);
  return at >= 0 && !/[\p{L}\d]/u.test(text.charAt(at - 1)) && !/[\p{L}\d]/u.test(text.charAt(at + part.length));
}
