import { hasSameCertainty } from '../../../shared/statements/certainty.ts';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import { splitDays } from '../../../shared/statements/days.ts';
import { functionWordStems } from '../../../shared/statements/function-words.ts';
import { conceptOf, conceptWord } from '../../../shared/statements/meaning/concept-of.ts';
import { eventOfWord } from '../../../shared/statements/meaning/event-kinds.ts';
import { transferEventsIn } from '../../../shared/statements/parties/transfer-events.ts';
import { hasSameRole } from '../../../shared/statements/parties/transfer-roles.ts';
import { isNumberStated, type StatedNumber, statedNumbersIn } from '../../../shared/statements/stated-numbers.ts';
import { statesOtherTime } from '../../../shared/statements/stated-times.ts';
import { otherTenseStems } from '../../../shared/statements/verb-roots.ts';
import { foldedWords, HIRING_STEMS, meaningfulStems, stemsOf } from '../../../shared/statements/word-stems.ts';
import type { CheckedCitation, VerificationContext } from '../citation/check-citation.ts';
import { partsOfItsTime } from '../contradictions/time/time-of-event.ts';
import { goesOn } from '../contradictions/wording/words-from-next-sentence.ts';
import { partOfSubject } from './sentence-subject.ts';

/** That it is a plan is compared by itself: "will open" supports "plans to open". */
const PLAN_STEMS = stemsOf('plan plans planned intend intends aim aims expect expects scheduled');

interface Support {
  citations: CheckedCitation[];
  /** What a sentence may take its words and numbers from. */
  sentences: string[];
}

const hasBoard = (citations: CheckedCitation[]) => citations.some(({ item }) => item.kind === 'job_board');

export function unsupportedNumber(
  sentence: string,
  { citations, sentences }: Support,
  { company, counted }: VerificationContext,
): string | null {
  // The day of an article is not the day of what it says about another year.
  const names = companyNameVariants(company);
  const dates = citations.flatMap(({ item, quoted }) =>
    statesOtherTime(partsOfItsTime(sentence, quoted, names), item.date) ? [] : (item.date ?? []),
  );
  const { days, months, unclear, rest } = splitDays(sentence);
  const known = [...sentences, ...citations.flatMap((one) => continued(one, company))].map(splitDays);
  const isKnownDay = (day: string) => dates.includes(day) || known.some((one) => one.days.includes(day));
  const isKnownMonth = (month: string) =>
    dates.some((date) => date.startsWith(month)) ||
    known.some((one) => one.months.includes(month) || one.days.some((day) => day.startsWith(month)));
  const foreign =
    days.find((day) => !isKnownDay(day)) ??
    months.find((month) => !isKnownMonth(month)) ??
    unclear.find((words) => !sentences.some((text) => text.includes(words)));
  if (foreign !== undefined) return `The day ${foreign} is not in its source`;
  const figures: StatedNumber[] = [
    ...[...sentences, ...citations.flatMap((one) => continued(one, company)), company.name].flatMap(statedNumbersIn),
    ...dates.map((date) => ({ value: Number(date.slice(0, 4)), unit: '' })),
    ...(hasBoard(citations) ? [...counted].map((value) => ({ value, unit: '' })) : []),
  ];
  const missing = statedNumbersIn(rest).find((figure) => !isNumberStated(figure, figures));
  return missing === undefined ? null : `The number ${formatStatedNumber(missing)} is not in its source`;
}

