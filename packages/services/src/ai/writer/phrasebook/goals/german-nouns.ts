export type Gender = 'm' | 'f' | 'n';

const GENDERS: [Gender, RegExp][] = [
  [
    'f',
    /(?:ung|keit|heit|schaft|tät|ion|yse|arbeit|demo|probe|studie|woche|stunde|idee|liste|messe|allianz|lizenz|konferenz|strategie|kampagne|reihe|fabrik|filiale|app|plattform|runde|fahrt|frage|anfrage|antwort|datei|broschüre|anzeige|stelle|maschine|anlage|halle|tour|übersicht|schnittstelle|niederlassung|offerte|referenz|leiterin|geschäftsführerin|ingenieurin)$/i,
  ],
  [
    'n',
    /(?:gespräch|angebot|projekt|werkzeug|treffen|meeting|webinar|programm|system|produkt|tool|modell|konzept|interview|seminar|telefonat|audit|beispiel|kennenlernen|mittagessen|werk|lager|büro|zentrum|patent|zertifikat|labor|portal|budget|gerät|paket|konto|netzwerk|dokument|whitepaper|video|event|fest|training|coaching|essen|frühstück|mandat|radler|bier)$/i,
  ],
  [
    'm',
    /(?:termin|test|anruf|rückruf|austausch|workshop|vertrag|bericht|leitfaden|pilot|besuch|rundgang|vergleich|kurs|call|kaffee|rabatt|check|shop|standort|preis|auftrag|rechner|assistent|dienst|campus|zugang|stand|katalog|plan|entwurf|vorschlag|vortrag|artikel|podcast|newsletter|prototyp|sensor|einblick|überblick|zuschuss|nachmittag|gang|leiter|geschäftsführer)$/i,
  ],
];
/** What has no article although it has a gender. */
const UNCOUNTED =
  /(?:unterstützung|beratung|finanzierung|werbung|forschung|entwicklung|einarbeitung|kommunikation|produktion|optimierung|information|versicherung|wartung|personalplanung|integration|sicherheit|qualität|nachhaltigkeit|digitalisierung|automatisierung)$/i;
const DECLINED = /^(?:\d+-)?\p{Ll}[\p{Ll}-]*(?:er|es|e|en)$/u;
const ARTICLES = { m: 'einen', f: 'eine', n: 'ein' } as const;
const DEFINITE = { m: 'den', f: 'die', n: 'das' } as const;
const ENDINGS = { m: 'en', f: 'e', n: 'es' } as const;

export const genderOf = (noun: string): Gender | null => GENDERS.find(([, pattern]) => pattern.test(noun))?.[0] ?? null;

/** An adjective between "ein" and its noun, in the accusative: "kurzer" is "kurzen". */
export const adjective = (word: string, gender: Gender): string =>
  DECLINED.test(word) ? word.replace(/(?:er|es|en|e)$/, ENDINGS[gender]) : word;

/**
 * "kostenlose Analyse der Kosten anbieten" with its article, in the accusative: "eine kostenlose Analyse …". Null where
 * the noun has an article, takes none, or is not known.
 */
export function withAccusativeArticle(phrase: string): string | null {
  const words = phrase.split(' ');
  const at = words.findIndex((word) => !DECLINED.test(word) || NO_ADJECTIVE.test(word));
  const noun = words[at] ?? '';
  const isNoun = /^\p{Lu}/u.test(noun) && !UNCOUNTED.test(noun);
  const gender = isNoun ? (genderOf(noun) ?? genderByAdjective(words[at - 1] ?? '', noun)) : null;
  if (gender === null) return null;
  const adjectives = words.slice(0, at).map((word) => adjective(word, gender));
  const rest = words.slice(at + 1);
  // "Verlängerung des Vertrags" is a known one.
  const isKnown = adjectives.length === 0 && /^(?:des|der|unser\w+|Ihr\w+|dein\w+)$/.test(rest[0] ?? '');
  return [(isKnown ? DEFINITE : ARTICLES)[gender], ...adjectives, noun, ...rest].join(' ');
}

/** "Neues" tells what its noun is; "neue" may be of several. */
function genderByAdjective(word: string, noun: string): Gender | null {
  if (/\p{Ll}es$/u.test(word)) return 'n';
  if (/\p{Ll}er$/u.test(word)) return 'm';
  return /\p{Ll}e$/u.test(word) && /e$/.test(noun) ? 'f' : null;
}

/** Small words with the ending of an adjective. */
const NO_ADJECTIVE =
  /^(?:der|die|das|den|dem|des|ein\w*|kein\w*|unser\w*|mein\w*|dein\w*|ihre?\w*|seine?\w*|diese\w*|jede\w*|alle\w*|über|unter|hinter|neben|gegen|wegen|zwischen|wie|sie|oder|aber|mehr|mehrere|viele|einige|beide|zwei|drei|wir|er|es)$/;
