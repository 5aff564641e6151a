import { type Phrasebook, sentences } from './phrasebook.ts';
import { GERMAN_CALLS_TO_ACTION, GERMAN_GOAL_QUESTIONS } from './questions/de.ts';

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
      headline: sentences('Mir ist Folgendes aufgefallen: „{reason}“.', 'Ich bin auf Folgendes gestoßen: „{reason}“.'),
      own: sentences('{reason}.'),
      name: sentences(
        'Bei der Recherche zu {company} bin ich auf {reason} gestoßen.',
        'Bei der Recherche zu {company} ist mir {reason} aufgefallen.',
        'Ich bin auf {reason} gestoßen.',
      ),
    },
    next: {
      clause: sentences('Außerdem habe ich gesehen, dass {reason}.', 'Auch ist mir aufgefallen, dass {reason}.'),
      headline: sentences('Aufgefallen ist mir auch Folgendes: „{reason}“.'),
      own: sentences('{reason}.'),
      name: sentences('Außerdem bin ich auf {reason} gestoßen.'),
    },
  },
  interest: sentences('Darüber würde ich gern mehr erfahren.', 'Dazu würde ich gern mehr erfahren.'),
  plain: {
    with_goal: {
      connection_request: sentences(
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title} {workplace}.',
        'Als {title} {workplace} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title}.',
        'Als {title} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich suche {workplace} die richtige Ansprechperson.',
        'Ich suche die richtige Ansprechperson {workplace}.',
      ),
      direct_message: sentences(
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title} {workplace}.',
        'Als {title} {workplace} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich schreibe [Ihnen|dir] wegen [Ihrer|deiner] Rolle als {title}.',
        'Als {title} [sind Sie|bist du] vermutlich die richtige Ansprechperson.',
        'Ich suche {workplace} die richtige Ansprechperson und hoffe, [Sie sind|du bist] es.',
        'Ich suche die richtige Ansprechperson {workplace} und hoffe, [Sie sind|du bist] es.',
      ),
      follow_up: [],
    },
    without_goal: {
      connection_request: sentences(
        'Wegen [Ihrer|deiner] Rolle als {title} {workplace} würde ich mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen, weil mich [Ihre|deine] Rolle als {title} {workplace} interessiert.',
        'Wegen [Ihrer|deiner] Rolle als {title} würde ich mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen, weil mich [Ihre|deine] Rolle als {title} interessiert.',
        'Ich interessiere mich für {company} und würde mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen, weil mich {company} interessiert.',
        'Ich würde mich gern mit [Ihnen|dir] vernetzen.',
        'Ich würde mich über einen Kontakt zu [Ihnen|dir] freuen.',
      ),
      direct_message: sentences(
        'Wegen [Ihrer|deiner] Rolle als {title} {workplace} würde ich [Sie|dich] gern kennenlernen.',
        'Ich würde [Sie|dich] gern kennenlernen, weil mich [Ihre|deine] Rolle als {title} {workplace} interessiert.',
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
  goalQuestions: GERMAN_GOAL_QUESTIONS,
  callsToAction: GERMAN_CALLS_TO_ACTION,
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
