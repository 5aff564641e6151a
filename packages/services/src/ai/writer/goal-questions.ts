import type { Composition } from './composition.ts';
import { type Phrase, phraseOf } from './phrases.ts';

/** More than a short call is for. */
const LONG_GOAL = 160;
const CALL = /telefon|anruf|gespräch|\bcall\b|phone|\bappel|llamada/i;
/** As a goal has it. */
const CALL_GOAL = new RegExp(
  `${CALL.source}|rückruf|anrufen|konferenz|\\bzoom\\b|teams-|meeting|\\bvisio|rendez-vous|entretien|reunión|videollamada|\\d+ min`,
  'i',
);
const NEEDS_NO_CALL =
  /^(?:send|share|forward|envoyer|transmettre|enviar|mandar|cancel|postpone|reschedule|annuler|reporter|cancelar|aplazar|meet|connect|entrer en contact|nous rencontrer|conectar|vernos)(?!\p{L})|(?:schicken|senden|weiterleiten|absagen|verschieben|vernetzen|treffen)$/iu;
const CALL_OR_TIME = new RegExp(`${CALL.source}|15 minut|kalender|agenda|calendar`, 'i');
/** What only a request to connect asks. */
const CONNECTING = /connect|vernetz|réseau|contact|conect/i;
const NEXT_WEEK = /nächste woche|next week|semaine prochaine|próxima semana/i;
/** A time of its own. */
const TIMED =
  /nächste|kommende|next|prochaine?|próxim|que viene|heute|morgen|tomorrow|demain|mañana|(?:mon|tues|wednes|thurs|fri)day|(?:mon|diens|donners|frei)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre)di|lunes|martes|miércoles|jueves|viernes/i;

/** The goal as a question, in each of its wordings, the chosen one first and then the shorter ones. */
export function goalQuestions(composition: Composition): Phrase[][] {
  const { phrasebook, request, values, choose, goal } = composition;
  if (goal === null) return [];
  const isShort =
    request.messageType === 'connection_request' ||
    (['wish', 'learn', 'statement'].includes(goal.kind) && goal.text.length > LONG_GOAL);
  const { kind } = goal;
  const ofLength = phrasebook.goalQuestions[isShort ? 'request' : 'letter'][kind];
  const isConnection = request.messageType === 'connection_request';
  // Who asks for a call asks for it once; what is sent, cancelled or said face to face needs none.
  const repeats = (form: string) =>
    (CALL_GOAL.test(goal.text) && CALL.test(form)) ||
    (NEEDS_NO_CALL.test(goal.text) && CALL_OR_TIME.test(form)) ||
    (TIMED.test(goal.text) && NEXT_WEEK.test(form)) ||
    (/^nous /.test(goal.text) && /d’accord pour/.test(form));
  const once = ofLength.filter((form) => !repeats(form));
  const short = phrasebook.goalQuestions.request[kind];
  const unconnected = isConnection ? [] : short.filter((form) => !CONNECTING.test(form));
  const forms = once.length > 0 ? once : unconnected.length > 0 ? unconnected : short;
  const link = goal.link === undefined ? undefined : phrasebook.link[0];
  return preferred(choose(forms, 'ask'), forms).map((form) => [
    ...phraseOf(goal.before ? '{before}' : undefined, composition, values),
    ...phraseOf(form, composition, values),
    ...phraseOf(goal.after ? '{after}' : undefined, composition, values),
    ...phraseOf(link, composition, values),
  ]);
}

/** The question of a message without a goal, in the same order. */
export function callsToAction(composition: Composition): Phrase[][] {
  const { phrasebook, request, values, choose } = composition;
  const ofTone = phrasebook.callsToAction[request.messageType];
  const chosen = choose(ofTone[request.tone], 'ask');
  return preferred(chosen, Object.values(ofTone).flat()).map((form) => phraseOf(form, composition, values));
}

const preferred = (chosen: string | undefined, forms: readonly string[]): (string | undefined)[] => [
  chosen,
  ...forms.filter((form) => form !== chosen).toSorted((a, b) => a.length - b.length || a.localeCompare(b)),
];
