import type { MessageRequest, MessageType } from '../../schemas.ts';

/** What a template has room for. `aTitle` is the title with "a" or "an"; `goalTo` is a goal that can follow "to". */
const SLOTS = [
  'name',
  'company',
  'title',
  'aTitle',
  'industry',
  'goal',
  'goalTo',
  'fact',
  'factThat',
  'sender',
  'senderTitle',
] as const;
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
  greetings: ByTone;
  /** For each mix of title and company at least one form, also for neither. */
  openings: Record<MessageType, readonly string[]>;
  industry: readonly string[];
  /** With {goal} after a colon as it was typed, or with {goalTo} inside a sentence. */
  goals: readonly string[];
  facts: { first: readonly string[]; next: readonly string[] };
  callsToAction: Record<MessageType, ByTone>;
  /** Said in long messages. */
  courtesies: readonly string[];
  closings: ByTone;
}
