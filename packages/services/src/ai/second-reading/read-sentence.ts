import { monthOf } from '@workbench/text/month-names';
import { findNumbers } from '../check/mentions/find-numbers.ts';
import { detectLanguage } from '../check/words/detect-language.ts';
import { wordsIn } from '../check/words/fold-preserving-length.ts';
import { NEUTRAL_WORDS } from '../check/words/synonyms.ts';
import type { MessageLanguage, MessageRequest } from '../schemas.ts';
import type { Passage } from './find-passages.ts';

/** A sentence that a reading supports, with the words of the request by which it does. */
export interface ReadSentence {
  text: string;
  language: MessageLanguage;
  passages: readonly Passage[];
  /** All words of the passages. */
  basis: ReadonlySet<string>;
  /** Where false, the words of the two can't be compared one by one. */
  isOfBasisLanguage: boolean;
  request: MessageRequest;
}

export function readSentence(text: string, passages: readonly Passage[], request: MessageRequest): ReadSentence {
  const all = passages.map((passage) => passage.text).join('\n');
  const language = detectLanguage(text, request.language);
  return {
    text,
    language,
    passages,
    basis: new Set(wordsIn(all)),
    isOfBasisLanguage: detectLanguage(all, language) === language,
    request,
  };
}

/** Small words that `NEUTRAL_WORDS` lacks; they carry no meaning of their own either. Plans are compared as hedges. */
const SMALL_WORDS = new Set(
  (
    'not now then than there here what when where which how why can could would should may might must shall let any some all both each more most much many other another one two per via within between because though although but yet only even still too next last like please hear back regarding about around whether given upon over before once plan plans planned planning will going ' +
    'nicht nun dann dort hier was wenn wann wo welche welcher welches warum kann konnte konnten wurde wurden mochte mochten sollte sollten muss darf alle beide mehr viel viele andere anderen pro zwischen weil aber nur noch schon auch gern gerne bitte wegen ob dabei dafur damit daran darum deshalb daher daruber diese dieser dieses diesem diesen etwa rund mich sich mir uns euch euer eure eures eurem euren einmal uber bis ab vor zudem will wollt wollen wollte geplant planen plant ' +
    'pas maintenant ici quand comment pourquoi peut pouvez pouvoir pourrait pourriez faire fait tout tous toute toutes autre autres plus moins entre parce puisque mais seulement encore aussi deja merci sujet afin ainsi ces leur leurs chez cela lors suite vers trop dont etant bien prevu prevus prevue prevues serait serais allez ' +
    'no ahora aqui alli cuando donde cual puede puedo pueden podria podemos hacer hace todo todos toda todas otro otra otros otras mas menos entre porque pero solo aun tambien ya gracias sobre cada ese esa eso esto este esta desde hasta muy sin ante antes despues durante ademas tras van iba seria cara previsto prevista'
  ).split(' '),
);

/** Weekdays, as months and numbers, are compared by themselves. */
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

/** The words of a text that say something of what it is about, each once. */
export const contentWords = (text: string): string[] => [
  ...new Set(
    wordsIn(text).filter(
      (word) =>
        word.length > 2 &&
        !/^\d/.test(word) &&
        !NEUTRAL_WORDS.has(word) &&
        !SMALL_WORDS.has(word) &&
        monthOf(word) === 0 &&
        findNumbers(word).length === 0 &&
        !WEEKDAY.test(word),
    ),
  ),
];

/** Who writes to whom: their names prove nothing. */
export const partyWords = ({ recipientName, recipientCompany, senderName, senderCompany }: MessageRequest) =>
  new Set(wordsIn([recipientName, recipientCompany, senderName, senderCompany].join(' ')));
