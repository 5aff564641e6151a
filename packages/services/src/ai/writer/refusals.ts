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
