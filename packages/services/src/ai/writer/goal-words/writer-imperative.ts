import type { MessageLanguage } from '../../schemas.ts';

/** Imperatives by which people tell the writer what to do, and the verb that is meant. */
const GERMAN: Record<string, string> = {
  lad: 'laden',
  lade: 'laden',
  biet: 'bieten',
  biete: 'bieten',
  stell: 'stellen',
  stelle: 'stellen',
  zeig: 'zeigen',
  zeige: 'zeigen',
  schlag: 'schlagen',
  schlage: 'schlagen',
  vereinbar: 'vereinbaren',
  vereinbare: 'vereinbaren',
  buch: 'buchen',
  buche: 'buchen',
  frag: 'fragen',
  frage: 'fragen',
  schick: 'schicken',
  schicke: 'schicken',
  sende: 'senden',
  erklär: 'erklären',
  erkläre: 'erklären',
  präsentiere: 'präsentieren',
  besprich: 'besprechen',
  organisiere: 'organisieren',
  plane: 'planen',
  erinnere: 'erinnern',
};
const GERMAN_FORMAL =
  'laden|bieten|stellen|zeigen|schlagen|vereinbaren|buchen|fragen|schicken|senden|bitten|erklären|präsentieren|besprechen|organisieren|planen|erinnern|empfehlen|gewinnen';
const FRENCH =
  'invit|propos|demand|présent|organis|montr|expliqu|envoy|fix|planifi|réserv|parl|échang|rappel|relanc|remerci|sollicit';
const SPANISH: Record<string, string> = {
  pida: 'pedir',
  pide: 'pedir',
  proponga: 'proponer',
  propon: 'proponer',
  invite: 'invitar',
  invita: 'invitar',
  ofrezca: 'ofrecer',
  ofrece: 'ofrecer',
  presente: 'presentar',
  presenta: 'presentar',
  muestre: 'mostrar',
  muestra: 'mostrar',
  envie: 'enviar',
  envia: 'enviar',
  pregunte: 'preguntar',
  pregunta: 'preguntar',
  solicite: 'solicitar',
  solicita: 'solicitar',
  concierte: 'concertar',
  concierta: 'concertar',
  agende: 'agendar',
  agenda: 'agendar',
  explique: 'explicar',
  explica: 'explicar',
  organice: 'organizar',
  organiza: 'organizar',
  agradezca: 'agradecer',
  agradece: 'agradecer',
  recuerde: 'recordar',
  recuerda: 'recordar',
};
const folded = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** "Laden Sie ihn zur Messe ein" is to invite them to it: "zur Messe einladen". A question stays as it is. */
export function fromImperative(goal: string, language: MessageLanguage): string {
  if (language === 'en' || /\?\s*$/.test(goal)) return goal;
  return { de: inGerman, fr: inFrench, es: inSpanish }[language](goal.replace(/[.!\s]+$/, ''));
}

function inGerman(goal: string): string {
  const formal = new RegExp(`^(?:bitte )?(?<verb>${GERMAN_FORMAL}) Sie (?<rest>\\S.*)$`, 'iu').exec(goal)?.groups;
  const familiar = /^(?:bitte )?(?<verb>\p{L}+) (?<rest>\S.*)$/iu.exec(goal)?.groups;
  const of = formal ?? (GERMAN[familiar?.verb?.toLowerCase() ?? ''] === undefined ? undefined : familiar);
  if (of?.verb === undefined || of.rest === undefined) return goal;
  // "Frage zum Angebot" is a noun, and "frage ihn" is none.
  const isNoun =
    formal === undefined && !/^(?:ihn|ihm|ihnen|sie|ihr|unser\p{Ll}*|eine?n?|d(?:ie|as|en)|mal|an|, )/iu.test(of.rest);
  if (isNoun) return goal;
  const verb = formal === undefined ? (GERMAN[of.verb.toLowerCase()] ?? of.verb) : of.verb.toLowerCase();
  const rest = of.rest.replace(/^(?:ihn|ihm|ihnen|sie|ihr)(?=[ ,])\s*/iu, '');
  const { particle, object = rest } = /^(?<object>.+) (?<particle>ein|an|vor|zu)$/u.exec(rest)?.groups ?? {};
  if (rest.startsWith(',')) return `${verb}${rest}`;
  return /^um .+$/u.test(rest) && verb === 'bitten' ? `Sie ${rest} bitten` : `${object} ${particle ?? ''}${verb}`;
}

const inFrench = (goal: string) =>
  goal
    .replace(
      new RegExp(
        `^(${FRENCH})(?:ez|e(?=-(?:l[ea]|lui|les|leur)|\\s(?:une?|notre|nos|si)\\s))(?:-(?:l[ea]s?|lui|leur))?(?=\\s)`,
        'iu',
      ),
      (_all, stem: string) => `${stem.toLowerCase()}er`,
    )
    .replace(/^pren(?:ez|ds)(?=\s)/i, 'prendre')
    .replace(/^offrez(?:-lui|-leur)?(?=\s)/i, 'offrir')
    .replace(/^obtenez(?=\s)/i, 'obtenir');

function inSpanish(goal: string): string {
  const { word = '', rest = '' } =
    /^(?<word>\p{L}+?)(?:les?|l[oa]s?)? (?<rest>(?:una?|nuestr\p{L}+|el|las?|los|si|al?|por|qué|quién|cómo) .+)$/iu.exec(
      goal,
    )?.groups ?? {};
  const verb = SPANISH[folded(word)];
  return verb === undefined ? goal : `${verb} ${rest}`;
}
