import type { NewsCategory } from '../../schemas.ts';
import { isCollection, isEventOfCustomer } from './events-of-others.ts';
import { MONEY } from './money.ts';
import { NEAR, toPattern } from './news-pattern.ts';

/** Agreements and choices that are no partnerships, and what they are. */
const EXCEPTIONS: readonly { pattern: RegExp; category: NewsCategory }[] = [
  {
    pattern:
      /\b(?:agreement|deal|contract|letter of intent|pact|accord)\b[^!?;|]{0,30}?\b(?:to (?:acquire|buy|purchase|merge|sell|be acquired|take over)|for the (?:acquisition|sale|purchase) of)\b|\b(?:merger|share purchase|takeover|acquisition|divestiture|settlement|employment|wage|collective|pay|labou?r|non-disclosure) (?:agreement|deal|pact)\b|\b(?:deal|agreement) with (?:the )?(?:\w{1,10} )?unions?\b/i,
    category: 'other',
  },
  {
    pattern: /\blease (?:agreement|deal|contract)\b|\bsigns? (?:an? )?(?:[\w-]{1,14} ){0,3}lease\b/i,
    category: 'office_move',
  },
  {
    pattern:
      /\b(?:credit|loan|investment|financing|venture debt|term loan|subscription) (?:agreement|deal|facility|pact)\b/i,
    category: 'equity_raise',
  },
  {
    pattern:
      /\b(?:head|vp|vice president|director|chief|lead|manager|svp|officer)\b[^,]{0,30}\b(?:partnerships|alliances|partner)\b|\bof the year\b|\b(?:fast 50|forbes|gartner|magic quadrant|finalists?|shortlist\w{0,3}|accelerator|best places|great place|award|awards|prize)\b/i,
    category: 'other',
  },
];

const ROUND = '(?:(?:funding|financing|investment|seed|series [a-k]\\d?)(?: round)?|round|fundraise|ipo|listing)';

/** Money that is no investment in the company: it is owed, earned, spent, forecast, or goes to someone else. */
const NO_INVESTMENT: readonly RegExp[] = [
  toPattern(
    `(?:${MONEY})[ -](?:(?!(?:to|for|from|by|as|with|in|after) )[\\w-]{1,14} ){0,3}(?:fines?|penalt(?:y|ies)|bills?|invoice|damages|judge?ment|lawsuit|settlement|loss(?:es)?|write-?(?:down|off)|shortfall|orders|order (?:book|backlog)|backlog|bookings|contracts?|refund|compensation|payout)\\b`,
  ),
  toPattern(
    `(?:${MONEY}) (?:in|of|worth of) (?:new |fresh |additional |annual )?(?:[\\w-]{1,14} ){0,2}(?:order (?:book|backlog)|backlog|orders|bookings|contracts|fines|penalties|damages|losses|compensation|sales|revenue)\\b`,
  ),
  toPattern(
    `(?:${MONEY}) from (?:an? |its |the |former )?(?:[\\w-]{1,14} ){0,2}(?:insurers?|insurance(?! (?:group|company|firm))|courts?|jury|arbitration|lawsuit|settlement|tax (?:office|authorit(?:y|ies))|lottery)\\b`,
  ),
  toPattern('\\b(?:fined|ordered to pay|(?:fine|penalty|bill|damages) (?:of|over|for|from))\\b'),
  toPattern(
    `\\b${ROUND} (?:has |is |was |talks )?(?:falls? (?:through|apart|flat|short)|fell (?:through|apart|flat|short)|fallen through|collapses?|collapsed|fails?|failed|stalls?|stalled|unravels?|dries up|off the table|called off|cancell?ed|scrapped|postponed|delayed|in doubt|at risk|undersubscribed)\\b`,
  ),
  toPattern(
    `\\b(?:burn(?:s|ed|t|ing)? through|runs? (?:out of|through)|ran (?:out of|through)|spen(?:ds?|t)|us(?:es|ed) up|squanders?|squandered|wastes?|wasted|repays?|repaid|returns?|writes? off)\\b${NEAR}\\b(?:${ROUND}|million|capital|cash)\\b`,
  ),
  toPattern(
    `\\b(?:rais(?:es?|ed|ing)|lifts?|boosts?|increases?)\\b (?:(?!\\d)[\\w’'-]{1,16} ){0,5}(?:guidance|outlook|forecasts?|estimates?|targets?|prices?|wages?|rents?|fees?|tariffs?|tuition|pay|salar(?:y|ies)|dividend)\\b(?! (?:[\\w-]{1,16} ){0,2}round)`,
  ),
  toPattern(
    `(?:${MONEY})(?: to (?:${MONEY}))? (?:[\\w-]{1,14} ){0,2}(?:guidance|outlook|forecast|target price|price target)\\b`,
  ),
  // An investor's own fund, and money given to others.
  toPattern(
    `(?:${MONEY}) (?:(?!(?:to|for|from|by|as|with|in|after) )[\\w-]{1,14} ){0,3}(?:fund|grants?|subsid(?:y|ies))\\b(?! ?rais)`,
  ),
  toPattern(
    `(?:${MONEY}) (?:for|towards?) (?:an? |the |its |our )?(?:[\\w-]{1,14} ){0,2}(?:hospices?|charit(?:y|ies)|victims|refugees|orphanages?|food banks?|good causes?|cancer charit\\w+|red cross|unicef)\\b`,
  ),
  toPattern(
    `\\b(?:clos|open|trad|end|finish|pric)(?:es|s|ed|ing)? (?:up |down |flat )?at (?:${MONEY}) (?:(?:a|per|each) share\\b|(?:on|after|in) (?:[\\w-]{1,14} ){0,3}(?:debut|trading|session|day|listing)\\b)`,
  ),
];

