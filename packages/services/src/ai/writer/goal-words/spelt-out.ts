import type { MessageLanguage } from '../../schemas.ts';

const MEETING = 'call|chat|demo|meeting|intro|conversation|walkthrough|talk|session|slot';
const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
};
type Rule = [RegExp, string | ((all: string, ...groups: string[]) => string)];

/** Short forms of notes and chats that mean one thing only, in the words of a letter. */
const SPELT_OUT: Record<MessageLanguage, Rule[]> = {
  en: [
    [/\bw\/o(?=\s)/gi, 'without'],
    [/\bw\/\s?(?=\p{L})/giu, 'with '],
    [/\babt\b/gi, 'about'],
    [/\b(?:u|ya)\b(?=\s|$)/g, 'you'],
    [/\bur\b/g, 'your'],
    [/\b(?:wanna)\b/gi, 'want to'],
    [/\bgonna\b/gi, 'going to'],
    [/\bmtgs?\b/gi, 'meeting'],
    [/\bappt\b/gi, 'appointment'],
    [/\bconvo\b/gi, 'conversation'],
    [/\b(?:tmrw|tmw|2moro)\b/gi, 'tomorrow'],
    [/\bnxt\b/gi, 'next'],
    [/\bwk\b/gi, 'week'],
    [/\b(?:thx|tx)\b/gi, 'thanks'],
    [/\b(?:pls|plz)\b/gi, 'please'],
    [/\bmgmt\b/gi, 'management'],
    [/\bdept\b\.?/gi, 'department'],
    [/\bbiz\b/gi, 'business'],
    [/\basap\b/gi, 'as soon as possible'],
    [/\bn\b(?= \p{L}{3,})/gu, 'and'],
    [/\b(mon|tue|tues|wed|weds|thu|thur|thurs|fri)\b\.?(?!\w|-)/gi, (all, day = '') => DAYS[day.toLowerCase()] ?? all],
    [
      /(?<=\p{Ll})(?<!\b(?:on|next|this|last|by|until|till|before|after|or|and|every|for|from|to|of|late|early|through|is|either|whether|if|that|does|would)) (?=(?:Mon|Tues|Wednes|Thurs|Fri)day(?:$| (?:or|at|morning|afternoon|for|to)\b|[,;.?(]))/gu,
      ' on ',
    ],
    [/(?:,\s*)?\bre:?\s+(?=(?:the|our|your|their|his|her|my)\b)/gi, ' about '],
    [/(?<=\p{L}) re: (?=\p{L})/giu, ' about '],
    [
      new RegExp(
        `\\b(?:an? )?(\\d+)[ -]?(?:mins?|minutes?|m)[ -](?:long )?((?:zoom |teams |video |phone |quick |intro |discovery )?(?:${MEETING}))\\b`,
        'gi',
      ),
      'a $1-minute $2',
    ],
    [
      /\b(?:an? )?(\d+)[ -]?(?:mins?|minutes?) (?=(?:\w+ )?(?:interview|visit|tour|briefing|webinar|workshop)\b)/gi,
      'a $1-minute ',
    ],
    [/\b(\d+) ?mins?\b\.?/gi, '$1 minutes'],
    [/,? (\d+ minutes) (?:max|tops|at most)\b\.?/gi, ' ($1 at most)'],
    [/\bprep(?= (?:for|you|them|the|your|their)\b)/gi, 'prepare'],
    [/ [+&] (?=\p{Ll})/gu, ' and '],
    [/\b(?:the )?print on demand (?=\w)/gi, 'print-on-demand '],
  ],
  de: [
    [/(\d+) ?min\b\.?/gi, '$1 Minuten'],
    [/(?<!\p{L})bzgl\.?(?= )/giu, 'bezüglich'],
    [/(?<!\p{L})wg\.(?= )/giu, 'wegen'],
    [/(?<!\p{L})(?:vllt|evtl)\.?(?= )/giu, 'vielleicht'],
    [/(?<!\p{L})(nächste[nr]?) wo\b\.?/giu, '$1 Woche'],
    [/(?<!\p{L})nochmal(?!\p{L})/giu, 'noch einmal'],
    [/(?<!\p{L})u\. (?=\p{L})/giu, 'und '],
    [/ [+&] (?=\p{L})/gu, ' und '],
  ],
  fr: [
    [/(\d+) ?(?:min|mn)\b\.?/gi, '$1 minutes'],
    [/(?<!\p{L})r(?:dv|endez[ -]vous)(?!\p{L})/giu, 'rendez-vous'],
    [/(?<!\p{L})sem(?:aine)?\.? pro(?:ch)?\.?(?![\p{L}-])/giu, 'semaine prochaine'],
    [/(?<!\p{L})demo(?!\p{L})/giu, 'démo'],
    [
      /(?<!\p{L})a (?=(?:la|l[’']|votre|vos|notre|nos|propos|partir|distance|jour|neuf)(?!\p{L}))(?<!(?:qui|il|elle|on|en|y) a )/giu,
      'à ',
    ],
    [/ [+&] (?=\p{L})/gu, ' et '],
  ],
  es: [
    [/(\d+) ?min\b\.?/gi, '$1 minutos'],
    [/(\p{L}{2,})([cs])ion(?!\p{L})/giu, '$1$2ión'],
    [/(\p{L}{2,}log|energ)ia(s?)(?!\p{L})/giu, '$1ía$2'],
    [/(?<!\p{L})(?:una? )?reunion(?!\p{L})/giu, (all) => all.replace(/reunion$/i, 'reunión')],
    [/(?<=(?:saber|averiguar|preguntar(?:le|te)?|conocer) )quien(?= )/giu, 'quién'],
    [/(?<=(?:saber|averiguar|preguntar|mostrar\p{L}*|explicar\p{L}*) )como(?= )/giu, 'cómo'],
    [/(?<=(?:saber|averiguar|preguntar\p{L}*|acordar|ver) )cuando(?= )/giu, 'cuándo'],
    [/(?<!\p{L})cafe(?!\p{L})/giu, 'café'],
    [/(?<!\p{L})proxim([oa]s?)(?!\p{L})/giu, 'próxim$1'],
    [/(?<!\p{L})mas(?!\p{L})/giu, 'más'],
    [/(?<!\p{L})dias(?!\p{L})/giu, 'días'],
    [/(?<!\p{L})catalogo(?!\p{L})/giu, 'catálogo'],
    [/(?<!\p{L})logistic([oa]s?)(?!\p{L})/giu, 'logístic$1'],
    [/(?<!\p{L})nominas(?!\p{L})/giu, 'nóminas'],
    [/(?<!\p{L})analisis(?!\p{L})/giu, 'análisis'],
    [/(?<!\p{L})aun(?= (?:necesita|tiene|usa|busca|está|quiere))/giu, 'aún'],
    [/\bgratis de\b/giu, 'gratuita de'],
    [/ [+&] (?=\p{L})/gu, ' y '],
  ],
};
const NAMES: Record<string, string> = {
  saas: 'SaaS',
  crm: 'CRM',
  erp: 'ERP',
  hr: 'HR',
  sap: 'SAP',
  api: 'API',
  ai: 'AI',
  ki: 'KI',
  seo: 'SEO',
  b2b: 'B2B',
};
const NAME = new RegExp(`(?<![\\p{L}\\d.@/-])(?:${Object.keys(NAMES).join('|')})(?![\\p{L}\\d.@])`, 'gu');

/** A goal in whole words: "demo of our crm thurs" is "demo of our CRM Thursday". */
export const spellOut = (goal: string, language: MessageLanguage): string =>
  SPELT_OUT[language]
    .reduce(
      (text, [short, long]) => (typeof long === 'string' ? text.replace(short, long) : text.replace(short, long)),
      goal,
    )
    .replace(NAME, (word) => (word === 'ai' && language === 'fr' ? word : (NAMES[word] ?? word)));
