import { upperFirst } from '../goal.ts';
import { germanYou } from './verbs-of-you.ts';

const OWNED_DE =
  'Meinung|Einschätzung|Zustimmung|Rückmeldung|Feedback|Sicht|Team|Unternehmen|Firma|Werk|Produktion|Prozesse|Abläufe|Anforderungen|Pläne|Erfahrung|Erfahrungen|Interesse|Bedarf|Antwort|Kalender';

/** "Habt ihr", "ob ihr": who is spoken to, and not to whom. */
const NO_SUBJECT = String.raw`(?<!(?:\p{L}+t|seid|ob|dass|wie|was|wer|wann|wo|warum|wenn|damit|weil|welche\p{Ll}*) )`;
const GERMAN_HER = new RegExp(
  `(?<!\\p{L})${NO_SUBJECT}ihr(?= (?:die|das|den|unser\\p{Ll}*|mein\\p{Ll}*|eine?n?|wie|gern|etwas|kurz) )`,
  'gu',
);

/** "Er soll den Vertrag prüfen" is asked of them. */
const asked = (goal: string, isFormal: boolean) =>
  goal.replace(
    /^(?:er|sie|ihr|Sie|du) (?:soll|sollte|sollen|sollten|muss|möge|kann|könnte|sollst|solltest) (\S.* \p{Ll}+(?:en|ern|eln))[.?]?$/u,
    (_all, act: string) => {
      const isChoice = /(?:besuchen|testen|ausprobieren|kennenlernen|ansehen|anschauen|teilnehmen)$/.test(act);
      const [formal, familiar] = isChoice ? ['Möchten Sie', 'Möchtest du'] : ['Könnten Sie', 'Könntest du'];
      return `${isFormal ? formal : familiar} ${act}?`;
    },
  );

/** A German goal that speaks of the recipient as "ihn" or "sie", as it is said to them. */
export const inGerman = (goal: string, isFormal: boolean): string =>
  theyAsYou(asked(goal, isFormal), isFormal)
    .replace(/(?<!\p{L})ihm(?!\p{L})/gu, isFormal ? 'Ihnen' : 'dir')
    .replace(/(?<!\p{L})ihn(?!\p{L})/gu, isFormal ? 'Sie' : 'dich')
    .replace(GERMAN_HER, isFormal ? 'Ihnen' : 'dir')
    .replace(
      new RegExp(`(?<!\\p{L})sein(e[nmrs]?)?(?= (?:${OWNED_DE})(?!\\p{L}))`, 'giu'),
      (_all, ending) => `${isFormal ? 'Ihr' : 'dein'}${ending ?? ''}`,
    )
    .replace(
      /(?<!\p{L})(ob|wann|wie|warum|wo|was|dass) (?:er|sie) ((?:[^,.?;]* )?)(\p{Ll}+(?:t|te)|kann|will|muss|darf)(?=[,.?;]|$)/gu,
      (all, word, words, verb) => {
        const said = germanYou(verb, isFormal);
        return said === null ? all : `${word} ${isFormal ? 'Sie' : 'du'} ${words}${said}`;
      },
    );

/** "Wie lösen sie das?" and "ob sie es nutzen": the recipient and their colleagues. */
const theyAsYou = (goal: string, isFormal: boolean) =>
  goal
    .replace(
      /^((?:(?:wie|was|wann|wo|warum|wer|womit|welche\p{Ll}*(?: \p{Lu}\p{L}+)?) )?)(\p{Ll}{2,}(?:en|ern|eln)|sind) sie(?!\p{L})/iu,
      (_all, begin: string, verb: string) => `${begin}${isFormal ? `${verb} Sie` : `${germanPlural(verb)} ihr`}`,
    )
    .replace(
      /^((?:(?:wie|was|wann|wo|warum|womit) )?)(hat|ist|kann|will|konnte|wollte|braucht|nutzt|sucht|plant) (?:sie|er)(?!\p{L})/iu,
      (_all, begin: string, verb: string) => {
        const said = germanYou(verb.toLowerCase(), isFormal) ?? verb;
        return `${begin}${/^\p{Lu}/u.test(verb) ? upperFirst(said) : said} ${isFormal ? 'Sie' : 'du'}`;
      },
    )
    .replace(
      /(?<!\p{L})(ob|wann|wie|warum|wo|was|dass|womit) sie ((?:[^,.?;]* )?)(\p{Ll}+(?:en|ern|eln)|sind)(?=[,.?;]|$)/giu,
      (_all, word: string, words: string, verb: string) =>
        `${word} ${isFormal ? 'Sie' : 'ihr'} ${words}${isFormal ? verb : germanPlural(verb)}`,
    )
    .replace(/(?<!\p{L})(?<=\b(?:bei|von|unter|zwischen) )ihnen(?!\p{L})/gu, isFormal ? 'Ihnen' : 'euch')
    .replace(/(?<!\p{L})ihnen(?!\p{L})/giu, isFormal ? 'Ihnen' : 'dir')
    .replace(/^sie (?=[^,]*\p{Ll}(?:en|ern|eln)$)/iu, isFormal ? 'Sie ' : 'dich ');

/** "nutzen" of a "sie" is "nutzt" of an "ihr". */
function germanPlural(verb: string): string {
  if (/^sind$/i.test(verb)) return /^S/.test(verb) ? 'Seid' : 'seid';
  const stem = verb.replace(/en$|(?<=[lr])n$/, '');
  return /[td]$/.test(stem) ? `${stem}et` : `${stem}t`;
}
