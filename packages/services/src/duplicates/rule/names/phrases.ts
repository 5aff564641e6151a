/** Phrases of several words that stand for one, in several languages: folded. Pure. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:technische universitat|technical university|university of technology|tekniska hogskolan|tu(?= ))/g,
    'technicaluniversity',
  ],
  [
    /\b(?:polytechnic university|universidad politecnica|universidade politecnica|universite polytechnique|politecnico|polytechnic)\b/g,
    'polytechnicuniversity',
  ],
  [/\b(?:university of applied sciences|hochschule fur angewandte wissenschaften|fachhochschule)\b/g, 'hochschule'],
  [/\buniversita degli studi\b/g, 'university'],
  [
    /\b(?:university hospital|universitatsklinik(?:um)?|universitatsspital|universitatsmedizin|centre hospitalier universitaire|chu|hospital universitario|universitair (?:ziekenhuis|medisch centrum)|umc)\b/g,
    'universityhospital',
  ],
  [
    /\b(?:medical center|medical centre|med ctr|health center|centre hospitalier|azienda ospedaliera|policlinico)\b/g,
    'hospital',
  ],
  [/\bbundesministerium\b/g, 'federal ministry'],
  [/\bcity council\b/g, 'stadt'],
  [/\bcredit union\b/g, 'creditunion'],
  [/\b(?:law offices?|law firm|law group|studio legale(?: associato)?|cabinet d ?avocats?)\b/g, 'lawyers'],
  [/\blaw$/g, 'lawyers'],
];

export const joinPhrases = (folded: string): string =>
  PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), folded);
