import { asksForShorter, honestMessage, inventedMessage, wordyMessage } from './message-answers.ts';
import { agreeingSentences, honestSentences, isMessageReading } from './message-reading-answers.ts';
import { agreeingReading, honestReading, isReading } from './reading-answers.ts';
import { honestReport, inventedReport, plainText } from './report-answers.ts';
import { honestFilters, inventedFilters, sentenceOf } from './search-answers.ts';

/** How a model that answers at all does so. */
export type ReplyMode =
  | 'honest'
  /** Invents reports, filters and messages; of what it is given to read again it says what is so. */
  | 'inventing'
  /** Invents reports and messages, and agrees to them when it reads them again. */
  | 'agreeing'
  | 'broken-json'
  | 'wrong-shape'
  | 'empty'
  /** Writes too long first, and shorter when it is asked to. */
  | 'too-long'
  /** Writes too long whatever it is asked. */
  | 'never-short';

interface ReplyRequest {
  wantsJson: boolean;
  prompt: string;
}

/** The text of the answer to a call. */
export function replyText(mode: string, { wantsJson, prompt }: ReplyRequest): string {
  if (mode === 'empty') return '';
  // A compatible server without schemas is asked for JSON in words.
  if (!wantsJson && !prompt.includes('The JSON schema of the answer')) return messageReply(mode, prompt) ?? plainText;
  if (mode === 'broken-json') return '{"summary": [{"text": "It is cut';
  if (mode === 'wrong-shape') return '{"summary": "one text", "news": 7}';
  if (isMessageReading(prompt)) {
    return JSON.stringify(mode === 'agreeing' ? agreeingSentences(prompt) : honestSentences(prompt));
  }
  if (isReading(prompt)) {
    return JSON.stringify(mode === 'agreeing' ? agreeingReading(prompt) : honestReading(prompt));
  }
  const sentence = sentenceOf(prompt);
  if (sentence !== null) {
    return JSON.stringify(mode === 'inventing' ? inventedFilters(sentence) : honestFilters(sentence));
  }
  return JSON.stringify(mode === 'inventing' || mode === 'agreeing' ? inventedReport(prompt) : honestReport(prompt));
}

function messageReply(mode: string, prompt: string): string | null {
  if (mode === 'inventing' || mode === 'agreeing') return inventedMessage(prompt);
  const isLong = mode === 'never-short' || (mode === 'too-long' && !asksForShorter(prompt));
  return isLong ? wordyMessage(prompt) : honestMessage(prompt);
}
