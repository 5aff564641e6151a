import type { MessageLanguage } from '../../../schemas.ts';
import { cleanCompany } from '../../clean-fields.ts';
import { germanSubject } from '../../phrasebook/company-names.ts';
import { FACT_VERBS } from '../fact-language.ts';
import { toSentenceCase } from '../sentence-case.ts';
import { asDone, withSmallArticle } from './done.ts';
import { englishClause } from './english-clause.ts';
import { germanClause } from './german-clause.ts';

/** A person is the subject. */
const JOINED = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3} (?:joined|has joined|became|has become) [^.!?;:]+$/u;

/** A whole sentence as it follows "that" in its own language; null for a headline without its verb. */
export function ownClause(text: string, names: readonly string[], language: MessageLanguage): string | null {
  const clause = clauseIn(text, names, language);
  return clause === null ? null : withSmallArticle(asDone(clause, language), language, names);
}

function clauseIn(text: string, names: readonly string[], language: MessageLanguage): string | null {
  if (language === 'en') {
    if (isPastSentence(text, names) || JOINED.test(text))
      return withShortName(withPassive(text.replace(/ today(?= )/, ''), names), names);
    return toSentenceCase(text, names) === text ? englishClause(text, names) : null;
  }
  if (OF_SENDER[language].test(text)) return null;
  const short = withShortName(text, names);
  if (language === 'de') {
    const named = names.find((name) => short.startsWith(`${name} `));
    return germanClause(named === undefined ? short : germanSubject(named) + short.slice(named.length));
  }
  const whole = withVerb(short, language);
  const hasVerb = new RegExp(FACT_VERBS[language].source, 'u').test(whole) || hasVerbBehind(whole, names, language);
  return hasVerb &&
    !/(?<!(?<!\p{L})(?:Dra?|D|Dña|Sra?|Prof|Mme|M|Mlle|St|Ing|Lic))\.\s|[!?;:]\s/u.test(whole) &&
    names.some((name) => text.includes(name))
    ? whole
    : null;
}

/** "Northwind named Exporter of the Year" was named so. */
const withPassive = (text: string, names: readonly string[]): string => {
  const name = names.find((one) => text.startsWith(`${one} `)) ?? '';
  return (
    name +
    text
      .slice(name.length)
      .replace(
        /^ (?=(?:named|voted|ranked|rated|crowned|shortlisted) (?:.* of the (?:Year|Month)|an? |one of |among |best |top |for ))/i,
        ' was ',
      )
  );
};

/** "Tomás Ruiz, nuevo director de Northwind" is one with its verb. */
const withVerb = (text: string, language: 'fr' | 'es'): string =>
  language === 'es'
    ? text.replace(
        /^([^,]+), (?=nuev([oa]) )/u,
        (_all, name: string, end: string) => `${name} es ${end === 'o' ? 'el' : 'la'} `,
      )
    : text.replace(
        /^([^,]+), (?=(nouveau|nouvelle) )/u,
        (_all, name: string, word: string) => `${name} est ${word === 'nouveau' ? 'le' : 'la'} `,
      );

const VERB_BEHIND = {
  es: /^(?:se )?(?!empresa|compañía|nave|nueva|planta|oferta|venta|compra|líder)\p{Ll}{2,}(?:a|e|ó|an|en) (?:por|en|a|un|una|el|la|los|las|su|sus|más|con|nuev\p{L}+|\d)(?!\p{L})/u,
  fr: /^(?:se |s[’'])?(?!entreprise|groupe|usine|filiale|leader|nouvelle)\p{Ll}{2,}(?:e|it|end|ent) (?:sur|dans|en|à|un|une|le|la|les|son|sa|ses|des|plus|avec|\d)(?!\p{L})/u,
};
/** "Northwind apuesta por …": right behind the name stands what it does. */
const hasVerbBehind = (text: string, names: readonly string[], language: 'fr' | 'es'): boolean =>
  names.some((name) => {
    const said = text.replace(/^(?:L[ae]s? |L[’']|El |Los |Las )(?=\p{Lu})/u, '');
    return said.startsWith(`${name} `) && VERB_BEHIND[language].test(said.slice(name.length + 1));
  });

/** "We" and "today" of a company's own news would be the sender's. */
const OF_SENDER: Record<Exclude<MessageLanguage, 'en'>, RegExp> = {
  de: /(?<!\p{L})(?:wir|uns\w*|heute|gestern|morgen|diese Woche)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|aujourd[’']hui|hier|demain|cette semaine)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotros|nuestr[ao]s?|hoy|ayer|mañana|esta semana)(?!\p{L})/iu,
};

/** A company is not called "Ltd" in a letter. */
const withShortName = (text: string, names: readonly string[]): string => {
  const name = names.find((one) => text.includes(one));
  // "Die Nordlicht AG" is no "die Nordlicht".
  return name === undefined || /^(?:Der|Die|Das) /.test(text) ? text : text.replace(name, cleanCompany(name));
};

const PAST =
  /^(?:has|have|is|was|\p{Ll}{3,}ed|won|bought|sold|built|began|grew|led|took|made|went|ran|uses|runs|holds|works|offers|sells|develops)\b/u;
const OF_A_DAY = /\b(?:yesterday|tomorrow|this (?:week|month|morning)|next (?:week|month|quarter|year)|we|our|us)\b/i;

/** "Northwind opened a plant in Leipzig": no headline without articles, and true on any day. */
export function isPastSentence(text: string, names: readonly string[]): boolean {
  const name = names.find((one) => text.startsWith(`${one} `));
  if (name === undefined || OF_A_DAY.test(text) || /[.!?;:]\s/.test(text.slice(name.length)) || text.endsWith('?'))
    return false;
  const rest = text.slice(name.length + 1).replace(/^(?:today|recently|just|also|now) /, '');
  // "Northwind acquired by Globex" is a headline without its verb.
  if (
    /^(?:\p{Ll}+ed|bought|sold|built|led) (?:by|in|as|among) (?!\d)/u.test(rest) &&
    !/^(?:expanded|moved|succeeded|invested|participated|partnered|specialised|specialized) /.test(rest)
  )
    return false;
  return PAST.test(rest) && toSentenceCase(text, names) === text;
}
