import { honestReport, inventedReport, plainText } from './answers.ts';
import { asksForShorter, honestMessage, inventedMessage, wordyMessage } from './message-answers.ts';
import { honestFilters, inventedFilters, sentenceOf } from './search-answers.ts';

/** How a model that answers at all does so. */
export type Saying =
  | 'honest'
  | 'inventing'
  | 'broken-json'
  | 'wrong-shape'
  | 'empty'
  /** Writes too long first, and shorter when it is asked to. */
  | 'too-long'
  /** Writes too long whatever it is asked. */
  | 'never-short';

interface Asked {
  wantsJson: boolean;
  prompt: string;
}

/** The text of the answer to a call. */
export function textFor(saying: string, { wantsJson, prompt }: Asked): string {
  if (saying === 'empty') return '';
  // A compatible server without schemas is asked for JSON in words.
  if (!wantsJson && !prompt.includes('The JSON schema of the answer')) return messageFor(saying, prompt) ?? plainText;
  if (saying === 'broken-json') return '{"summary": [{"text": "It is cut';
  if (saying === 'wrong-shape') return '{"summary": "one text", "news": 7}';
  const sentence = sentenceOf(prompt);
  if (sentence !== null) {
    return JSON.stringify(saying === 'inventing' ? inventedFilters(sentence) : honestFilters(sentence));
  }
  return JSON.stringify(saying === 'inventing' ? inventedReport(prompt) : honestReport(prompt));
}

function messageFor(saying: string, prompt: string): string | null {
  if (saying === 'inventing') return inventedMessage(prompt);
  const isLong = saying === 'never-short' || (saying === 'too-long' && !asksForShorter(prompt));
  return isLong ? wordyMessage(prompt) : honestMessage(prompt);
}
