import { type Phrasebook, sentences } from '../phrasebook.ts';

/** Goals that are said in the same words in a request and in a letter. */
const ANYWHERE = {
  try: sentences('Would you like to {goal}?'),
  reply: sentences('I would appreciate {goal}.'),
  recall: sentences(
    'I am writing about {goal}. Do you have any questions about it?',
    'I am writing about {goal}. Is there any news on your side?',
  ),
  question: sentences('{goal}?'),
  service: sentences('{goal}'),
  proposal: sentences('{goal}?'),
};

/** The goal as a question. */
export const ENGLISH_GOAL_QUESTIONS: Phrasebook['goalQuestions'] = {
  request: {
    show: sentences('Could I {goal}?', 'I would like to {goal}. Would that interest you?'),
    invite: sentences('Could I {goal}?', 'May I {goal}?'),
    talk: sentences('Could we {goal}?', 'Would you be open to connecting, so that we can {goal}?'),
    learn: sentences('I would like to {goal}. Would you be open to that?', 'I would like to {goal}. Shall we connect?'),
    outcome: sentences(
      'I would like to show you how to {goal}. Would that interest you?',
      'Could I show you how to {goal}?',
    ),
    meeting: sentences('Would you be open to {goal}?', 'Could we arrange {goal}?'),
    minutes: sentences('Could I ask you for {goal}?', 'Could you spare {goal}?'),
    topic: sentences('Could we talk about {goal}?', 'Would you be open to a chat about {goal}?'),
    answer: sentences('Could you tell me {goal}?', 'Do you know {goal}?'),
    ...ANYWHERE,
    statement: sentences('{goal}. Would that interest you?', '{goal}. Is that of interest to you?'),
    wish: sentences('{goal}. Would you be open to that?'),
  },
  letter: {
    show: sentences(
      'I would like to {goal}. Would a short call next week suit you?',
      'I would like to {goal}. Do you have 15 minutes for a call next week?',
      'Could I {goal}? A short call next week would be enough.',
    ),
    invite: sentences(
      'May I {goal}? I am happy to send you the details.',
      'I would like to {goal}. Shall I send you the details?',
    ),
    talk: sentences(
      'Could we {goal}? A short call next week would be enough.',
      'Could we {goal}? I am happy to call you at a time that suits you.',
    ),
    learn: sentences(
      'I would like to {goal}. Would you have 15 minutes for a call next week?',
      'I would like to {goal}. Would a short call next week suit you?',
    ),
    outcome: sentences(
      'I would like to show you how to {goal}. Would a short call next week suit you?',
      'Could I show you how to {goal}? A short call next week would be enough.',
    ),
    meeting: sentences(
      'Would you be open to {goal}? I am happy to suggest a few times.',
      'Could we arrange {goal}? I am happy to work around your calendar.',
    ),
    minutes: sentences(
      'Could I ask you for {goal}? I am happy to work around your calendar.',
      'Could you spare {goal}? I am happy to suggest a few times.',
    ),
    topic: sentences(
      'I would like to talk to you about {goal}. Would a short call next week suit you?',
      'Could we talk about {goal}? A short call next week would be enough.',
    ),
    answer: sentences('Could you tell me {goal}? A short reply would help me.', 'Could you tell me {goal}?'),
    ...ANYWHERE,
    statement: sentences('{goal}. Would a short call next week suit you?', '{goal}. Is that of interest to you?'),
    wish: sentences(
      '{goal}. Would a short call next week suit you?',
      '{goal}. Do you have 15 minutes for a call next week?',
    ),
  },
};

/** The question of a message without a goal. */
export const ENGLISH_CALLS_TO_ACTION: Phrasebook['callsToAction'] = {
  connection_request: {
    friendly: sentences('Shall we connect?', 'I would be glad to connect.', 'Would you like to connect?'),
    professional: sentences('I would be glad to connect with you.', 'I would like to connect with you.'),
    direct: sentences('Shall we connect?', 'Are you open to connecting?'),
  },
  direct_message: {
    friendly: sentences(
      'Would you be up for a short call next week?',
      'Would you have a few minutes for a chat next week?',
    ),
    professional: sentences(
      'Would a short call next week suit you?',
      'Would you be available for a short call next week?',
    ),
    direct: sentences('Do you have 15 minutes for a call next week?', 'Could we have a short call next week?'),
  },
  follow_up: {
    friendly: sentences('Would next week be a good time for a short call?', 'Would you still be up for a short call?'),
    professional: sentences(
      'Would a short call next week suit you?',
      'Would you be available for a short call next week?',
    ),
    direct: sentences('Could we have a short call next week?', 'Do you have 15 minutes for a call next week?'),
  },
};
