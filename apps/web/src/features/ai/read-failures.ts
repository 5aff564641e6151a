/** What the screen says when one of its reads fails. */
export const AI_READ_FAILURE = {
  contact: 'Failed to fetch the contact',
  contacts: 'Failed to fetch contacts',
  facts: 'Failed to fetch facts',
  messages: 'Failed to fetch messages',
  drafts: 'Failed to fetch drafts',
  templates: 'Failed to fetch templates',
  writers: 'Failed to fetch writers',
} as const;
