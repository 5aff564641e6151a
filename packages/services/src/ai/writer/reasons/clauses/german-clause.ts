import { withAccusativeArticle } from '../../phrasebook/goals/german-nouns.ts';
import { FACT_VERBS } from '../fact-language.ts';

const PARTICLE =
  /^(?:ab|an|auf|aus|bei|bekannt|bereit|ein|fest|fort|frei|her|hin|los|mit|nach|um|vor|weiter|zu|zurück|zusammen|teil|dazu)$/;
const VERB = new RegExp(`^(?:${FACT_VERBS.de.source})$`, 'u');
/** Verbs with an object that has no article in headlines: "eröffnet Werk in Leipzig". */
const TAKES_OBJECT =
  /^(?:eröffnet|startet|führt|stellt|erhält|bekommt|baut|bringt|plant|veröffentlicht|präsentiert|lanciert|gründet|errichtet|unterzeichnet|gewinnt|entwickelt|hat|schließt|sucht)$/;

/** "X hat ein Werk eröffnet" as it follows "dass": "X ein Werk eröffnet hat". Null where the sentence is another one. */
export function germanClause(text: string): string | null {
  const words = text.split(' ');
  const at = words.findIndex((word, index) => index > 0 && VERB.test(word));
  const verb = words[at] ?? '';
  const subject = words.slice(0, at);
  if (
    at < 1 ||
    subject.length > 7 ||
    /[,;:–]/.test(subject.join(' ')) ||
    subject.some((word) => SUBJECT_WORD.test(word) === false)
  )
    return null;
  const rest = words.slice(at + 1);
  // A second finite verb belongs to another clause.
  if (
    rest.length === 0 ||
    rest.some((word) => /^(?:dass|weil|wenn|und|oder|aber|wird|hat|ist)$/.test(word) && !isInName(word))
  )
    return null;
  const isSeparated = PARTICLE.test(rest.at(-1) ?? '');
  const object = isSeparated ? rest.slice(0, -1) : rest;
  const said = withArticle(object.join(' '), verb);
  const last = `${isSeparated ? rest.at(-1) : ''}${verb}`;
  return [subject.join(' '), said, last].join(' ');
}

const SUBJECT_WORD = /^(?:[\p{Lu}\d]|(?:von|van|de|und|der|die|das|zu|zum|für|&|den)$)|&|^\p{Ll}+$/u;
/** "und" joins two objects as well as two sentences. */
const isInName = (word: string) => word === 'und';

const withArticle = (object: string, verb: string): string =>
  TAKES_OBJECT.test(verb)
    ? (withAccusativeArticle(object)?.replace(/^(?:den|die|das)(?= )/, (article) => INDEFINITE[article] ?? article) ??
      object)
    : object;

/** In news the contract "der Bahn" is one that was not heard of before. */
const INDEFINITE: Record<string, string> = { den: 'einen', die: 'eine', das: 'ein' };
