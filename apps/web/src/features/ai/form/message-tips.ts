import type { MessageType } from '@workbench/services/ai/schemas';

/** What works for each type of message; habits, no promises. */
export const MESSAGE_TIPS: Record<MessageType, readonly string[]> = {
  connection_request: [
    'Say in one sentence why you are writing to this person in particular.',
    'Mention one fact about them; two feel like a dossier.',
    'Don’t ask for anything yet: no meeting, link or price.',
    'Stay well below the limit. Free accounts get 200 characters.',
  ],
  direct_message: [
    'Start with them, not with yourself or your product.',
    'Stick to one point and one question that is easy to answer.',
    'Say who you are and where you learned the fact you mention.',
    'Make it easy to say no.',
  ],
  follow_up: [
    'Wait a few days and follow up no more than twice.',
    'Add something new: a fact, an answer, a shorter question.',
    'Mention the earlier message without blame.',
    'Make it shorter than the previous message.',
  ],
};
