import { MONTHS } from '@workbench/text/months';
import { canonicalText } from '../../../../shared/statements/canonical/canonical-text.ts';
import { daysIn } from '../../../../shared/statements/days.ts';
import { isDecision, withoutEffectiveDay } from '../../../../shared/statements/times/effective-day.ts';
import { verbRoot } from '../../../../shared/statements/verb-roots.ts';
import { meaningfulStems } from '../../../../shared/statements/word-stems.ts';

/** Markers of what has not happened, in four languages. */
const TO_COME =
  /(?<!\p{L})(?:will|would|shall|going to|about to|set to|aims? to|plans? to|hopes? to|wants? to|intends? to|applied for|goal of|ambition|proposal|proposes?|recommended|expects? to|wird|werden|will|wollen|möchten?|sollen?|soll|könnten?|dürften?|voraussichtlich|geplante?[nrs]?|vorgesehen\p{L}*|demnächst|beabsichtig\p{L}+|prüft|verhandel\p{L}+|erwägt|devrai(?:t|ent)|pourrai(?:t|ent)|va|vont|prévoi(?:t|ent)|prévue?s?|envisage\p{L}*|négoci\p{L}+|souhaite\p{L}*|veut|veulent|étudie\p{L}*|projette\p{L}*|compte|espère\p{L}*|va a|van a|quiere[n]?|prevé[n]?|previst[oa]s?|proyecta[n]?|planea[n]?|estudia[n]?|podría[n]?|debería[n]?|espera[n]?|pretende[n]?|sopesa[n]?|negocia[n]?|baraja[n]?)(?!\p{L})/iu;
const FRENCH = /(?<!\p{L})(?:le|la|les|des|une?|et|du|au|aux|dans|pour)(?!\p{L})/giu;
const SPANISH = /(?<!\p{L})(?:el|los|las|una?|y|del|al|en|para|su|con)(?!\p{L})/giu;
const FRENCH_FUTURE = /(?<![\p{L}-])\p{Ll}{2,}(?:(?:e|i|d|t|v|u)r(?:a|ont|ait|aient))(?!\p{L})/u;
const SPANISH_FUTURE = /(?<![\p{L}-])\p{Ll}{2,}r(?:á|án|ía|ían)(?!\p{L})/u;

/** Whether the part of the sentence that the claim was made from tells of what is still to come, and the claim does not. */
export function isStillToCome(claim: string, sentence: string, day: string | null): boolean {
  const timed = isDecision(claim) ? withoutEffectiveDay(sentence) : sentence;
  if (day !== null && beginsAfter(timed, day) && !beginsAfter(claim, day)) return true;
  if (isFuture(claim, sentence)) return false;
  if (hasOnlyInfinitive(claim, sentence)) return true;
  const claimed = meaningfulStems(claim);
  return sentence
    .split(/[,;:–]\s|\s(?:and|but|while|und|aber|et|mais|y|pero|that|which|who|qui|que|dont|où|donde|quien)\s/u)
    .some(
      (part) => isFuture(part, sentence) && [...meaningfulStems(part)].filter((stem) => claimed.has(stem)).length > 1,
    );
}

function isFuture(part: string, sentence: string): boolean {
  if (TO_COME.test(part)) return true;
  const [french, spanish] = [FRENCH, SPANISH].map((words) => sentence.match(words)?.length ?? 0) as [number, number];
  if (french > spanish) return FRENCH_FUTURE.test(part);
  return spanish > french && SPANISH_FUTURE.test(part);
}

/** "From 1 January 2027 …"; "until" says when something ends. */
const beginsAfter = (text: string, day: string) =>
  !/(?<!\p{L})(?:until|till|by|before|bis|jusqu['’]\p{L}+|hasta|avant|antes)(?!\p{L})/iu.test(text) &&
  [...daysIn(canonicalText(text, day)), ...startsIn(canonicalText(text, day))].some((one) => one > day);

/** "Ab Januar 2027", "starting in 2027": the first day of it. */
const startsIn = (text: string): string[] =>
  [...text.matchAll(START)].map(([, month = '', year]) => {
    const number = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
    return `${year}-${String(Math.max(1, number)).padStart(2, '0')}-01`;
  });
const START = new RegExp(
  `(?<!\\p{L})(?:from|starting(?: in| from)?|beginning(?: in)?|as of|ab|à partir de|à compter de|dès|a partir de)\\s(?:(${MONTHS.join('|')})\\s)?(20\\d\\d)(?!\\d)(?!\\s(?:to|bis|à|a|hasta)\\s)`,
  'giu',
);

const INFINITIVE =
  /(?<!(?:vien(?:t|nent) |acaban? |réussi |parvenu |logr\p{L}+ |consigui\p{L}+ )(?:de |d['’]|à )?)(?<!\p{L})(?:(?:à|de|d['’]|doit|doivent|pour|peut|a|para)\s?(?:s['’]|se\s)?(\p{Ll}+(?:er|ir|re|ar))|zu\s(\p{Ll}+en))(?!\p{L})/gu;

/** "S'apprête à ouvrir": whether a verb that the claim has in the past is but intended in the sentence. */
function hasOnlyInfinitive(claim: string, sentence: string): boolean {
  const words = (text: string): string[] => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [];
  const intended = new Set([...sentence.matchAll(INFINITIVE)].map(([, romance, german]) => romance ?? german ?? ''));
  if (intended.size === 0) return false;
  const stated = words(sentence);
  const done = new Set(stated.filter((word) => !intended.has(word)).map(verbRoot));
  const roots = new Set([...intended].map(verbRoot));
  return words(claim).some((word) => !stated.includes(word) && roots.has(verbRoot(word)) && !done.has(verbRoot(word)));
}
