import { upperFirst } from '../../goal.ts';
import { meetingIn } from './german-meeting.ts';

/** "Du könntest mir sagen, wer …?" is asked with its verb first. */
export const asQuestion = (goal: string, typed: string) =>
  typed.trimEnd().endsWith('?')
    ? goal.replace(
        /^(du|Sie) (könntest|kannst|könnten|können|hättest|hätten|hast|haben) /iu,
        (_all, you: string, verb: string) => `${upperFirst(verb)} ${you.toLowerCase() === 'du' ? 'du' : 'Sie'} `,
      )
    : goal;

/** "Einladung zum Sommerfest" is to invite. */
export const asVerb = (goal: string) =>
  goal
    .replace(/^(?:(?:die|eine) )?Einladung (zu\p{L}* .+)$/iu, '$1 einladen')
    .replace(/^(?:(?:die|eine) )?Anmeldung (zu\p{L}* .+)$/iu, '$1 anmelden')
    .replace(/^Termin(?:vereinbarung|absprache)/i, 'Termin')
    .replace(
      /^(?:Vernetzung|Kontaktaufnahme|(?:einen )?Kontakt (?:aufnehmen|knüpfen)|in Kontakt treten|verbinden)$/iu,
      'vernetzen',
    )
    .replace(
      /^(?:um (?=(?:ein|eine|einen) .*bitten$))?((?:ein|eine|einen) .+) (?:bitten|anfragen|anfordern|vorschlagen|erbitten)$/iu,
      (all, what: string) => (meetingIn(what) === null ? all : what),
    )
    .replace(/^(?:uns |mich )?mit (?!Ihnen|dir|unser|mein)\p{L}.* vernetzen$/iu, 'vernetzen');

/** "Würde mich gern austauschen" has lost its "ich", and its "mit Ihnen". */
export const withSubject = (goal: string, isFormal: boolean) =>
  goal
    .replace(/^(?=(?:würde|möchte|will|freue mich|hätte gern) )/i, 'ich ')
    .replace(/^ich (\p{Lu})/u, (_all, letter: string) => `ich ${letter.toLowerCase()}`)
    .replace(
      /^((?:ich|wir) (?!.*\bmit\b).*(?:mich|uns) .*)austauschen$/i,
      `$1mit ${isFormal ? 'Ihnen' : 'dir'} austauschen`,
    );

/** "Zum Newsletter anmelden" is "sich zum Newsletter anmelden", or "dich". */
export const ofSelf = (goal: string, isFormal: boolean) =>
  /(?:anmelden|registrieren)$/.test(goal)
    ? `${isFormal ? 'sich' : 'dich'} ${goal.replace(/^(?:sich|dich) /, '')}`
    : goal;

/** "Ob sie zufrieden sind" is said to them. */
export const toRecipient = (goal: string, isFormal: boolean) =>
  isFormal
    ? goal.replace(/(?<= )sie(?!\p{L})/u, 'Sie')
    : goal.replace(
        /(?<= )sie (.*)(sind|haben)$/u,
        (_all, words: string, verb: string) => `ihr ${words}${verb === 'sind' ? 'seid' : 'habt'}`,
      );

/** "Sich austauschen" is what both do: "uns austauschen". */
export const withReflexive = (goal: string) =>
  /(?:^| )(?:austauschen|treffen|abstimmen|vernetzen)$/.test(goal) && !/\buns\b/.test(goal)
    ? `uns ${goal.replace(/^sich /, '')}`
    : goal;
