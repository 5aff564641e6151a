import type { MessageType } from '@workbench/services/ai/schemas';

/** What works for each type of message; habits, no promises. */
export const MESSAGE_TIPS: Record<MessageType, readonly string[]> = {
  connection_request: [
    'Say in one sentence why you write to this person and not to anybody.',
    'Name one fact of theirs; two read like a file.',
    'Ask for nothing yet: no meeting, no link, no price.',
    'Stay well below the limit. Free accounts have 200 characters.',
  ],
  direct_message: [
    'Begin with them, not with you or your product.',
    'Keep to one point and one question that is easy to answer.',
    'Say who you are and where the fact that you mention is from.',
    'Offer a way out: a no is an answer too.',
  ],
  follow_up: [
    'Wait a few days, and follow up twice at most.',
    'Add something new: a fact, an answer, a shorter question.',
    'Mention the earlier message without reproach.',
    'Make it shorter than the one before.',
  ],
};
