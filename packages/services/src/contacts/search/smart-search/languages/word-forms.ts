/** Shorter words keep their ending: they are articles, prepositions, and words that differ by it. */
const STEM_MIN = 4;

const without = (key: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) => {
    const stem = key.slice(0, -ending.length);
    return key.endsWith(ending) && stem.length >= STEM_MIN ? [stem] : [];
  });

/** "ae" for "ä", and "ss" for "ß", as they are typed without a German keyboard. */
const withoutUmlauts = (key: string): string => key.replace(/ae|oe|ue/g, (pair) => pair.charAt(0));

/** Other forms under which a German word may be in the lexicon: without its ending, or with "ae" for "ä". */
export function germanForms(key: string): string[] {
  const umlauts = withoutUmlauts(key);
  const endings = ['innen', 'in', 'ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'];
  return [umlauts, ...without(key, endings), ...without(umlauts, endings)];
}

type Ending = readonly [pattern: RegExp, stem: string];

/** The first ending that leaves a stem is exchanged. Words are folded: without accents, in small letters. */
const toStemmer =
  (endings: readonly Ending[]) =>
  (key: string): string => {
    for (const [pattern, stem] of endings) {
      const start = key.search(pattern);
      if (start >= STEM_MIN || (start > 1 && stem.length > 1)) return key.slice(0, start) + stem;
    }
    return key;
  };

/** Words of titles that are cut short: "resp. logistique", "dir. comercial". */
const SHORT_FRENCH: Record<string, string> = {
  resp: 'responsabl',
  dir: 'directeur',
  ing: 'ingenieur',
  asst: 'assistant',
};
const SHORT_SPANISH: Record<string, string> = {
  resp: 'responsabl',
  dir: 'director',
  ing: 'ingenier',
  gte: 'gerent',
  gral: 'general',
  admin: 'administrador',
};

/** "directrices" and "directeur", "chargée" and "chargés", "commerciaux" and "commerciales" have one stem each. */
const stemOfLongFrench = toStemmer([
  [/effes?$|efs?$/, 'ef'],
  [/tr?ices?$|teurs?$|teuses?$/, 'teur'],
  [/euses?$|eures?$|eurs?$/, 'eur'],
  [/ieres?$|iers?$/, 'ier'],
  [/iennes?$|iens?$/, 'ien'],
  [/ives?$|ifs?$/, 'if'],
  [/elles?$|els?$/, 'el'],
  [/ales?$|als?$|aux$/, 'al'],
  [/ees?$|es$|e$|s$|x$/, ''],
]);

/** "directoras", "directrices" and "director", "ingenieras" and "ingeniero", "jefas" and "jefe". */
const stemOfLongSpanish = toStemmer([
  [/triz$|trices$|toras?$|tores$|tor$/, 'tor'],
  [/doras?$|dores$|dor$/, 'dor'],
  [/soras?$|sores$|sor$/, 'sor'],
  [/ales$|al$/, 'al'],
  [/iones$|ion$/, 'ion'],
  [/ces$|z$/, 'z'],
  [/as$|os$|es$|a$|o$|e$|s$/, ''],
]);

export const frenchStem = (key: string): string => SHORT_FRENCH[key] ?? stemOfLongFrench(key);
export const spanishStem = (key: string): string =>
  /^jef[ae]s?$/.test(key) ? 'jefe' : (SHORT_SPANISH[key] ?? stemOfLongSpanish(key));

/** "Einkäuferinnen" and "Einkäufer", "strategischen" and "strategische". */
export const germanStem = (key: string): string =>
  without(key, ['innen', 'in', 'ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'])[0] ?? key;
