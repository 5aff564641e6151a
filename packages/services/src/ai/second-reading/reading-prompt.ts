import { escapeFence, messageData } from '../prompts/message-data.ts';
import type { MessageRequest } from '../schemas.ts';
import type { SentenceToRead } from './sentences-to-read.ts';

const TYPES: Record<MessageRequest['messageType'], string> = {
  connection_request: 'connection request',
  direct_message: 'direct message',
  follow_up: 'follow-up to an earlier message of the sender',
};

/** Id of the sentence at this position of its call. */
export const sentenceId = (index: number): string => `S${index + 1}`;

/** What a message was written from, the message, and its sentences, fenced. */
export function readingPrompt(request: MessageRequest, text: string, sentences: readonly SentenceToRead[]): string {
  return [
    `Type of the message: ${TYPES[request.messageType]}`,
    messageData(request),
    `<message>\n${escapeFence(text)}\n</message>`,
    ...sentences.map(fencedSentence),
  ].join('\n\n');
}

/** The claims last, where no words of the sentence can be taken for them. */
function fencedSentence({ text, claims }: SentenceToRead, index: number): string {
  const words = claims.map((claim) => (claim === text ? 'the sentence as a whole' : `“${escapeFence(claim)}”`));
  const marked = words.length === 0 ? [] : [`Not found in the data by the program: ${words.join('; ')}`];
  return [`<sentence id="${sentenceId(index)}">`, escapeFence(text), ...marked, '</sentence>'].join('\n');
}
