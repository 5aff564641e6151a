import { actorOf, eventMentionsIn, isNamedForOther } from '../../../shared/statements/actor-mismatch.ts';
import { canonicalText } from '../../../shared/statements/canonical/canonical-text.ts';
import { hedgesAt, hedgesIn } from '../../../shared/statements/certainty.ts';
import { type CompanyContext, companyNameVariants } from '../../../shared/statements/company-names.ts';
import { conceptOf } from '../../../shared/statements/meaning/concept-of.ts';
import { locationOfOther } from '../../../shared/statements/parties/stated-locations.ts';
import { turnsRolesAround } from '../../../shared/statements/parties/transfer-roles.ts';
import { foldedWords, meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { MessageFact, MessageRequest } from '../../schemas.ts';
import { NEUTRAL_WORDS } from '../words/synonyms.ts';
import { isAboutOther, withNamedRecipient } from './fact-subject.ts';
import { isOfTime, isOldSaidAsRecent } from './fact-time.ts';

/** Words that a sentence and a fact must share before the one can be said to rest on the other. */
const SHARED_MIN = 2;

/**
 * Whether the facts that a sentence takes its words from say something else: that it did not happen, is only planned or
 * rumoured, happened to another company, elsewhere, long ago, or with the parties in other roles. False where no fact
 * shares enough words with it, or where one bears it out.
 */
export const contradictsFacts = (sentence: string, request: MessageRequest): boolean =>
  !restsOnGoal(sentence, request) && restsOn(sentence, request) === false;

/** What the sender's side has or does. */
const OF_SENDER =
  /^\s*(?:we|our|i|my|wir|unsere?[rn]?|ich|meine?|nous|notre|nos|je|mon|ma|nosotros|nuestr[oa]s?|mi|tenemos|hemos)(?:['’]\p{L}+)?(?!\p{L})/iu;

/** The sender says what they noted down themselves, as "we have the certificates that you asked for". */
function restsOnGoal(sentence: string, { campaignGoal, facts }: MessageRequest): boolean {
  if (!OF_SENDER.test(sentence.replace(GREETING, ''))) return false;
  const stems = contentStems(sentence);
  const sharedWith = (text: string) => overlapOf(contentStems(text), stems);
  const ofGoal = sharedWith(campaignGoal);
  return ofGoal >= SHARED_MIN && facts.every(({ text }) => sharedWith(text) <= ofGoal);
}

/** Whether a fact on the recipient bears a sentence out, so that praise beside it is politeness. */
export const restsOnFacts = (sentence: string, request: MessageRequest): boolean => restsOn(sentence, request) === true;

/** Words that only say how the sender likes what a fact tells. */
export const isPoliteness = (text: string): boolean => contentStems(text).length === 0;

/** Null where no fact shares enough words with the sentence. */
function restsOn(sentence: string, request: MessageRequest): boolean | null {
  if (request.recipientCompany === '') return null;
  const own = ownStems(request);
  // "Clinic" of Litware Clinics is a word of its own in small letters.
  const lower = meaningfulStems((sentence.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).join(' '));
  const stems = contentStems(withoutOffer(sentence)).filter((stem) => !own.has(stem) || lower.has(stem));
  const drawn = request.facts.flatMap((fact) => {
    const known = new Set(contentStems(`${fact.text} ${canonicalText(fact.text, fact.date)}`));
    const shared = stems.filter((stem) => known.has(stem));
    return shared.length >= SHARED_MIN ? [{ fact, shared }] : [];
  });
  if (drawn.length === 0) return null;
  const most = Math.max(...drawn.map(({ shared }) => shared.length));
  return drawn.some(({ fact, shared }) => shared.length * 2 > most && bearsOut(sentence, fact, shared, request));
}

function bearsOut(said: string, fact: MessageFact, shared: string[], request: MessageRequest): boolean {
  if (isAboutOther(fact, said, request)) return false;
  if (!isOfTime({ sentence: said }, fact)) return false;
  const sentence = canonicalText(withNamedRecipient(withoutOffer(said), request), null);
  const text = canonicalText(fact.text, fact.date);
  if (!isAsSure(sentence, text, shared)) return false;
  if (isOfOtherParty(sentence, text, request)) return false;
  const about = aboutRecipient(request);
  const [clause = text] = text.split(/;\s/).toSorted((a, b) => overlap(b, shared) - overlap(a, shared));
  return locationOfOther(sentence, [clause], [...about.names, request.senderName, request.senderCompany]) === null;
}

const aboutRecipient = ({ recipientCompany }: MessageRequest): CompanyContext => {
  return { names: companyNameVariants({ name: recipientCompany, domain: '' }), isOwn: false };
};

/**
 * Whether a fact says of another party what a sentence says of the recipient, has the two in each other's roles, or is old
 * where the sentence says that it just was.
 */
export function isOfOtherTimeOrParty(said: string, fact: MessageFact, request: MessageRequest): boolean {
  if (isOldSaidAsRecent(said, fact)) return true;
  if (request.recipientCompany === '') return false;
  const sentence = canonicalText(withNamedRecipient(withoutOffer(said), request), null);
  return isOfOtherParty(sentence, canonicalText(fact.text, fact.date), request);
}

function isOfOtherParty(sentence: string, fact: string, request: MessageRequest): boolean {
  const about = aboutRecipient(request);
  const statement = asStatement(sentence, request.recipientCompany);
  if (isDoneByOther(statement, fact, about) && !isRecipientNamed(fact, request)) return true;
  return isNamedForOther(statement, [fact], about) || turnsRolesAround(statement, [fact], about);
}

/** What the sentence says of the recipient's company as the one who did it, the fact says of another party. */
function isDoneByOther(statement: string, fact: string, about: CompanyContext): boolean {
  return eventMentionsIn(statement).some((mention) => {
    if (actorOf(statement, mention, about) !== 'company') return false;
    const actors = eventMentionsIn(fact)
      .filter(({ event }) => event === mention.event)
      .map((one) => actorOf(fact, one, about));
    return actors.length > 0 && actors.every((actor) => actor === 'other' || actor === 'other to company');
  });
}

/** The fact is about the person who is written to. */
const isRecipientNamed = (text: string, { recipientName }: MessageRequest) =>
  recipientName.split(/\s+/).some((part) => part.length > 2 && text.includes(part));

const overlapOf = (stems: readonly string[], shared: readonly string[]) =>
  stems.filter((stem) => shared.includes(stem)).length;
const overlap = (text: string, shared: readonly string[]) => overlapOf(contentStems(text), shared);

/** Some word that both share must stand in the fact with no doubt that the sentence does not have, too. */
function isAsSure(sentence: string, fact: string, shared: readonly string[]): boolean {
  const parts = sentence.split(/[,;:!?]\s?/).filter((part) => overlap(part, shared) > 0);
  const claimed = new Set(parts.flatMap((part) => [...hedgesIn(part)]));
  return [...fact.matchAll(/[\p{L}\p{N}]+/gu)].some(({ 0: word, index }) => {
    if (!foldedWords(word).some((one) => shared.includes(conceptOf(one)))) return false;
    const stated = hedgesAt(fact, index);
    return [...stated].every((hedge) => claimed.has(hedge));
  });
}

/** "Congratulations on acquiring Luff": the company did. */
const asStatement = (sentence: string, company: string) =>
  sentence.replace(
    /\b(?:congratulations|congrats|kudos|well done|compliments|respect) (?:on|for) (?:your )?(?=\p{L}+ing\b)/giu,
    `${company} is `,
  );

const GREETING =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|guten (?:tag|morgen)|hallo|liebe[r]?|sehr geehrte[r]?|bonjour|salut|ch[eè]re?|hola|buenos d[ií]as|estimad[oa])[^.!?:]{0,40}?(?:[:!]|,(?!\s\p{Lu}\p{Ll}+:))\s*/iu;

/** From where the sender says what they would like: months and locations there are of the offer. */
const WISH =
  /(?:^|[,;:]\s|\s)(?:(?:i|we)(?:'d|’d| would) (?:also |really )?(?:like|love|be (?:glad|happy|pleased))|let me|(?:würde|möchte|würden|möchten) (?:ich|wir)|(?:ich|wir) (?:würde|möchte|würden|möchten)|(?:je|nous) (?:souhaite|souhaiterais|souhaitons|voudrais|voudrions|aimerais|aimerions|vous propose|te propose|vous invite|t'invite)|(?:me|nos) gustaría|(?:quiero|queremos|quería|quisiera|querría)(?= \p{L}+(?:r|rte|rle|rles|ros|rlo|rla)\b))(?:(?!(?<!\p{L})(?:because|since|as|that|which|who|where|weil|da|dass|denn|parce|puisque|car|qui|porque|ya)(?!\p{L}))[^.!?])*/giu;

/** The part before a question about the sender's own offer. */
export const withoutOffer = (sentence: string): string =>
  sentence
    .replace(GREETING, '')
    .replace(WISH, ' ')
    .replace(
      /(?:^|[,;:]\s|\s(?:and|so)\s)(?:(?:would|could|can|may|might|should|shall|do|does|did|are|is|have|has) (?:you|your|we|i|our|a|an|the|it|that|this|some|better|smarter|one)\b[^.!]*\?|(?:we|our|i) (?:can|could|would|help|make|offer|run|do|design|advise|translate|look|fit|write|have|are|sell|build)\b[^.!?]*)/giu,
      ' ',
    );

const contentStems = (text: string): string[] =>
  [...meaningfulStems(text)].filter((stem) => !NEUTRAL_WORDS.has(stem) && !POLITE.has(stem));

const POLITE = meaningfulStems(
  'congratulations congrats compliments kudos hats respect great good nice fine lovely impressive remarkable bold step feat news ' +
    'read saw see seen noticed hear heard understand know hope wish best thing caught eye much lot welcome interest interesting help useful ' +
    'gluckwunsch gratuliere gelesen gesehen habe felicitations bravo lu vu felicidades enhorabuena leido visto',
);

/** Whom it is written to, and what for: these words rest on no fact. */
const ownStems = (request: MessageRequest) =>
  new Set(
    contentStems(
      [request.recipientName, request.recipientCompany, request.senderName, request.senderCompany].join(' '),
    ),
  );
