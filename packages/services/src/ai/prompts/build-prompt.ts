import type { MessageRequest } from '../schemas.ts';
import { escapeFence, messageData } from './message-data.ts';

const LANGUAGES: Record<MessageRequest['language'], string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};
const TYPES: Record<MessageRequest['messageType'], string> = {
  connection_request: 'connection request: a few sentences in one paragraph, without a signature',
  direct_message: 'direct message to somebody who is a contact already',
  follow_up: 'follow-up to an earlier message of the sender that was not answered',
};
const LENGTHS: Record<MessageRequest['length'], string> = {
  short: 'at most 60 words',
  medium: '60 to 110 words',
  long: '110 to 180 words',
};
const FORMAL: Record<MessageRequest['language'], [formal: string, familiar: string]> = {
  en: ['formal', 'informal'],
  de: ['formal ("Sie")', 'familiar ("du")'],
  fr: ['formal ("vous")', 'familiar ("tu")'],
  es: ['formal ("usted")', 'familiar ("tú")'],
};
/**
 * The task and, fenced, everything that was typed or fetched.
 * @param limit characters; null for none
 * @param variant 0 for the first; above, a message that differs from the earlier ones
 */
export function buildPrompt(
  request: MessageRequest,
  { limit, variant }: { limit: number | null; variant: number },
): string {
  const { messageType, language, tone, length, isFormal } = request;
  const task = [
    `Message type: ${TYPES[messageType]}`,
    `Language: ${LANGUAGES[language]}`,
    `Tone: ${tone}`,
    `Form of address: ${FORMAL[language][isFormal ? 0 : 1]}`,
    `Length: ${LENGTHS[length]}`,
    ...(limit === null
      ? []
      : [`Limit: at most ${limit} characters in all, spaces included; this wins over the length`]),
    ...(variant === 0 ? [] : [`This is attempt ${variant + 1}: begin and word it otherwise than the obvious way`]),
  ];
  return `${task.join('\n')}\n\n${messageData(request)}`;
}

/** The same task, with the message that came out too long. */
export function buildShorterPrompt(prompt: string, text: string, limit: number): string {
  return `${prompt}\n\nThe message below has ${text.length} characters. Write it again with at most ${limit} characters, whole sentences only, and add nothing.\n\n<data>\n${escapeFence(text)}\n</data>`;
}
