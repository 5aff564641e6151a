import { type Phrasebook, sentences } from './phrasebook.ts';

export const GERMAN: Phrasebook = {
  greetings: {
    formal: {
      friendly: sentences('Guten Tag {name},', 'Guten Tag,'),
      professional: sentences('Guten Tag {name},', 'Guten Tag,'),
      direct: sentences('Guten Tag {name},', 'Guten Tag,'),
    },
    familiar: {
      friendly: sentences('Hallo {name},', 'Hallo,'),
      professional: sentences('Hallo {name},', 'Hallo,'),
      direct: sentences('Hallo {name},', 'Hallo,'),
    },
  },
  reasons: {
    first: {
      clause: sentences(
        'Ich habe gelesen, dass {reason}.',
        'Mir ist aufgefallen, dass {reason}.',
        'Ich habe gesehen, dass {reason}.',
      ),
      headline: sentences(
        'Mir ist die Meldung „{reason}“ aufgefallen.',
        'Ich bin auf die Meldung „{reason}“ gestoßen.',
      ),
      own: sentences('{reason}.'),
      name: sentences(
        'Bei der Recherche zu {company} bin ich auf {reason} gestoßen.',
        'Bei der Recherche zu {company} ist mir {reason} aufgefallen.',
        'Ich bin auf {reason} gestoßen.',
      ),
    },
    next: {
      clause: sentences('Außerdem habe ich gesehen, dass {reason}.', 'Auch ist mir aufgefallen, dass {reason}.'),
      headline: sentences('Auch die Meldung „{reason}“ ist mir aufgefallen.'),
      own: sentences('{reason}.'),
      name: sentences('Außerdem bin ich auf {reason} gestoßen.'),
    },
  },
  interest: sentences('Darüber würde ich gern mehr erfahren.', 'Dazu würde ich gern mehr erfahren.'),
  plain: {
    with_goal: {
      connection_request: sentences(
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title} bei {company}.',
        'Als {title} bei {company} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title}.',
        'Als {title} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich suche bei {company} die richtige Ansprechperson.',
        'Ich suche die richtige Ansprechperson bei {company}.',
      ),
      direct_message: sentences(
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title} bei {company}.',
        'Als {title} bei {company} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title}.',
        'Als {title} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich suche bei {company} die richtige Ansprechperson und hoffe, [Sie sind|du bist] es.',
        'Ich suche die richtige Ansprechperson bei {company} und hoffe, [Sie sind|du bist] es.',
      ),
      follow_up: [],
    },
    without_goal: {
      connection_request: sentences(
        'Wegen [Ihrer|deiner] Rolle als {title} bei {company} würde ich mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen, weil mich [Ihre|deine] Rolle als {title} bei {company} interessiert.',
        'Wegen [Ihrer|deiner] Rolle als {title} würde ich mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen, weil mich [Ihre|deine] Rolle als {title} interessiert.',
        'Ich interessiere mich für {company} und würde mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen, weil mich {company} interessiert.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich über einen Kontakt zu [Ihnen|dir] freuen.',
      ),
      direct_message: sentences(
        'Wegen [Ihrer|deiner] Rolle als {title} bei {company} würde ich [Sie|dich] gern kennenlernen.',
        'Ich würde [Sie|dich] gern kennenlernen, weil mich [Ihre|deine] Rolle als {title} bei {company} interessiert.',
        'Wegen [Ihrer|deiner] Rolle als {title} würde ich [Sie|dich] gern kennenlernen.',
        'Ich würde [Sie|dich] gern kennenlernen, weil mich [Ihre|deine] Rolle als {title} interessiert.',
        'Ich interessiere mich für {company} und würde [Sie|dich] gern kennenlernen.',
        'Ich würde [Sie|dich] gern kennenlernen, weil mich {company} interessiert.',
        'Ich würde mich gern kurz vorstellen und mehr über [Ihre|deine] Arbeit erfahren.',
        'Ich möchte mich kurz vorstellen und mehr über [Ihre|deine] Arbeit erfahren.',
      ),
      follow_up: [],
    },
  },
  earlierMessage: sentences(
    'Ich komme noch einmal auf meine frühere Nachricht zurück.',
    'Ich melde mich noch einmal wegen meiner früheren Nachricht.',
    'Ich komme auf meine letzte Nachricht zurück.',
  ),
  goalQuestions: {
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
      try: sentences('[Möchten Sie|Möchtest du] {goal}?'),
      question: sentences('Darf ich [Sie|dich] etwas fragen? {goal}?', 'Ich habe eine Frage: {goal}?'),
      proposal: sentences('{goal}?'),
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
      try: sentences('[Möchten Sie|Möchtest du] {goal}?'),
      question: sentences(
        'Ich habe eine Frage: {goal}? Eine kurze Antwort würde mir helfen.',
        'Darf ich [Sie|dich] etwas fragen? {goal}?',
      ),
      proposal: sentences('{goal}?'),
      statement: sentences(
        '{goal}. Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
        '{goal}. Wäre das interessant für [Sie|dich]?',
      ),
      wish: sentences(
        '{goal}. Passt [Ihnen|dir] nächste Woche ein kurzes Telefonat?',
        '{goal}. [Hätten Sie|Hättest du] dafür nächste Woche 15 Minuten Zeit?',
      ),
    },
  },
  callsToAction: {
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
  },
  link: sentences('Hier ist der Link: {link}'),
  courtesies: sentences(
    'Falls jemand anderes dafür zuständig ist, freue ich mich über einen Hinweis.',
    'Falls es gerade nicht passt, genügt ein kurzes Wort.',
  ),
  offers: sentences('Gern schicke ich [Ihnen|dir] die Einzelheiten auch schriftlich.'),
  closings: {
    friendly: sentences('Viele Grüße', 'Beste Grüße'),
    professional: sentences('[Mit freundlichen Grüßen|Viele Grüße]', '[Freundliche|Herzliche] Grüße'),
    direct: sentences('Viele Grüße', 'Beste Grüße'),
  },
};
