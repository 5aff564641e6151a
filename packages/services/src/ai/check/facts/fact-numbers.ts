import { canonicalText } from '../../../shared/statements/canonical/canonical-text.ts';
import { type HedgeKind, hedgesAt, hedgesIn } from '../../../shared/statements/certainty.ts';
import { clausesOf } from '../../../shared/statements/clauses.ts';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import { splitDays } from '../../../shared/statements/days.ts';
import { isNumberOfOther } from '../../../shared/statements/numbers/number-owners.ts';
import { meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { MessageFact, MessageRequest } from '../../schemas.ts';
import { type FoundNumber, findNumbers } from '../mentions/find-numbers.ts';
import { detectLanguage } from '../words/detect-language.ts';
import { isAboutOther, withNamedRecipient } from './fact-subject.ts';

/** Whether the facts that state a number say it of something or someone else. */
export function isNumberOfOtherFact(number: FoundNumber, sentence: string, request: MessageRequest): boolean {
  const states = (text: string) =>
    findNumbers(canonicalText(text, null)).some(
      (one) => one.unit === number.unit && one.values.some((value) => number.values.includes(value)),
    );
  if ([request.campaignGoal, request.recipientTitle, request.recipientCompany, request.senderTitle].some(states))
    return false;
  const facts = request.facts.filter(({ text }) => states(text));
  if (facts.length === 0) return false;
  const statement = withNamedRecipient(sentence, request);
  const isEnglish = detectLanguage(sentence, request.language) === 'en';
  return !facts.some((fact) => {
    if (isAboutOther(fact, sentence, request)) return false;
    if (isOfRival(fact.text, number, request)) return false;
    if (!isEnglish || detectLanguage(fact.text, 'en') !== 'en') return true;
    const isHedged = [...hedgesOf(fact.text, number)].some((hedge) => !hedgesIn(sentence).has(hedge));
    return (
      !isHedged &&
      isNumberOfOther(
        inCommonForm(sentenceWith(statement, number), fact),
        [inCommonForm(fact.text, fact)],
        meaningfulStems(request.recipientCompany),
      ) === null
    );
  });
}

const inCommonForm = (text: string, { date }: MessageFact) => splitDays(canonicalText(text, date)).rest;

/** The clauses of a statement around one number alone: the others are checked by themselves. */
function sentenceWith(statement: string, number: FoundNumber): string {
  return clausesOf(statement).find(({ text }) => text.includes(number.text))?.text ?? statement;
}

const isSameNumber = (one: FoundNumber, number: FoundNumber) =>
  one.values.some((value) => number.values.includes(value));

/** How sure a text is of one of its numbers. */
function hedgesOf(text: string, number: FoundNumber): ReadonlySet<HedgeKind> {
  const found = findNumbers(text).find((one) => isSameNumber(one, number));
  return found === undefined ? hedgesIn(text) : hedgesAt(text, found.at);
}

const RIVAL =
  /(?<!\p{L})(?:rivals?|competitors?|wettbewerber\p{L}*|konkurrent\p{L}*|mitbewerber\p{L}*|concurrente?s?|rivale?s?|competidora?s?|nachbar\p{L}*|voisine?s?|vecin[oa]s?)(?!\p{L})/iu;

/** "…; its rival Sanidor hired 80": the part with the number is about someone else. */
function isOfRival(text: string, number: FoundNumber, { recipientCompany }: MessageRequest): boolean {
  const names = companyNameVariants({ name: recipientCompany, domain: '' });
  const parts = text.split(/;\s/).filter((part) => findNumbers(part).some((one) => isSameNumber(one, number)));
  return parts.length > 0 && parts.every((part) => RIVAL.test(part) && !names.some((name) => part.includes(name)));
}
