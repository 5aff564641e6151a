import { type Phrasebook, sentences } from './phrasebook.ts';

export const ENGLISH: Phrasebook = {
  greetings: {
    formal: {
      friendly: sentences('Hi {name},', 'Hello {name},', 'Hello,'),
      professional: sentences('Dear {name},', 'Hello,'),
      direct: sentences('Hello {name},', 'Hello,'),
    },
    familiar: {
      friendly: sentences('Hi {name},', 'Hi there,'),
      professional: sentences('Hello {name},', 'Hello,'),
      direct: sentences('Hi {name},', 'Hello,'),
    },
  },
  reasons: {
    first: {
      clause: sentences('I saw that {reason}.', 'I read that {reason}.', 'I noticed that {reason}.'),
      headline: sentences('I came across the headline “{reason}”.', 'I saw the headline “{reason}”.'),
      own: sentences('{reason}.'),
      name: sentences(
        'I came across {reason} while reading about {company}.',
        'While reading about {company}, I came across {reason}.',
        'I recently came across {reason}.',
      ),
    },
    next: {
      clause: sentences('I also saw that {reason}.', 'I also read that {reason}.'),
      headline: sentences('I also saw the headline “{reason}”.', 'I also came across the headline “{reason}”.'),
      own: sentences('{reason}.'),
      name: sentences('I also came across {reason}.'),
    },
  },
  interest: sentences('I would be interested to hear more about it.', 'I would like to hear more about it.'),
  plain: {
    with_goal: {
      connection_request: sentences(
        'I am writing to you because of your role as {title} at {company}.',
        'As {title} at {company}, you seem to be the right person to ask.',
        'I am writing to you because of your role as {title}.',
        'As {title}, you seem to be the right person to ask.',
        'I am looking for the right person at {company}.',
        'I hope you are the right person at {company} to ask.',
      ),
      direct_message: sentences(
        'I am writing to you because of your role as {title} at {company}.',
        'As {title} at {company}, you seem to be the right person to ask.',
        'I am writing to you because of your role as {title}.',
        'As {title}, you seem to be the right person to ask.',
        'I am looking for the right person at {company} and hope that it is you.',
        'I hope you are the right person at {company} to ask.',
      ),
      follow_up: [],
    },
    without_goal: {
      connection_request: sentences(
        'I would like to connect with you because of your role as {title} at {company}.',
        'Given your role as {title} at {company}, I would be glad to connect.',
        'I would like to connect with you because of your role as {title}.',
        'Given your role as {title}, I would be glad to connect.',
        'I would like to get to know people at {company} and would be glad to connect with you.',
        'I am interested in {company} and would be glad to connect with you.',
        'I would be glad to connect with you.',
        'I would like to connect with you here.',
      ),
      direct_message: sentences(
        'I would like to hear about your work as {title} at {company}.',
        'I would be interested to hear about your work as {title} at {company}.',
        'I would like to hear about your work as {title}.',
        'I would be interested to hear about your work as {title}.',
        'I would like to get to know people at {company}, so I am writing to you.',
        'I am interested in {company} and would like to get to know you.',
        'I would like to introduce myself and learn a little about your work.',
        'I would like to introduce myself and hear a little about your work.',
      ),
      follow_up: [],
    },
  },
  earlierMessage: sentences(
    'I am following up on my earlier message.',
    'I am coming back to my earlier message.',
    'This is a short follow-up to my earlier message.',
  ),
  goalQuestions: {
    request: {
      show: sentences('Could I {goal}?', 'I would like to {goal}. Would that interest you?'),
      invite: sentences('Could I {goal}?', 'May I {goal}?'),
      talk: sentences('Could we {goal}?', 'Would you be open to connecting, so that we can {goal}?'),
      learn: sentences(
        'I would like to {goal}. Would you be open to that?',
        'I would like to {goal}. Shall we connect?',
      ),
      outcome: sentences(
        'I would like to show you how to {goal}. Would that interest you?',
        'Could I show you how to {goal}?',
      ),
      meeting: sentences('Would you be open to {goal}?', 'Could we arrange {goal}?'),
      minutes: sentences('Could I ask you for {goal}?', 'Could you spare {goal}?'),
      topic: sentences('Could we talk about {goal}?', 'Would you be open to a chat about {goal}?'),
      answer: sentences('Could you tell me {goal}?', 'Do you know {goal}?'),
      try: sentences('Would you like to {goal}?'),
      question: sentences('May I ask you something: {goal}?', 'One question: {goal}?'),
      proposal: sentences('{goal}?'),
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
      try: sentences('Would you like to {goal}?'),
      question: sentences(
        'I have a question: {goal}? A short answer would help me.',
        'May I ask you something: {goal}? A short answer would help me.',
      ),
      proposal: sentences('{goal}?'),
      statement: sentences('{goal}. Would a short call next week suit you?', '{goal}. Is that of interest to you?'),
      wish: sentences(
        '{goal}. Would a short call next week suit you?',
        '{goal}. Do you have 15 minutes for a call next week?',
      ),
    },
  },
  callsToAction: {
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
      friendly: sentences(
        'Would next week be a good time for a short call?',
        'Would you still be up for a short call?',
      ),
      professional: sentences(
        'Would a short call next week suit you?',
        'Would you be available for a short call next week?',
      ),
      direct: sentences('Could we have a short call next week?', 'Do you have 15 minutes for a call next week?'),
    },
  },
  link: sentences('Here is the link: {link}'),
  courtesies: sentences(
    'If someone else is the better contact, I would be grateful for a pointer.',
    'If the timing is wrong, please just say so.',
  ),
  offers: sentences('If it is easier for you, I will gladly send the details in writing.'),
  closings: {
    friendly: sentences('Best wishes', 'All the best'),
    professional: sentences('Kind regards', 'Best regards'),
    direct: sentences('Regards', 'Best regards'),
  },
};
