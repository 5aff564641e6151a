import { hasSeveralSentences } from '../../goal.ts';

/** "Would love to chat" has lost its "I". */
export const withSubject = (goal: string) =>
  goal
    .replace(/^(?:would|['’]d) (?:really )?(love|like|be (?:happy|glad|delighted)) to\b/i, 'I’d $1 to')
    .replace(/^(?:love|be (?:happy|glad|delighted)) to\b/i, (words) => `I’d ${words.toLowerCase()}`)
    .replace(/^(?:happy|glad|keen|eager|delighted|looking|hoping) to\b/i, (words) => `I’m ${words.toLowerCase()}`)
    .replace(/^(?=(?:would|will) be (?:great|nice|good|lovely|useful|helpful) )/i, 'it ')
    .replace(
      /^it (?=would be \w+ to (?:send|show|offer|give|tell) (?!you\b))(.* (?:send|show|offer|give|tell) )/i,
      'it $1you ',
    )
    .replace(/^want (?=\d|an? )/i, 'I’d like ')
    .replace(/^(?:want|wish|hope|just want|just wanted) to\b/i, (words) => `I ${words.toLowerCase()}`);

/** Whether a goal is a sentence of the sender's own: "We halve onboarding". */
export const isStatement = (goal: string) =>
  hasSeveralSentences(goal) ||
  /^(?:I|we)(?:['’]\p{L}+)? \p{L}/iu.test(goal) ||
  (/^(?:our|my|you|your) /i.test(goal) && hasVerb(goal));

const hasVerb = (goal: string) =>
  /\b(?:am|is|are|was|were|have|has|can|could|would|will|help|helps|want|offer|offers|need|see|like|build|make|makes|saves?|cuts?|work|works|provide|provides|sell|run|support|supports|look|wonder|believe|think|plan|met|know)\b/.test(
    goal,
  );

/** "Move the pilot forward": what the sender wants to do. */
export const isVerbFirst = (goal: string) =>
  /^(?:move|finali[sz]e|close|sort|agree|decide|push|fix|solve|finish|continue|proceed|respond|reply|settle|resolve|renew|request|reschedule|order|restart|replace|upgrade|extend|cancel|postpone|reschedule|add|keep|make|bring|take|run|use|offer|provide|support|deliver|supply|install|rent|lease|donate|sponsor|host|attend|speak|present|publish|write|translate|train|audit|inspect|repair|maintain|migrate|evaluate|assess|benchmark|measure|map|pick|drop|swing|stop|pop|come|go|be|pay|apologi[sz]e|answer) (?=\p{Ll}|\p{Lu}|\d)/iu.test(
    goal,
  ) &&
  !/^\w+ (?:of|for|and|or|is|are|services?|tools?|software|costs?|prices?|times?|rates?|plans?|fees?)\b/i.test(goal);
