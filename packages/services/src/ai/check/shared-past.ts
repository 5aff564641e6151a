import type { MessageRequest } from '../schemas.ts';
import { CLAIM_PATTERNS } from './claims/claim-patterns.ts';
import { type Grounding, groundingOf } from './facts/grounding.ts';
import { foldPreservingLength } from './words/fold-preserving-length.ts';

/** Who thanks the recipient, or was asked by them, knows what for. */
const OF_PAST =
  /\b(?:thank\w*|(?:be)?danken|vielen dank|remercier|merci|agradecer\w*|gracias) .*\b(?:for|fur|pour|d[eu']|la|el|por)\b|\b(?:fur|for) .*danken\b|\b(?:he|she|they) (?:asked|wanted|said|mentioned|told|promised)\b/i;
/** A note or a goal that has it: the recipient said something, and "you mentioned" is no invention. */
const SAID =
  /\b(?:said|says|mentioned|told|asked|wants?|wanted|sagte?|gesagt|erwahnte?|wollte?|will|meinte|fragte?|dit|voulait|veut|demande|souhait\w+|dijo|dice|quiere|queria|pidio|menciono|comento)\b/i;
const YOU_SAID =
  'mentioned told said asked wanted gesagt erwahnt gefragt gebeten erzahlt berichtet dit mentionne demande parle dijo menciono comento pidio pregunto';

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
  const notes = request.facts.filter(({ text, source }) => source === 'Note' || isNamedIn(text, request));
  const hasSaid = [...(isOfPast ? [goal] : []), ...notes.map(({ text }) => foldPreservingLength(text))].some((text) =>
    SAID.test(text),
  );
  const campaignGoal = [isOfPast ? request.campaignGoal : '', hasSaid ? YOU_SAID : ''].join(' ');
  return groundingOf({ ...request, ...fields, campaignGoal });
}

const isNamedIn = (text: string, { recipientName }: MessageRequest): boolean =>
  recipientName.split(/\s+/).some((part) => part.length > 2 && text.includes(part));
