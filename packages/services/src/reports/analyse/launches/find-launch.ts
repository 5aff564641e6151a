import {
  type CompanyContext,
  findCompanyMentions,
  isTitleCase,
  maskCompanyNames,
} from '../../../shared/statements/company-names.ts';
import { isCompanyEvent } from '../../../shared/statements/event-actor.ts';
import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import { isDenied } from '../attribution/denial.ts';
import { isCalledOff, isSpeculative } from '../attribution/speculation.ts';
import { firstDayIn, yearsIn } from '../evidence/days-in-text.ts';
import { isNotNews } from '../news/not-news.ts';
import { toPattern } from '../patterns/news-pattern.ts';
import {
  classifyLaunchedThing,
  LAUNCH_BEFORE,
  LAUNCH_PATTERNS,
  LAUNCH_STATE,
  LAUNCH_VERB,
  NEW_THING,
} from '../patterns/product-launch.ts';
import { nameAfter, nameApart, nameBefore } from './product-name.ts';

const SENTENCE_MAX = 400;

const VERB = toPattern(`\\b(?:${LAUNCH_VERB})\\b\\s?`);
const STATE = toPattern(`,?\\s(?:${LAUNCH_STATE})`);
const BEFORE = toPattern(`(?:${LAUNCH_BEFORE})\\s`);
/** Not there yet: announced for later, which is no launch. */
const LATER =
  /\b(?:will|shall|to|plans? to|going to|wants? to|ready to|about to|set to|due to|expects? to)\s(?:\w{1,12}\s)?(?:be\s)?$/i;

/** "Today we are excited to launch …" is the launch itself. */
const GLAD_TO =
  /\b(?:excited|thrilled|proud|happy|pleased|delighted|glad|honou?red|stoked|pumped)\sto\s(?:\w{1,12}\s)?$/i;
/** "Since we first released …", "When Acme launched …": told for what came after it. */
const BACK_THEN =
  /(?:^|[,;:–—]\s*|\b(?:ever|even)\s)(?:since|after|when|before|until|once|while|because)\s(?:[\w'’]+\s){0,4}$/i;
const isLater = (before: string) => LATER.test(before) && !GLAD_TO.test(before);

export interface FoundLaunch {
  name: string;
  /** A day that the sentence itself names; null otherwise. */
  day: string | null;
}

/** Extracts the name from the words on one side of the launch verb. */
interface Naming {
  after(words: string): string | null;
  before(words: string): string | null;
}

/**
 * The product that a headline or sentence says the company has launched; null when there is none, it has no name, or
 * the launch was years ago. `body` is the text below, which confirms names in headlines.
 */
export function findLaunch(sentence: string, about: CompanyContext, body: string, yearNow: number): FoundLaunch | null {
  const { names } = about;
  const isTitleCased = isTitleCase(sentence);
  return findNamedLaunch(sentence, about, yearNow, {
    after: (words) => nameAfter(words, { names, body, isTitleCased }) ?? nameApart(sentence, names),
    before: (words) => nameBefore(words, names) ?? nameApart(sentence, names),
  });
}

function findNamedLaunch(sentence: string, about: CompanyContext, yearNow: number, naming: Naming): FoundLaunch | null {
  const text = sentence.slice(0, SENTENCE_MAX);
  const masked = maskCompanyNames(text, about);
  if (isPromptInjection(text) || isNotNews(masked.text.slice(0, 160))) return null;
  if (yearsIn(text).some((year) => year < yearNow - 1)) return null;
  const name = byVerb(text, masked, naming) ?? byState(text, masked, naming);
  return name === null ? null : { name, day: firstDayIn(text) };
}

/** Masked words have the same positions as the literal ones, which name the product. */
type Masked = ReturnType<typeof maskCompanyNames>;

function byVerb(text: string, masked: Masked, naming: Naming): string | null {
  const match = VERB.exec(masked.text);
  if (match === null) return null;
  const { index } = match;
  const before = masked.text.slice(0, index);
  if (isLater(before) || BACK_THEN.test(before) || isUnconfirmedOrCalledOff(masked.text, index)) return null;
  if (!isCompanyEvent(masked.text, index, index + match[0].length, 'doer', masked.about)) return null;
  if (classifyLaunchedThing(masked.text.slice(index)) !== 'launch') return null;
  return naming.after(text.slice(index + match[0].length));
}

function byState(text: string, masked: Masked, naming: Naming): string | null {
  if (!masked.about.isOwn && findCompanyMentions(masked.text, masked.about).length === 0) return null;
  const before = BEFORE.exec(masked.text);
  if (before !== null && !isUnconfirmedOrCalledOff(masked.text, before.index)) {
    const words = text.slice(before.index + before[0].length);
    return classifyLaunchedThing(words) === 'launch' ? naming.after(words) : null;
  }
  if (NEW_THING.test(masked.text)) return naming.before(text.slice(0, text.search(/[,:]| [–—-]/)));
  const state = STATE.exec(masked.text);
  if (
    state === null ||
    isUnconfirmedOrCalledOff(masked.text, state.index) ||
    isLater(masked.text.slice(0, state.index))
  )
    return null;
  if (!isCompanyEvent(masked.text, state.index, state.index + state[0].length, 'product', masked.about)) return null;
  const name = naming.before(text.slice(0, state.index));
  return name !== null && classifyLaunchedThing(`launches ${name}`) === 'launch' ? name : null;
}

const isUnconfirmedOrCalledOff = (text: string, index: number) =>
  isSpeculative(text, index) || isDenied(text, index) || isCalledOff(text, index);

/** Whether a sentence has any word of a launch: a cheap check that comes first. */
export const mayMentionLaunch = (sentence: string) => LAUNCH_PATTERNS.some(({ pattern }) => pattern.test(sentence));
