import { EVENT_VERB } from '../../../shared/statements/common-words.ts';
import {
  type CompanyContext,
  findCompanyMentions,
  maskCompanyNames,
} from '../../../shared/statements/company-names.ts';
import { isCompanyEvent, isFirstPerson } from '../../../shared/statements/event-actor.ts';
import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import type { NewsCategory } from '../../schemas.ts';
import { isDenial, isDenied } from '../attribution/denial.ts';
import { isNewsOfNamesake } from '../attribution/namesake.ts';
import { isCalledOff, isSpeculative } from '../attribution/speculation.ts';
import { APPOINTMENT_PATTERNS } from '../patterns/acquisitions-and-appointments.ts';
import { correctCategory } from '../patterns/category-exceptions.ts';
import type { NewsPattern } from '../patterns/news-pattern.ts';
import { COMPANY_CHANGE_PATTERNS, OTHER_NEWS_PATTERNS, WEAK_VERB_PATTERNS } from '../patterns/other-news.ts';
import { MAIN_PATTERNS, PLAIN_PATTERNS } from '../patterns/pattern-priority.ts';
import { classifyLaunchedThing, LAUNCH_PATTERNS } from '../patterns/product-launch.ts';
import { isFigureOfSpeech, isNotNews } from './not-news.ts';

export type HeadlineClass = NewsCategory | 'launch' | 'noise';

/** Longest headline that is looked at, in characters. */
const HEADLINE_MAX = 300;

const STRONG_PATTERNS: readonly NewsPattern[] = [
  ...MAIN_PATTERNS,
  ...LAUNCH_PATTERNS,
  ...OTHER_NEWS_PATTERNS,
  ...COMPANY_CHANGE_PATTERNS,
];
const PATTERNS: readonly NewsPattern[] = [...STRONG_PATTERNS, ...WEAK_VERB_PATTERNS];

/** An earlier event that only says when: "After raising $40m, Acme opens …". */
const LEAD_IN =
  /^(?:(?:\w{1,10} )?(?:days|weeks|months|years?) after|after|following|fresh off|fresh from|hot on the heels of|on the heels of|despite|amid|ahead of|having|backed by|flush with|buoyed by|as part of|one year (?:after|on from))\b[^,]{0,90},\s*/i;

/**
 * Classifies a headline about a company: a news category, a product launch (a section of its own), or 'noise' for
 * anything that is no news, only planned, denied, rumoured, or another party's.
 */
export function classifyHeadline(headline: string, company: CompanyContext): HeadlineClass {
  const { text, about } = maskCompanyNames(headline.slice(0, HEADLINE_MAX).trim(), company);
  if (text === '' || isPromptInjection(text) || isFigureOfSpeech(text) || isDenial(text)) return 'noise';
  if (isNotNews(text)) return /\?\s*$/.test(text) ? 'noise' : classifyDespiteForm(text, about);
  const rest = text.replace(LEAD_IN, '');
  const first = rest === '' ? 'noise' : classifyClaim(rest, about);
  // The company may be named in the lead-in alone.
  return first === 'noise' && rest !== text && findCompanyMentions(rest, about).length === 0
    ? classifyClaim(text, about)
    : first;
}

/** A headline with a word of advice or events is news only if it begins with actor and event. */
function classifyDespiteForm(text: string, about: CompanyContext): HeadlineClass {
  const isPlain = startsWithEvent(text, about) || (about.isOwn && /^(?:our|we)\b(?![^|]{0,80}\bguide\b)/i.test(text));
  return classifyClaim(text, about, isPlain ? PLAIN_PATTERNS : APPOINTMENT_PATTERNS);
}

/** Supplying may be a single order or what partners have agreed. */
const SUPPLY = /\b(?:suppl(?:y|ies|ied)|deliver(?:s|ed)?|equip(?:s|ped)?|provides?|furnish(?:es)?)\b/i;

/** Whether a headline describes an event only in general terms ("Acme supplies …"): its text may say more. */
export function isVagueHeadline(headline: string, about: CompanyContext): boolean {
  return (
    SUPPLY.test(maskCompanyNames(headline, about).text) ||
    classifyClaim(headline.slice(0, HEADLINE_MAX).trim(), about, STRONG_PATTERNS) === 'noise'
  );
}

