import type { MessageRequest, MessageType } from '../../schemas.ts';
import type { GoalKind } from '../goal.ts';
import type { Reason } from '../reasons/read-reason.ts';

/** What a template has room for. */
const SLOTS = ['name', 'company', 'title', 'goal', 'link', 'reason', 'workplace', 'before', 'after'] as const;
export type Slot = (typeof SLOTS)[number];

/** Only texts whose every {slot} exists. */
type Checked<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends Slot
    ? Checked<Rest> extends never
      ? never
      : Text
    : never
  : Text;

/**
 * Whole sentences with typed slots: a slot that does not exist fails to compile. "[Sie|du]" is the formal and the
 * familiar form. A sentence is used only when all its slots can be filled.
 */
export const sentences = <const Texts extends readonly string[]>(
  ...texts: { [Index in keyof Texts]: Texts[Index] extends string ? Checked<Texts[Index]> : never }
): readonly string[] => texts as readonly string[];

type ByTone = Record<MessageRequest['tone'], readonly string[]>;

export interface Phrasebook {
  /** For both: with a name and without one. */
  greetings: { formal: ByTone; familiar: ByTone };
  /** The one reason, and another one in a long message. */
  reasons: Record<'first' | 'next', Record<Reason['kind'], readonly string[]>>;
  /** After the reason of a letter without a goal. */
  interest: readonly string[];
  /** Without a reason, one honest line: as much of title and company as is known. Goals may stand without it. */
  plain: Record<'with_goal' | 'without_goal', Record<MessageType, readonly string[]>>;
  /** Of a follow-up. */
  earlierMessage: readonly string[];
  /** The goal as a clear question. A connection request has the short forms. */
  goalQuestions: Record<'request' | 'letter', Record<GoalKind, readonly string[]>>;
  /** Behind the question, where the goal has a link. */
  link: readonly string[];
  /** The question of a message without a goal. */
  callsToAction: Record<MessageType, ByTone>;
  /** Said in long messages. */
  courtesies: readonly string[];
  /** Said instead where the goal names something that has details. */
  offers: readonly string[];
  closings: ByTone;
}
