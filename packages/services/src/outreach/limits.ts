/** What the outreach calls accept. No imports. */

/** At most so many a day, over all campaigns: what the network allows a careful person. */
export const DAILY_REQUESTS_MAX = 100;
export const DAILY_MESSAGES_MAX = 50;

export const OUTREACH_NAME_MAX = 200;
export const OUTREACH_GOAL_MAX = 300;
/** A sender's or recipient's name, title or company. */
export const OUTREACH_PERSON_MAX = 120;
export const CRITERION_NAME_MAX = 60;
export const CRITERION_VALUE_MAX = 300;

export const OUTREACH_CAMPAIGNS_MAX = 200;
export const OUTREACH_MESSAGES_MAX = 1000;
/** Recipients who are selected for a drafting run, and those of a run that are listed at a time. */
export const DRAFTING_MESSAGES_MAX = 1000;
export const DRAFTING_ITEMS_MAX = 1000;
export const RECIPIENT_MESSAGES_MAX = 100;
export const SEND_QUEUE_MAX = 100;
/** People who accepted are no longer sent a connection request. */
export const FOLLOW_UP_TYPES = ['follow_up', 'direct_message'] as const;
/** What a person may note on a message. */
export const MESSAGE_NOTE_MAX = 2000;
/** Marks of a message that can be undone, one after the other. */
export const MARKS_MAX = 20;
export const MESSAGE_SEARCH_MAX = 100;
/** Why a message failed, in a user's words. */
export const FAILURE_REASON_MAX = 300;