/** Whether a sentence tells an event in words of its own, and not by a verb that anything may follow. */
export const isSpecificClaim = (claim: string, about: CompanyContext): boolean =>
  classifyClaim(claim.slice(0, HEADLINE_MAX).trim(), about, STRONG_PATTERNS) !== 'noise';

/** What companies do in headlines that is no event: they speak, show, wish and help. */
const NO_EVENT =
  /^(?:shares|explains|discusses|talks|hosts|attends|exhibits|speaks|visits|says|thinks|looks|wants|hopes|considers|answers|reviews|plans|reflects|invites|asks|offers|helps|makes|uses|is|was|has|does|seeks|eyes|mulls|weighs|explores|aims|denies|declines|needs|loves|knows|works|goes|gets|shows|features|comments|predicts|expects|believes|recommends|teaches|writes|reads|gives|takes|means|lets|brings|puts|keeps|turns|stands|remains|lists|showcases|previews|meets|thanks|welcomes|wishes|demystifies|spotlights|highlights|presents|joins|products|services|solutions|news|jobs|careers|engineers|developers|designers|people|employees|researchers|scientists|partners|sensors|offices|times|reviews|events|values|robotics|systems|technologies|labs|industries|sciences|analytics|logistics|foods|series|customers|partners|users|clients|reviews|alternatives|prices|stocks|tips)$/i;
const ANY_EVENT_VERB = /^(?:\p{Lu}?\p{Ll}{2,}s|announced)$/u;

/** Whether a headline begins with the company, directly followed by a verb of action. */
function startsWithEvent(text: string, about: CompanyContext, verb = EVENT_VERB): boolean {
  const first = findCompanyMentions(text, about)[0];
  if (first === undefined || first.start > 0) return false;
  const [word = '', next = ''] = text
    .slice(first.end)
    .replace(/^ to(?= )/, '')
    .trim()
    .split(/\s+/);
  if (verb === EVENT_VERB) return EVENT_VERB.test(word);
  return (
    verb.test(word) &&
    !NO_EVENT.test(word) &&
    next !== '' &&
    isCompanyEvent(text, first.end + 1, first.end + 1, 'doer', about) &&
    !isUnconfirmed(text, first.end + 1 + word.length)
  );
}

/** The same for one sentence that is known to be no advice, notice or advert. */
export function classifyClaim(claim: string, company: CompanyContext, patterns = PATTERNS): HeadlineClass {
  const { text, about } = maskCompanyNames(claim, company);
  if (isNewsOfNamesake(text, about)) return 'noise';
  let best: { index: number; rank: number; found: NewsPattern } | null = null;
  for (const [rank, found] of patterns.entries()) {
    const match = found.pattern.exec(text);
    // A weak verb yields to a specific one anywhere in the headline.
    if (match === null || (best !== null && (best.index <= match.index || WEAK_VERB_PATTERNS.includes(found))))
      continue;
    if (found.category === 'other' && found.actorRole === 'party' && !isAboutCompany(text, about)) continue;
    if (!isCompanyEvent(text, match.index, match.index + match[0].length, found.actorRole, about)) continue;
    best = { index: match.index, rank, found };
  }
  if (best === null) return patterns === PATTERNS && startsWithEvent(text, about, ANY_EVENT_VERB) ? 'other' : 'noise';
  if (isUnconfirmed(text, best.index)) return 'noise';
  if (isCalledOff(text, best.index)) return 'other';
  return resolveCategory(text, best.index, best.found.category);
}

const isAboutCompany = (text: string, about: CompanyContext) =>
  findCompanyMentions(text, about).length > 0 || (about.isOwn && isFirstPerson(text));

/** The kind of event in a text, whoever's it is; null for none. */
export function mentionedEventCategory(claim: string, about: CompanyContext): NewsCategory | 'launch' | null {
  const { text } = maskCompanyNames(claim, about);
  const hits = PATTERNS.flatMap(({ pattern, category }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ index: match.index, category }];
  });
  return hits.sort((a, b) => a.index - b.index)[0]?.category ?? null;
}

const isUnconfirmed = (text: string, index: number) => isSpeculative(text, index) || isDenied(text, index);

function resolveCategory(text: string, index: number, category: NewsPattern['category']): HeadlineClass {
  return category === 'launch' ? classifyLaunchedThing(text.slice(index)) : correctCategory(text, index, category);
}
