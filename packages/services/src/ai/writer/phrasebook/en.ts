import { type Phrasebook, sentences } from './phrasebook.ts';
import { ENGLISH_CALLS_TO_ACTION, ENGLISH_GOAL_QUESTIONS } from './questions/en.ts';

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
      headline: sentences('I came across this: “{reason}”.', 'This caught my eye: “{reason}”.'),
      own: sentences('{reason}.'),
      name: sentences(
        'I came across {reason} while reading about {company}.',
        'While reading about {company}, I came across {reason}.',
        'I recently came across {reason}.',
      ),
    },
    next: {
      clause: sentences('I also saw that {reason}.', 'I also read that {reason}.'),
      headline: sentences('I also came across this: “{reason}”.', 'This also caught my eye: “{reason}”.'),
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
  goalQuestions: ENGLISH_GOAL_QUESTIONS,
  callsToAction: ENGLISH_CALLS_TO_ACTION,
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
