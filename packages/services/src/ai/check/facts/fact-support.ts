import { actorOf, eventMentionsIn } from '../../../shared/statements/actor-mismatch.ts';
import { hedgesAt, hedgesIn } from '../../../shared/statements/certainty.ts';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import type { MessageFact, MessageRequest } from '../../schemas.ts';
import { wordsIn } from '../words/fold-preserving-length.ts';
import { SYNONYM_GROUPS_BY_WORD } from '../words/synonyms.ts';
import { isAboutOther, withNamedRecipient } from './fact-subject.ts';
import { isOfTime } from './fact-time.ts';
import { groundingOf } from './grounding.ts';

/** A sentence of a message with the position of its claim. */
export interface StatedClaim {
  sentence: string;
  at: number;
  text: string;
  /** The words after it that say what happened to what. */
  object: string;
}

/**
 * Whether facts that say such an event do not support the claim: they deny it, only plan it, say it of another company
 * or of another object, or at another time. False where no fact says such an event: then the words decide.
 */
export function deniesEvent(claim: StatedClaim, request: MessageRequest): boolean {
  // "Congratulations on opening …": the event is in the words after it.
  const ownGroups = eventGroups(claim.text);
  const groups = ownGroups.size > 0 ? ownGroups : eventGroups(claim.object);
  if (groups.size === 0) return false;
  const telling = request.facts.filter(({ text }) => [...eventGroups(text)].some((group) => groups.has(group)));
  return telling.length > 0 && !telling.some((fact) => supportsEvent(claim, fact, groups, request));
}

/** Events in four languages; what people say, plan and meet about is none. */
const EVENT_WORDS = new Set(
  'raised launched acquired opened hired hiring promoted won expanded partnered announced moved joined founded merged doubled'
    .split(' ')
    .flatMap((word) => SYNONYM_GROUPS_BY_WORD.get(word) ?? []),
);

const eventGroups = (text: string) =>
  new Set(
    wordsIn(text)
      .flatMap((word) => SYNONYM_GROUPS_BY_WORD.get(word) ?? [])
      .filter((group) => EVENT_WORDS.has(group)),
  );

function supportsEvent(
  claim: StatedClaim,
  fact: MessageFact,
  groups: ReadonlySet<number>,
  request: MessageRequest,
): boolean {
  if (isAboutOther(fact, claim.sentence, request)) return false;
  if (!isSure(claim, fact, groups)) return false;
  if (hasOtherActor(claim, fact, request)) return false;
  if (!isOfTime(claim, fact)) return false;
  const alone = groundingOf({ ...request, campaignGoal: '', facts: [fact] });
  return alone.supportsMeaning(claim.text, claim.object) && namesOf(claim.object, request).every(alone.supportsName);
}

/** A fact that is denied or only planned supports no claim that is sure; a claim may be less sure than its fact. */
function isSure({ sentence, at }: StatedClaim, { text }: MessageFact, groups: ReadonlySet<number>): boolean {
  const claimed = hedgesIn(clauseOfYou(sentence, at));
  const mentions = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].filter(({ 0: word }) =>
    [...eventGroups(word)].some((group) => groups.has(group)),
  );
  return mentions.some(({ index }) => {
    const stated = hedgesAt(text, index);
    return [...stated].every((hedge) => claimed.has(hedge)) && (!claimed.has('denied') || stated.has('denied'));
  });
}

/** What the message says of the recipient: "I would like to" before it is said of the sender. */
function clauseOfYou(sentence: string, at: number): string {
  const before = sentence.slice(0, at);
  const subject = [
    ...before.matchAll(
      /\b(?:you|your|that|as|since|after|with|congratulations|sie|ihr\w*|du|vous|votre|usted|su|\p{Lu}[\p{L}\d]+)\b/giu,
    ),
  ].at(-1);
  const from = Math.max([...before.matchAll(/[,;:]\s/g)].at(-1)?.index ?? 0, 0);
  const start = subject === undefined ? from : Math.min(subject.index, Math.max(from, subject.index - 30));
  const after = sentence.slice(at).split(/[,;.!?]/)[0] ?? '';
  return before.slice(start) + after;
}

function hasOtherActor(claim: StatedClaim, fact: MessageFact, request: MessageRequest): boolean {
  const name = request.recipientCompany;
  if (name === '') return false;
  const about = { names: companyNameVariants({ name, domain: '' }), isOwn: false };
  const statement = withNamedRecipient(claim.sentence, request);
  const mentions = eventMentionsIn(statement);
  const facts = eventMentionsIn(fact.text);
  return mentions.some((mention) => {
    if (!wordsIn(claim.text).includes(wordsIn(statement.slice(mention.start, mention.end))[0] ?? '')) return false;
    const same = facts.filter(({ event }) => event === mention.event);
    const claimed = actorOf(statement, mention, about);
    const actor = claimed === 'unnamed' ? 'company' : claimed;
    const person = wordsIn(request.recipientName);
    const actors = same.map((one) =>
      wordsIn(fact.text.slice(0, one.start)).some((word) => person.includes(word))
        ? 'unnamed'
        : actorOf(fact.text, one, about),
    );
    return actors.length > 0 && !actors.some((one) => one === actor || one === 'unnamed');
  });
}

/** Names in the object of an event, the recipient's and the sender's own aside. */
function namesOf(object: string, request: MessageRequest): string[] {
  const own = new Set(wordsIn([request.recipientCompany, request.recipientName, request.senderName].join(' ')));
  return (object.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d-]{2,}/gu) ?? []).filter(
    (name) => !wordsIn(name).every((word) => own.has(word)),
  );
}
