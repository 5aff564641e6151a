import type { MessageLanguage, MessageRequest } from '../schemas.ts';

const LANGUAGES: Record<MessageLanguage, string> = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' };

export const otherLanguage = (goal: MessageLanguage, message: MessageLanguage) =>
  `The goal is in ${LANGUAGES[goal]} and the message in ${LANGUAGES[message]}. Write the goal in ${LANGUAGES[message]}, or choose ${LANGUAGES[goal]} as the language.`;

export const tooLong = ({ campaignGoal, limit }: MessageRequest) =>
  `The goal has ${campaignGoal.length} characters, which does not fit into a connection request of ${limit}. Shorten the goal, or write a direct message.`;

export const unusedReason = ({ messageType, length, limit }: MessageRequest, isReasonGiven: boolean) =>
  !isReasonGiven
    ? `There is no room for it within ${limit} characters.`
    : messageType === 'connection_request' || length === 'long'
      ? 'One reason is enough, and another fact is the reason here.'
      : 'One reason is enough. A long message has two.';

/** @param why it does not fit, as a sentence; null where it just does not @param example a goal that does */
export const fitsNoSentence = ({ campaignGoal }: MessageRequest, why: string | undefined, example: string) =>
  `“${campaignGoal.trim()}” fits into no sentence of a message.${why === undefined ? '' : ` ${why}`} Write the one thing that you want, or a whole question to the recipient, as in “${example}”.`;

export const SERVICE_NEEDS_NO_NEWS = 'A thank-you, a reminder or a document needs no news.';
