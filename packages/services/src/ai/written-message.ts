import type { MessageRequest } from './schemas.ts';

/** A piece of a message: plain words, or a factual clause with the facts that it rests on. */
export interface MessageClause {
  text: string;
  /** Ids of facts, or names of fields of the request ("recipientTitle"); empty for words that state nothing. */
  restsOn: string[];
}

export interface WrittenMessage {
  /** The clauses joined, ready to be sent; empty when there is a problem. */
  text: string;
  clauses: MessageClause[];
  /** Selected facts that the text does not use, and why. */
  unusedFacts: { id: string; reason: string }[];
  /** What the sender has to change in the goal before a message can be written; null when one is. */
  problem: string | null;
}

/** An unsupported claim in a text. */
export interface UnsupportedClaim {
  /** As written in the text. */
  text: string;
  /** Position in the text, in UTF-16 units. */
  at: number;
  kind: 'number' | 'date' | 'name' | 'title' | 'funding' | 'event' | 'relation' | 'other';
  /** In words for a person: "No fact says that …". */
  reason: string;
}

/** Varies what the built-in writer says without making it random: the same request and variant give the same text. */
interface WriteOptions {
  /** 0 for the first; "Regenerate" counts up. */
  variant: number;
  /** The day of writing, YYYY-MM-DD: what is long past or still to come is no news. Not judged without it. */
  today?: string | undefined;
}

export type WriteMessage = (request: MessageRequest, options: WriteOptions) => WrittenMessage;
/** Independent of the writer: knows only the text and what may be said. */
export type CheckMessage = (text: string, request: MessageRequest) => UnsupportedClaim[];
