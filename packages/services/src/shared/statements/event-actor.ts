import { isCommonWord } from './common-words.ts';
import { type CompanyContext, type CompanyMention, findCompanyMentions, isTitleCase } from './company-names.ts';

/** The role that the company must have in an event; `news-pattern.ts` explains them. */
export type ActorRole = 'doer' | 'party' | 'aim' | 'topic' | 'product' | 'object' | 'named';

/** A relation to the company that makes another party the actor ("Acme customer Globex raises …"). */
const RELATION =
  /^(?:['’]s?)?[\s-]+(?:(?:biggest|main|smaller|local|regional|\p{Lu}\p{Ll}+|old|bakery|european|german|french|american|co-founded|portfolio|long-?time|early|channel|research|enterprise|joint|former|key|lead|major|largest|biggest|arch|venture|technology|delivery|new|first|pilot)[\s-]){0,2}(?:(?:customers?|clients?|users?|rivals?|competitors?|alum|alumni|alumnus|alumna|veterans?|backers?|investors?|shareholders?|suppliers?|vendors?|spin-?offs?|spin-?outs?|portfolio(?: company)?|members?|graduates?|tenants?|contractors?|licensees?|resellers?|distributors?|neighbou?rs?|parent compan(?:y|ies)|sister compan(?:y|ies)|holding compan(?:y|ies)|landlords?|auditors?|lenders?|insurers?|acquirers?|buyers?|affiliates?|peers?|counterparts?)\b|(?:partners?|ventures|parent|subsidiary)\b(?=\s+(?:\p{Lu}|[a-z]+s\b)|\s*$)(?!\s(?:with|up)\b))/u;
const OWNED_BY = /^[\s-](?:backed|owned|funded|incubated|powered|based|inspired|like|style|trained|led)\b/i;
const NOT_ITSELF =
  /(?:\b(?:ex|former|formerly|onetime|one-time|rivals?|rival of|competitors?|competitor to|alternative to|like|unlike|against|versus|vs|beats?|than|outside|around|near|concurrente?s? d(?:e|u|es|e la)|rivale? de(?: la)?|konkurrent(?:in)? (?:von|der|des)|wettbewerber(?:in)? (?:von|der|des)|competidora? de|rival de|proveedora? de|kund(?:e|in) (?:von|der|des)|cliente? d(?:e|u|e la)|(?:clients?|customers?|users?|investors?|suppliers?|neighbou?rs?|parents?|parent company|owners?|landlord|auditor) (?:of|to)|investors? in|next to|(?:former |ex-)[\w -]{0,25}(?:of|at|from)|from|left|leaves|before)[\s.-]+)$/i;
const SELF =
  /\b(?:we|we['’](?:re|ve|ll)|our|us|ourselves|the company|the group|the firm|the startup|the start-up|wir|unser\w{0,2}|nous|notre|nos|nosotros|nuestr[oa]s?)\b/i;

/**
 * Whether an event at a position of a text is the company's: it is named there in the required role, or speaks itself
 * ("we", or no other name in its own headline). Another party's event is no news here.
 */
export function isCompanyEvent(
  text: string,
  index: number,
  end: number,
  actorRole: ActorRole,
  about: CompanyContext,
): boolean {
  const mentions = findCompanyMentions(text, about).filter((mention) => !isThirdParty(text, mention));
  const before = mentions.filter((mention) => mention.start < index + 1);
  const after = mentions.filter((mention) => mention.start >= index);
  if (actorRole === 'aim') return after.some((mention) => mention.start <= end + 45 && isAim(text, mention));
  if (actorRole === 'named') return findCompanyMentions(text, about).length > 0;
  if (actorRole === 'object') return after.some((mention) => mention.start <= end + 5);
  if (actorRole === 'doer' && before.length > 0) return !hasOtherActor(text, before.at(-1) as CompanyMention, index);
  if (actorRole === 'party' || actorRole === 'topic') {
    if (mentions.length > 0) return actorRole === 'party' || !isOthersTopic(text, index, about);
  }
  if (findCompanyMentions(text, about).length > mentions.length) return false;
  if (!about.isOwn) return actorRole === 'product' && mentions.length > 0;
  if (actorRole === 'product') return !isOthersTopic(text, index, about);
  if (mentions.length > 0 && actorRole === 'doer') return hasNoActor(text, index);
  return isFirstPerson(text.slice(0, index)) || hasNoActor(text, index);
}

const SELF_RELATION =
  /\b(?:our|notre|unser\w{0,2}|nuestr[oa]) (?:[\w-]{1,14} ){0,2}(?:customers?|clients?|partners?|users?|friends|investors?|suppliers?|competitors?|neighbou?rs?|kunden?|clientes?)\b/i;

/** Whether a text says "we" or "the company", and not of "our customer". */
export function isFirstPerson(text: string): boolean {
  return SELF.test(text) && !SELF_RELATION.test(text);
}

/** Named only to identify another party. */
export function isThirdParty(text: string, { start, end }: CompanyMention): boolean {
  const after = text.slice(end, end + 60);
  return RELATION.test(after) || OWNED_BY.test(after) || NOT_ITSELF.test(text.slice(Math.max(0, start - 30), start));
}

const isAim = (text: string, { start }: CompanyMention) =>
  /(?:\b(?:in|into|for|on|of|at|to|backs|backed|an|dans|en|bei)\s+(?:[\w’'.&-]{1,20}\s+){0,4})$/i.test(
    text.slice(Math.max(0, start - 70), start),
  );

/** "As Acme grows, Globex raises $4m": another name follows between the company and the event. */
function hasOtherActor(text: string, mention: CompanyMention, index: number): boolean {
  const between = text.slice(mention.end, index);
  const takeover = /[,:;–—]\s+(?:\w+\s)?(\p{Lu}[\p{L}\d&.-]+)\s+(?:has |have |is |also |today )?$/u.exec(between);
  if (takeover === null || isTitleCase(text)) return false;
  return !isCommonWord(takeover[1] ?? '');
}

/** "Drone Nine from Globex goes on sale": the maker directly precedes. */
const makerBefore = (text: string, index: number) =>
  /\b(?:from|by) (\p{Lu}[\p{L}\d&.-]{1,80})\s*$/u.exec(text.slice(0, index))?.[1] ?? null;

/** "Globex's Series B": the noun belongs to the name that directly precedes it. */
function isOthersTopic(text: string, index: number, about: CompanyContext): boolean {
  const maker = makerBefore(text, index);
  if (maker !== null && !about.names.includes(maker)) return true;
  const owner = /(\p{Lu}[\p{L}\d&.-]*)(?:['’]s|s['’])\s+(?:[\w$€£.,-]{1,16}\s+){0,3}$/u.exec(text.slice(0, index))?.[1];
  if (owner === undefined) return false;
  return !about.names.some((name) => name.endsWith(owner)) && !isCommonWord(owner);
}

const ACTORLESS =
  /(?:\b(?:and|as|to|the|a|an|our|is|has|have|just|now|today|also|officially|proudly|finally|for|in|with|of|on|at|\w+ly)\s*|[:–—,|-]\s*)$/i;

/** Whether no name precedes a position: an own headline like "Series B closed" or "Moving to a new home". */
function hasNoActor(text: string, index: number): boolean {
  const before = text.slice(0, index).trim();
  if (before === '') return true;
  const words = before.split(/\s+/);
  if (/['’]s$/u.test(words.at(-1) ?? '') && !isCommonWord((words.at(-1) ?? '').replace(/['’]s$/u, ''))) return false;
  const names = words.filter((word) => /^["“'‘(]?\p{Lu}/u.test(word) && !isCommonWord(word));
  if (names.length > 0 && !isTitleCase(text))
    return words.length > 2 && names.length <= 2 && ACTORLESS.test(before) && !/\band\s*$/i.test(before);
  if (names.length > 0) return false;
  const last = words.at(-1) ?? '';
  return isCommonWord(last) || ACTORLESS.test(before) || /(?:ed|ing)$/.test(last);
}
