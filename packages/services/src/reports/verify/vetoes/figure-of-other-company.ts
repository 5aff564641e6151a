import { EVENT_VERB, isCommonWord } from '../../../shared/statements/common-words.ts';
import { companyNameVariants, isTitleCase } from '../../../shared/statements/company-names.ts';
import { splitDays } from '../../../shared/statements/days.ts';
import { eventOfWord } from '../../../shared/statements/meaning/event-kinds.ts';
import { figuresIn, possibleNumbers } from '../../../shared/statements/numbers/possible-numbers.ts';
import { remembering } from '../../../shared/statements/remembering.ts';
import { splitSentences } from '../../../shared/statements/split-sentences.ts';
import type { EvidenceItem } from '../../schemas.ts';
import { withoutDayNumbers } from '../contradictions/number-relations.ts';
import { isOpener } from './words-that-name-nothing.ts';

/** "Contoso raises", "Contoso Robotics has raised". */
const ACTOR =
  /^(?<name>\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*)*) (?:has |have |had |is |was |will )?(?<verb>\p{L}+)/u;
/** Who does this has another one get the figure, which may be the company: "Contoso invests $70 million". */
const GIVES =
  /^(?:invest(?:s|ed)?|back(?:s|ed)?|leads?|led|join(?:s|ed)?|funds?|funded|finances?d?|pays?|paid|buys?|bought|acquires?d?|purchases?d?|commits?|committed|pledges?d?)$/iu;
/** The one who gets it, by name: "backs Fabrikam", "invests $70 million in Fabrikam". */
const RECEIVER = /^\s(?<object>\p{Lu}[\p{L}\d&.-]+)|\s(?:in|into|to)\s(?<name>\p{Lu}[\p{L}\d&.-]+)/u;
/** Points to a party named before. */
const POINTS_BACK = /(?<!\p{L})(?:we|our|us|it|its|they|their|the company|the firm|the group)(?!\p{L})/iu;

/**
 * A figure that stands only in sentences whose actor is surely another company, which the statement does not name; null
 * when there is none.
 * @param items without what addresses programs
 */
export function figureOfOtherCompany(
  sentence: string,
  items: readonly EvidenceItem[],
  company: { name: string; domain: string },
): string | null {
  const figures = figuresIn(withoutDayNumbers(splitDays(sentence).rest));
  if (figures.length === 0) return null;
  const names = companyNameVariants(company);
  const all = items.map(({ title, text }) => `${title}\n${text}`).join('\n');
  const others = sentencesOfOthers(JSON.stringify([all, names])).filter(({ actor }) => !sentence.includes(actor));
  if (others.length === 0) return null;
  const left = new Set(others.map(({ words }) => words));
  const own = splitSentences(all).filter((one) => !left.has(one));
  const [stated, known] = [own.join('\n'), all].map(possibleNumbers);
  const of = figures.find(
    ({ readings }) => readings.some((one) => known?.has(one)) && !readings.some((one) => stated?.has(one)),
  );
  return of?.figure ?? null;
}

/** The sentences whose actor is surely another company, with the first word of its name; of a text and the own names. */
const sentencesOfOthers = remembering((key) => {
  const [text, names] = JSON.parse(key) as [string, string[]];
  const own = [...names, ...names.map((one) => one.split(' ')[0] ?? '')];
  return splitSentences(text).flatMap((words) => {
    const actor = otherActor(words);
    const isNamed = own.some((one) => words.includes(one)) || POINTS_BACK.test(words);
    return actor === null || isNamed ? [] : [{ words, actor }];
  });
}, 20);

function otherActor(words: string): string | null {
  const actor = ACTOR.exec(words);
  const { name = '', verb = '' } = actor?.groups ?? {};
  if (actor === null || !(GIVES.test(verb) || EVENT_VERB.test(verb))) return null;
  const [first = ''] = name.split(' ');
  // "Doors opened"
  const isPlural = name === first && /[^s]s$/.test(first);
  const isParty = !isPlural && !isOpener(first) && !isCommonWord(first) && !isTitleCase(words);
  const acts = GIVES.test(verb) ? namesReceiver(words.slice(actor[0].length)) : eventOfWord(verb) !== undefined;
  return isParty && acts ? first : null;
}

/** A country or a month receives nothing. */
function namesReceiver(rest: string): boolean {
  const { object, name = object } = RECEIVER.exec(rest)?.groups ?? {};
  return name !== undefined && !isOpener(name) && !isCommonWord(name);
}