/** The company invests in another one; capitals mark names, and the company is masked: `Xxxx`. */
const INVESTS_ELSEWHERE =
  /\bXx{1,80}(?: (?:to|co-?|\w{1,8}ly))? ?(?:co-)?leads?\b[^!?;|]{0,60}\b(?:[Rr]ound|[Ii]nvestment|[Ff]inancing|[Ff]unding|[Ss]eries [A-K]\d?) (?:in|for|of|at) (?:[\p{Ll}-]{1,20} ){0,3}(?!Xx)\p{Lu}/u;
/** A person of the company raises money for another firm. */
const FOUNDER_ELSEWHERE =
  /\b(?:founders?|co-?founders?|ceo|boss|chief|veterans?|alum\w{0,3}|executives?)\b[^!?;|]{0,90}\bfor (?:an? |the |his |her |their )?(?:[\w-]{1,14} )?(?:new|next|second|own|other|stealth) (?:[\w-]{1,14} ){0,2}(?:start-?up|venture|company|firm|business|fund)\b/i;

/** Before the event: it did not happen. */
const NO_ACTOR = /\bnobody\b/i;

const PARTNERSHIP_ENDS = toPattern(
  '\\b(?:partnership|alliance|collaboration|cooperation|joint venture|deal|agreement|contract|tie-?up) (?:with [\\w .&-]{1,40} )?(?:has |is |was )?(?:ends|ended|expires|expired|falls? (?:through|apart)|fell (?:through|apart)|collapses?|collapsed|breaks? (?:down|up)|broke (?:down|up)|fails?|failed|sours?|soured|terminated|cancell?ed|called off|over$)',
);

/** Helping an investigation is no business. */
const WITH_AUTHORITIES =
  /\bwith (?:the )?(?:[\w-]{1,14} ){0,2}(?:police|prosecutors?|regulators?|investigators?|fbi|interpol|customs)\b[^!?;|]{0,40}\b(?:probe|investigation|inquiry|raid|case|crackdown|fraud)\b/i;
/** Whoever moves because of it does not expand. */
const MISFORTUNE =
  /\bafter (?:an? |the )?(?:[\w-]{1,14} )?(?:fire|flood(?:s|ing)?|storm|leak|blast|explosion|break-?in)\b/i;

const SITE =
  '(?:offices?|hqs?|headquarters|campus(?:es)?|plants?|factor(?:y|ies)|facilit(?:y|ies)|warehouses?|showrooms?|depots?|sites?|stores?|shops?|branch(?:es)?|workshops?|studios?|labs?|laborator(?:y|ies)|hubs?|cent(?:er|re)s?|mill|bakery|locations?|premises)';
const CLOSURE = toPattern(
  `\\b(?:clos(?:es?|ed|ing)|shut(?:s|ting|ters?|tered)?|mothball(?:s|ed)?|axe[sd]?)\\b(?! on\\b)${NEAR}\\b${SITE}\\b|\\bclosure of\\b${NEAR}\\b${SITE}\\b`,
);
/** With it something opens, is bought or moves, or it was closed only for a time. */
const OPENS_OR_MOVES =
  /\b(?:mov(?:es?|ed|ing)|relocat\w{1,4}|transfers?|shifts?|consolidat\w{1,4}|combin\w{1,4}|swaps?|replac\w{1,4}|new|newest|open(?:s|ed|ing)?|re-?open\w{0,3}|bigger|larger|purchase|acquisition|buys|lease|deal|under one roof|in favou?r of)\b/i;

/**
 * The category of an event once what is said about it is considered: bad news in the words of good news is "other"
 * news, and what another firm receives is none.
 */
export function correctCategory(text: string, index: number, category: NewsCategory): NewsCategory | 'noise' {
  if (NO_ACTOR.test(text.slice(0, index))) return 'noise';
  if (category === 'equity_raise') {
    if (FOUNDER_ELSEWHERE.test(text)) return 'noise';
    if (isEventOfCustomer(text) || isCollection(text)) return 'other';
    return INVESTS_ELSEWHERE.test(text) || NO_INVESTMENT.some((pattern) => pattern.test(text)) ? 'other' : category;
  }
  if (category === 'partnership') {
    if (PARTNERSHIP_ENDS.test(text) || WITH_AUTHORITIES.test(text)) return 'other';
    return EXCEPTIONS.find(({ pattern }) => pattern.test(text))?.category ?? category;
  }
  if (category === 'office_move') {
    if (MISFORTUNE.test(text) || isEventOfCustomer(text)) return 'other';
    if (CLOSURE.test(text) && !OPENS_OR_MOVES.test(text)) return 'other';
    const isDeal = /^(?:announc|sign|clos|secur)/i.test(text.slice(index));
    return isDeal && EXCEPTIONS.find(({ pattern }) => pattern.test(text))?.category === 'other' ? 'other' : category;
  }
  return category;
}
