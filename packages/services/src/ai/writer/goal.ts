/**
 * What a goal asks for, as its language can ask for it.
 * - show: something that the sender gives or shows ("introduce our tool"); it follows "I would like to"
 * - invite: as show, with the recipient in the accusative
 * - talk: something that both do ("discuss a partnership"); it follows "Could we"
 * - learn: something that the sender does; it follows "I would like to"
 * - outcome: what the recipient gains ("reduce energy costs"); it follows "show you how to"
 * - meeting: a noun with its article ("a short demo")
 * - minutes: a time ("15 minutes on cloud costs")
 * - topic: a subject to talk about
 * - question, statement: sentences of the sender's own
 */
export interface Goal {
  kind: 'show' | 'invite' | 'talk' | 'learn' | 'outcome' | 'meeting' | 'minutes' | 'topic' | 'question' | 'statement';
  text: string;
}

const LABEL = /^(?:(?:our |my )?(?:goal|aim|purpose|objective|ziel|zweck|objectif|but|objetivo|meta)\s*[:–-]\s*)/i;

/** The goal without its label and the mark at its end; a question keeps what it is. */
export const plainGoal = (text: string): string =>
  text
    .replace(LABEL, '')
    .replace(/[\s.;:,!…]+$/, '')
    .trim();

/** "Introduce" inside of a sentence; "IT", "SAP" and "I" keep their letters. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}(?:\p{Lu}|\d)|I\b|\p{L}*\p{Ll}\p{Lu})/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
