import type { MessageLanguage } from '../../../schemas.ts';

/** Verbs of what has happened once and is over, as "I saw that" has them. */
const GERMAN: Record<string, string> = {
  gewinnt: 'gewonnen hat',
  erhält: 'erhalten hat',
  bekommt: 'bekommen hat',
  ernennt: 'ernannt hat',
  beruft: 'berufen hat',
  anmeldet: 'angemeldet hat',
  unterzeichnet: 'unterzeichnet hat',
  abschließt: 'abgeschlossen hat',
  einsammelt: 'eingesammelt hat',
  veröffentlicht: 'veröffentlicht hat',
  holt: 'geholt hat',
};
const FRENCH: Record<string, string> = {
  obtient: 'a obtenu',
  dépose: 'a déposé',
  remporte: 'a remporté',
  gagne: 'a gagné',
  reçoit: 'a reçu',
  signe: 'a signé',
  nomme: 'a nommé',
  lève: 'a levé',
  acquiert: 'a acquis',
  rachète: 'a racheté',
  décroche: 'a décroché',
  publie: 'a publié',
  conclut: 'a conclu',
  boucle: 'a bouclé',
};
const SPANISH: Record<string, string> = {
  obtiene: 'ha obtenido',
  gana: 'ha ganado',
  firma: 'ha firmado',
  nombra: 'ha nombrado',
  recibe: 'ha recibido',
  adquiere: 'ha adquirido',
  compra: 'ha comprado',
  capta: 'ha captado',
  levanta: 'ha levantado',
  logra: 'ha logrado',
  consigue: 'ha conseguido',
  registra: 'ha registrado',
  publica: 'ha publicado',
  patenta: 'ha patentado',
  convoca: 'ha convocado',
};
/** What is still to come stays as it is. */
const TO_COME =
  /(?<!\p{L})(?:ab (?:dem )?\d|zum \d|künftig|nächste[snm]?|à partir|prochain\p{L}*|a partir|próxim\p{L}*|20[3-9]\d)(?!\p{L})/iu;

/** "X erhält einen Preis" has happened: "X einen Preis erhalten hat". @param clause as it follows "that" */
export function asDone(clause: string, language: MessageLanguage): string {
  if (language === 'en' || TO_COME.test(clause)) return clause;
  if (language === 'de') return clause.replace(/(?<= )(\p{Ll}+)$/u, (verb) => GERMAN[verb] ?? verb);
  const verbs = language === 'fr' ? FRENCH : SPANISH;
  let isFound = false;
  return clause.replace(/(?<= )\p{Ll}+(?= )/gu, (word) => {
    if (isFound || verbs[word] === undefined) return word;
    isFound = true;
    return verbs[word];
  });
}

const ARTICLE: Record<Exclude<MessageLanguage, 'en'>, RegExp> = {
  de: /^(?:Der|Die|Das)(?= \p{Lu})/u,
  fr: /^(?:(?:Le|La|Les)(?= \p{L})|L(?=[’']))/u,
  es: /^(?:El|La|Los|Las)(?= \p{L})/u,
};

/** A clause does not begin with a capital, unless a name does: "dass das Institut …", but "que La Marea …". */
export function withSmallArticle(clause: string, language: MessageLanguage, names: readonly string[]): string {
  if (language === 'en' || names.some((name) => clause.startsWith(name) && ARTICLE[language].test(name))) return clause;
  return clause.replace(ARTICLE[language], (word) => word.toLowerCase());
}
