import { hasFiniteVerb, mainClause } from './whole-sentence.ts';

const PARTICIPLE =
  /^(?:an|auf|aus|ein|vor|zu|mit|ab|nach|bei|um|durch|her|hin|weg|fest|frei)?ge(?!hen|ben|nießen|winnen|stalten|währen|wöhnen|nügen|hören|langen|nehmigen)\p{Ll}+(?:en|t)$/u;
/** What a person or thing does, and no one does to something: with a thing before it, it is a sentence. */
const OF_A_SUBJECT =
  /^(?:(?:die|unsere|meine) \p{Lu}\S*|\p{Lu}\S*) (?:steigen|sinken|fallen|fehlen|laufen|warten|kommen)$/u;

const LAST = /(?:^| )(\p{Ll}{3,}(?:en|ern|eln))$/u;

/** Whether a German goal is an act in the infinitive: "unser Werkzeug zeigen", but not "das Angebot ist angekommen". */
export function isGermanInfinitive(goal: string): boolean {
  const act = mainClause(goal, 'de');
  const last = [act.replace(/, .*$/, ''), act].map((one) => LAST.exec(one)?.[1]).find((one) => one !== undefined);
  return (
    last !== undefined &&
    !PARTICIPLE.test(last) &&
    !OF_A_SUBJECT.test(goal) &&
    !/^(?:wir|ich|er|sie|es|man|ihr|wer|wie|wo|wann|warum|ob|dass|damit|weil|wenn|falls)(?!\p{L})/iu.test(
      goal.replace(/^Sie /, ''),
    ) &&
    !hasFiniteVerb(goal, 'de')
  );
}