const formatStatedNumber = ({ value, unit }: StatedNumber) =>
  `${value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;

export function unsupportedWord(
  sentence: string,
  { citations, sentences }: Support,
  { company }: VerificationContext,
): string | null {
  const own = citations.flatMap(({ quoted }) =>
    quoted.slice(0, 1).map((one) => partOfSubject(one, sentence, { company, evidence: new Map(), counted: new Set() })),
  );
  const texts = [
    ...sentences,
    ...own.map(withoutNames),
    ...citations.flatMap((one) => [...explaining(one, sentence, company), one.item.publisher]),
  ];
  const known = withNear(stemsOf([company.name, company.domain, ...texts].join(' ')));
  // "Fabrikam led a round in Contoso": Contoso raised it.
  const isFunded = sentences.some(
    (one) => /\bround\b/.test(one) && companyNameVariants(company).some((name) => one.includes(`in ${name}`)),
  );
  if (isFunded) for (const stem of stemsOf('raise')) known.add(stem);
  const about = { names: companyNameVariants(company), isOwn: false };
  if (hasSameRole(sentence, sentences, about))
    for (const { start, end } of transferEventsIn(sentence))
      for (const stem of stemsOf(sentence.slice(start, end))) known.add(stem);
  const words = [...meaningfulStems(splitDays(sentence).rest)];
  const functionWords = functionWordStems(sentence, sentences);
  const otherTenses = otherTenseStems(sentence, texts);
  const related = relatedStems(sentence, texts.join(' '));
  const missing = words.filter(
    (stem) =>
      !functionWords.has(stem) &&
      !otherTenses.has(stem) &&
      !related.has(stem) &&
      !known.has(stem) &&
      !PLAN_STEMS.has(stem) &&
      !(hasBoard(citations) && HIRING_STEMS.has(stem)),
  );
  const decisive =
    missing.find((stem) => isNameOrEvent(stem, sentence)) ??
    (missing.length > Math.max(0, words.length * SHARE) ? missing[0] : undefined);
  return decisive === undefined ? null : `“${conceptWord(decisive)}…” is not in its source`;
}

/** A word that stands for what the sentence before names. */
const REFERS =
  /(?<!\p{L})(?:it|its|they|them|their|he|she|his|her|this|these|there|er|sie|es|ihn|ihm|ihr\p{L}{0,2}|sein\p{L}{0,2}|dies\p{L}*|dort|damit|il|elle|ils|elles|ses|son|leurs?|cette|ce|y|lo|los|las|la|su|sus|este|esta|ello|allí)(?!\p{L})/iu;

/** What the quoted sentences take up, and what goes on with them: "It cost £3 million". */
const explaining = (
  { before, quoted }: CheckedCitation,
  sentence: string,
  company: VerificationContext['company'],
): string[] => [
  ...(before !== null && REFERS.test(quoted[0] ?? '') && hasSameCertainty(before, sentence) ? [before] : []),
  ...continued({ quoted }, company),
];

const continued = ({ quoted }: Pick<CheckedCitation, 'quoted'>, company: VerificationContext['company']): string[] =>
  quoted.slice(1).filter((one) => goesOn(one, companyNameVariants(company)));

/** What is said with either of two words, as long as numbers and names agree. */
const NEAR: readonly (readonly [string, string])[] = [
  ['=raise', '=rise'],
  ['=receive', '=win'],
  ['=appoint', '=promote'],
  ['=appoint', '=lead'],
  ['=produce', '=build'],
  ['=launch', '=begin'],
  ['=open', '=commission'],
  ['=dismiss', '=leave'],
  ['=entlassen', '=verlassen'],
  ['=fermer', '=licencier'],
];
const withNear = (stems: Set<string>): Set<string> =>
  new Set([...stems, ...NEAR.flatMap(([a, b]) => (stems.has(a) ? [b] : stems.has(b) ? [a] : []))]);

/** Names of another clause are those of others: "appointed Ada Pike, replacing Tom Berg". */
const withoutNames = (text: string) => text.replace(/(?<![\p{L}\d])\p{Lu}\p{L}+/gu, ' ');

/** So many of the words of a paraphrase may be its own. */
const SHARE = 0.15;

/** The stems of words that begin as a word of the sources does: "fertigt" for "Fertigung". */
function relatedStems(sentence: string, sources: string): Set<string> {
  const known = foldedWords(sources).filter((word) => word.length >= RELATED_MIN);
  const isRelated = (word: string) =>
    word.length >= RELATED_MIN &&
    known.some((one) =>
      one.startsWith(word.slice(0, Math.max(RELATED_MIN, Math.ceil(Math.min(word.length, one.length) * 0.7)))),
    );
  return new Set(foldedWords(sentence).filter(isRelated).map(conceptOf));
}
const RELATED_MIN = 5;

/** A name, or a word for what companies do, has no other word that says the same unless a list has it. */
function isNameOrEvent(stem: string, sentence: string): boolean {
  if (stem.startsWith('=')) return true;
  return (sentence.match(/[\p{L}\d]+/gu) ?? []).some(
    (word) =>
      foldedWords(word).some((one) => conceptOf(one) === stem) &&
      (!/^\p{Ll}/u.test(word) || eventOfWord(word) !== undefined),
  );
}
