import type { MessageRequest } from '../schemas.ts';
import { CLAIM_PATTERNS } from './claims/claim-patterns.ts';
import { type Grounding, groundingOf } from './facts/grounding.ts';
import { isNote } from './facts/notes.ts';
import { foldPreservingLength } from './words/fold-preserving-length.ts';

/** Who thanks the recipient, or was asked by them, knows what for. */
const OF_PAST =
  /\b(?:thank\w*|(?:be)?danken|vielen dank|remercier|merci|agradecer\w*|gracias) .*\b(?:for|fur|pour|d[eu']|la|el|por)\b|\b(?:fur|for) .*danken\b|\b(?:he|she|they) (?:asked|wanted|said|mentioned|told|promised)\b/i;
/** What the recipient did towards the sender, as colleagues note it down. */
const SAID =
  'said|says|mentioned|told|asks?|asked|wants?|wanted|writes|wrote|likes?|liked|prefers?|downloaded|interested|sagte?|gesagt|erwahnte?|wollte?|meinte|fragte?|angefragt|interessiert|angetan|dit|voulait|veut|demande|souhait\\w+|dijo|dice|quiere|queria|pidio|pidieron|menciono|comento';
const NOTED = new RegExp(`\\b(?:${SAID})\\b`, 'i');
/** Of a goal only what a third person said: "wants" alone may be the sender. */
const SAID_BY_THEM = new RegExp(
  `\\b(?:s?he|they|er|sie|hat|elles?|ils?|ella|ellos|me|nos) (?:\\w+ )?(?:${SAID})\\b`,
  'i',
);
const MET =
  /\b(?:call(?:ed)?|met|meeting|spoke|talked|demo|visit(?:ed)?|fair|appel|rencontre\w*|rendez-vous|salon|demonstration|gesprochen|telefonat|treffen|getroffen|messe|termin|vorfuhrung|besuch|llamada|reunion|visita|feria|hablamos|hablado)\b/i;

/** A claim that the recipient said something, as patterns of events and relations find it. */
export const YOU_SAID =
  /\b(?:you|sie|du|ihr|vous|tu|usted|ustedes|nos|me)\b(?: \w+){0,2} (?:asked|mentioned|said|told|wrote|wanted|liked|downloaded|gesagt|gefragt|gebeten|erwahnt|demande|demandiez|dit|dijo|dijiste|pidio|pediste|pidieron)\b|^(?:nos|me) (?:dijiste|pediste|pidio|dijo)\b/i;

/** The words of such claims, in the four languages. */
const SAYINGS =
  'mentioned told said asked wanted wrote liked downloaded gesagt erwahnt gefragt gebeten erzahlt berichtet dit mentionne demande demandiez parle parliez dijo dijiste menciono comento pidio pediste pidieron';
const MEETINGS =
  'call called met meeting talk talked spoke conversation last appel entretien rencontre rendez echange suite lors gesprochen besprochen unterhalten telefonat treffen termin gesprach uber daruber letzter letztes llamada reunion hablamos vimos encuentro conversacion';

/** What is known about sender and recipient: the facts, and a goal that mentions their past. */
export function sharedPastOf(request: MessageRequest): Grounding {
  const goal = foldPreservingLength(request.campaignGoal);
  const isOfPast =
    OF_PAST.test(goal) ||
    Object.values(CLAIM_PATTERNS)
      .flat()
      .some(({ kind, pattern }) => kind === 'relation' && goal.search(pattern) >= 0);
  const fields = {
    recipientName: '',
    recipientTitle: '',
    recipientCompany: '',
    recipientIndustry: '',
    senderName: '',
    senderTitle: '',
    senderCompany: '',
  };
  const notes = request.facts
    .filter((fact) => isNote(fact) && !isOfAnother(fact.text, request))
    .map(({ text }) => foldPreservingLength(text))
    .join('\n');
  const campaignGoal = [
    isOfPast ? request.campaignGoal : '',
    NOTED.test(notes) || SAID_BY_THEM.test(goal) ? SAYINGS : '',
    MET.test(notes) ? MEETINGS : '',
  ].join(' ');
  return groundingOf({ ...request, ...fields, campaignGoal });
}

/** "Tom said …" in a note on Marta. */
const isOfAnother = (text: string, { recipientName }: MessageRequest): boolean => {
  const name = /^(\p{Lu}\p{Ll}+) (?=\p{Ll})/u.exec(text)?.[1];
  const isSaying = name !== undefined && new RegExp(`^\\w+ (?:${SAID})\\b`, 'i').test(foldPreservingLength(text));
  return isSaying && !recipientName.includes(name);
};
