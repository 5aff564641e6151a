import { isPromptInjection } from '../../shared/statements/prompt-injection.ts';
import { splitSentences } from '../../shared/statements/split-sentences.ts';
import { isAboutOther } from '../check/facts/fact-subject.ts';
import { isNote } from '../check/facts/notes.ts';
import { foldPreservingLength, wordsIn } from '../check/words/fold-preserving-length.ts';
import type { MessageFact, MessageRequest } from '../schemas.ts';

/** Where a passage is copied from: a goal and notes are the sender's own words about the recipient. */
type PassageSource = 'goal' | 'note' | 'fact' | 'senderTitle' | 'field';

/** Words of a request that a reading has copied. */
export interface Passage {
  text: string;
  source: PassageSource;
  /** The day of its fact; null for none. */
  date: string | null;
  fact: MessageFact | null;
}

const LETTERS_MIN = 5;
const WORDS_MIN = 2;
/** A reader may copy the label, too. */
const LABEL = /^(?:Fact \([^)]*\)|[RS]\p{Ll}+’s \p{Ll}+|What the sender wants):\s*/u;

/**
 * Each passage with where it is from; null unless all of them are literal words of one field or one fact, and long enough
 * to say something. What addresses a program proves nothing, nor does a fact on another company than the sentence is about.
 */
export function findPassages(basis: readonly string[], sentence: string, request: MessageRequest): Passage[] | null {
  const sources = sourcesOf(sentence, request);
  const found = basis.map((passage) => {
    const words = comparable(passage.replace(LABEL, ''));
    return [words, words.replace(/[.;,]+$/, '')].map((one) => sourceOf(one, sources)).find((one) => one !== null);
  });
  const passages = found.filter((passage) => passage !== undefined);
  return passages.length > 0 && passages.length === found.length ? passages : null;
}

function sourcesOf(sentence: string, request: MessageRequest): Passage[] {
  const { facts, campaignGoal, senderTitle, senderName, senderCompany } = request;
  const { recipientName, recipientTitle, recipientCompany, recipientIndustry } = request;
  const field = (text: string, source: PassageSource) => ({ text, source, date: null, fact: null });
  const sources: Passage[] = [
    field(campaignGoal, 'goal'),
    ...facts
      .filter((fact) => !isAboutOther(fact, sentence, request))
      .map((fact) => ({ text: fact.text, date: fact.date, source: isNote(fact) ? 'note' : 'fact', fact }) as const),
    field(senderTitle, 'senderTitle'),
    ...[recipientName, recipientTitle, recipientCompany, recipientIndustry, senderName, senderCompany].map((text) =>
      field(text, 'field'),
    ),
  ];
  return sources.filter(({ text }) => text !== '' && !splitSentences(text).some(isPromptInjection));
}

function sourceOf(words: string, sources: readonly Passage[]): Passage | null {
  const source = sources.find(({ text }) => hasWords(comparable(text), words));
  return source === undefined ? null : { ...source, text: words };
}

function hasWords(text: string, words: string): boolean {
  if (words === '' || !text.includes(words)) return false;
  const letters = words.match(/[\p{L}\d]/gu)?.length ?? 0;
  const isLong = letters >= LETTERS_MIN && wordsIn(words).length >= WORDS_MIN;
  return (
    text === words || (isLong && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u').test(text))
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Models write other marks and blanks than they read, and fences have another sign for "<". */
const comparable = (text: string): string =>
  foldPreservingLength(text.normalize('NFC'))
    .replace(/[“”„«»″]/g, '"')
    .replace(/[<＜﹤‹]/g, '<')
    .replace(/\s+/g, ' ')
    .replace(/^[\s"…]+|[\s"…]+$/g, '');
