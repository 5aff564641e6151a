import { type Phrasebook, sentences } from '../phrasebook.ts';

/** Goals that are said in the same words in a request and in a letter. */
const ANYWHERE = {
  try: sentences('[Möchten Sie|Möchtest du] {goal}?'),
  reply: sentences('Über {goal} würde ich mich freuen.'),
  recall: sentences(
    'Ich melde mich {goal}. [Haben Sie|Hast du] dazu Fragen?',
    'Ich melde mich {goal}. Gibt es dazu schon Neuigkeiten?',
  ),
  question: sentences('{goal}?'),
  service: sentences('{goal}'),
  proposal: sentences('{goal}?'),
};

/** The goal as a question. */
export const GERMAN_GOAL_QUESTIONS: Phrasebook['goalQuestions'] = {
  request: {
    show: sentences(
      'Darf ich [Ihnen|dir] {goal}?',
      'Ich würde [Ihnen|dir] gern {goal}. Wäre das interessant für [Sie|dich]?',
    ),
    invite: sentences(
      'Darf ich [Sie|dich] {goal}?',
      'Ich würde [Sie|dich] gern {goal}. Wäre das interessant für [Sie|dich]?',
    ),
    talk: sentences('Könnten wir {goal}?', 'Wollen wir {goal}?'),
    learn: sentences('Ich würde gern {goal}. Wäre das möglich?', 'Ich würde gern {goal}. Wollen wir uns vernetzen?'),
    outcome: sentences(
      'Ich würde [Ihnen|dir] gern zeigen, wie [Sie|du] {goal} [können|kannst]. Wäre das interessant für [Sie|dich]?',
      'Darf ich [Ihnen|dir] zeigen, wie [Sie|du] {goal} [können|kannst]?',
    ),
    meeting: sentences('[Hätten Sie|Hättest du] Zeit für {goal}?', '[Wären Sie|Wärst du] offen für {goal}?'),
    minutes: sentences('Darf ich [Sie|dich] um {goal} bitten?', 'Könnte ich [Sie|dich] um {goal} bitten?'),
    topic: sentences(
      'Ich würde gern mit [Ihnen|dir] über {goal} sprechen. [Hätten Sie|Hättest du] dafür 15 Minuten Zeit?',
      'Ich würde gern mit [Ihnen|dir] über {goal} sprechen. Wäre das möglich?',
    ),
    answer: sentences('[Können Sie|Kannst du] mir sagen, {goal}?', '[Wissen Sie|Weißt du], {goal}?'),
    ...ANYWHERE,
    statement: sentences(
      '{goal}. Wäre das interessant für [Sie|dich]?',
      '{goal}. [Haben Sie|Hast du] daran Interesse?',
    ),
    wish: sentences('{goal}. Wäre das möglich?'),
  },
  letter: {
    show: sentences(
      'Ich würde [Ihnen|dir] gern {goal}. [Hätten Sie|Hättest du] nächste Woche 15 Minuten Zeit für ein Telefonat?',
      'Darf ich [Ihnen|dir] {goal}? Ein kurzes Telefonat nächste Woche genügt.',
    ),
    invite: sentences('Darf ich [Sie|dich] {goal}?', 'Ich würde [Sie|dich] gern {goal}. Passt das für [Sie|dich]?'),
    talk: sentences(
      'Könnten wir {goal}? Ein kurzes Telefonat nächste Woche genügt.',
      'Könnten wir {goal}? Ich richte mich gern nach [Ihrem|deinem] Kalender.',
    ),
    learn: sentences(
      'Ich würde gern {goal}. [Hätten Sie|Hättest du] nächste Woche 15 Minuten Zeit für ein Telefonat?',
      'Ich würde gern {goal}. Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
    ),
    outcome: sentences(
      'Ich würde [Ihnen|dir] gern zeigen, wie [Sie|du] {goal} [können|kannst]. Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
      'Darf ich [Ihnen|dir] zeigen, wie [Sie|du] {goal} [können|kannst]? Ein kurzes Telefonat nächste Woche genügt.',
    ),
    meeting: sentences(
      '[Hätten Sie|Hättest du] Zeit für {goal}? Ich schlage gern Termine vor.',
      '[Wären Sie|Wärst du] offen für {goal}? Ich richte mich gern nach [Ihrem|deinem] Kalender.',
    ),
    minutes: sentences(
      'Darf ich [Sie|dich] um {goal} bitten? Ich richte mich gern nach [Ihrem|deinem] Kalender.',
      'Darf ich [Sie|dich] um {goal} bitten? Ich schlage gern Termine vor.',
    ),
    topic: sentences(
      'Ich würde gern mit [Ihnen|dir] über {goal} sprechen. [Hätten Sie|Hättest du] dafür nächste Woche 15 Minuten Zeit?',
      'Ich würde gern mit [Ihnen|dir] über {goal} sprechen. Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
    ),
    answer: sentences(
      '[Können Sie|Kannst du] mir sagen, {goal}? Eine kurze Antwort würde mir helfen.',
      '[Könnten Sie|Könntest du] mir sagen, {goal}?',
    ),
    ...ANYWHERE,
    statement: sentences(
      '{goal}. Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
      '{goal}. Wäre das interessant für [Sie|dich]?',
    ),
    wish: sentences(
      '{goal}. Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
      '{goal}. [Hätten Sie|Hättest du] dafür nächste Woche 15 Minuten Zeit?',
    ),
  },
};

/** The question of a message without a goal. */
export const GERMAN_CALLS_TO_ACTION: Phrasebook['callsToAction'] = {
  connection_request: {
    friendly: sentences('Wollen wir uns vernetzen?', 'Ich würde mich gern mit [Ihnen|dir] vernetzen.'),
    professional: sentences(
      'Ich würde mich gern mit [Ihnen|dir] vernetzen.',
      'Über einen Kontakt würde ich mich freuen.',
    ),
    direct: sentences('Wollen wir uns vernetzen?', 'Vernetzen wir uns?'),
  },
  direct_message: {
    friendly: sentences(
      '[Hätten Sie|Hättest du] nächste Woche ein paar Minuten für ein Telefonat?',
      'Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
    ),
    professional: sentences(
      'Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
      '[Hätten Sie|Hättest du] nächste Woche Zeit für ein kurzes Gespräch?',
    ),
    direct: sentences(
      '[Haben Sie|Hast du] nächste Woche 15 Minuten Zeit für ein Telefonat?',
      'Können wir nächste Woche kurz telefonieren?',
    ),
  },
  follow_up: {
    friendly: sentences(
      'Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
      '[Hätten Sie|Hättest du] nächste Woche Zeit für ein kurzes Gespräch?',
    ),
    professional: sentences(
      'Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
      '[Hätten Sie|Hättest du] nächste Woche Zeit für ein kurzes Gespräch?',
    ),
    direct: sentences(
      'Können wir nächste Woche kurz telefonieren?',
      '[Haben Sie|Hast du] nächste Woche 15 Minuten Zeit für ein Telefonat?',
    ),
  },
};
