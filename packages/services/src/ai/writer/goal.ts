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
 * - answer: what the recipient may know ("who handles payroll"); it follows "Could you tell me"
 * - try: what the recipient is to do ("try our calculator"); it follows "Would you like to"
 * - reply: what the recipient is to give ("your feedback on our offer")
 * - recall: what was sent before ("about the quote"); it follows "I am writing"
 * - question, proposal: questions of the sender's own; a proposal ("Could we talk on Thursday") is asked without preface
 * - service: whole sentences, with their marks, that thank, remind, or send something; they need no news
 * - statement, wish: sentences of the sender's own; a wish ("I would like to show you …") already says what for
 */
export interface Goal {
  kind: GoalKind;
  text: string;
  /** Sentences of the sender's own, said before the question and behind it. */
  before?: string;
  after?: string;
  /** Said behind the question, by itself. */
  link?: string;
  /** Whether it fits into no sentence, and has to be written in another way. */
  isUnfit?: true;
  /** Why it does not fit, as a sentence, and what of it would. */
  why?: string;
  suggestion?: string;
}

export type GoalKind =
  | 'show'
  | 'invite'
  | 'talk'
  | 'learn'
  | 'outcome'
  | 'meeting'
  | 'minutes'
  | 'topic'
  | 'answer'
  | 'try'
  | 'reply'
  | 'recall'
  | 'question'
  | 'proposal'
  | 'service'
  | 'statement'
  | 'wish';

const LINK =
  /^(?<words>.+?)[\s:,–-]*(?:\s(?:at|here|via|under|unter|auf|hier|über|sur|ici|en|aquí|por)[\s:]*)?(?<link>(?:https?:\/\/|www\.)\S+?)[.,;!]*$/iu;

/** "try our calculator: https://…" is the act and where. A link in the middle stays where it is. */
export function splitLink(goal: string): { words: string; link: string | null } {
  const { words, link } = LINK.exec(goal.trim())?.groups ?? {};
  return words === undefined || link === undefined || /https?:|www\./.test(words)
    ? { words: goal, link: null }
    : { words, link };
}

/** A full stop behind a day or an abbreviation ends no sentence. */
export const hasSeveralSentences = (text: string): boolean =>
  /(?<!\d|\b\p{L}|\b(?:Nr|ca|bzw|etc|Dr|Mr|Mrs|No|approx))\.\s|[!?;]\s/u.test(text);

const HELLO = /^(?:hello|hi|hallo|guten tag|bonjour|hola|buenos días|please|bitte|por favor)(?=[,! ])[,! ]+/i;
const LABEL = /^(?:(?:our |my )?(?:goal|aim|purpose|objective|ziel|zweck|objectif|but|objetivo|meta)\s*[:–-]\s*)/i;

/** The goal without its label and the mark at its end; a question keeps what it is. */
export const plainGoal = (text: string): string =>
  text
    .replace(LABEL, '')
    .replace(HELLO, '')
    .replace(/^[¡\s]+/, '')
    .replace(/[\s.;:,!…]+$/, '')
    .trim();

/** "Introduce" inside of a sentence; "IT", "SAP" and "I" keep their letters. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}(?:\p{Lu}|\d)|I\b|\p{L}*\p{Ll}\p{Lu})/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
