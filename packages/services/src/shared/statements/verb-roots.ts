import { stripMarks } from '@workbench/text/fold';
import { conceptOf } from './meaning/concept-of.ts';
import { remembering } from './remembering.ts';

/** Forms of irregular verbs, one verb a line: a headline in the present is reported in the past. */
const IRREGULAR = [
  'bringen bringt brachte gebracht',
  'nehmen nimmt nahm nahmen genommen',
  'geben gibt gab gaben gegeben',
  'kommen kommt kam kamen gekommen',
  'treten tritt trat getreten angetreten',
  'ziehen zieht zog zogen gezogen',
  'halten halt hielt hielten gehalten',
  'lassen lasst liess gelassen',
  'laufen lauft lief gelaufen',
  'steigen steigt stieg gestiegen',
  'schliessen schliesst schloss geschlossen',
  'bieten bietet bot geboten',
  'tragen tragt trug getragen',
  'schaffen schafft schuf geschaffen',
  'stehen steht stand gestanden',
  'verlieren verliert verlor verloren',
  'werben wirbt warb geworben',
  'binden bindet band gebunden',
  'vergeben vergibt vergab',
  'take takes took taken',
  'bring brings brought',
  'give gives gave given',
  'go goes went gone',
  'get gets got gotten',
  'put puts',
  'hold holds held',
  'keep keeps kept',
  'break breaks broke broken',
  'send sends sent',
  'spin spins spun',
  'lay lays laid',
  'set sets',
  'show shows showed shown',
  'draw draws drew drawn',
  'creer cree creent crea creo creado',
  'reprendre reprend repris reprennent',
  'prendre prend pris prennent',
  'mettre met mis mise mettent',
  'tenir tient tenu',
  'devenir devient devenu',
  'conclure conclut conclu',
  'atteindre atteint',
  'perdre perd perdu',
  'rendre rend rendu',
  'vendre vend vendu',
  'recevoir recoit recu',
  'obtenir obtient obtenu',
  'poner pone puso puesto',
  'hacer hace hizo hecho hacemos',
  'obtener obtiene obtuvo obtenido',
  'traer trae trajo traido',
  'producir produce produjo producido producimos',
  'abrir abre abrio abierto abrimos',
  'conseguir consigue consiguio conseguido',
  'incorporar incorpora incorporo incorporado',
  'invertir invierte invirtio invertido',
  'perder pierde perdio perdido',
  'cerrar cierra cerro cerrado',
].map((line) => line.split(' '));
const IRREGULAR_ROOT = new Map(
  IRREGULAR.flatMap((forms) => forms.map((form): [string, string] => [form, forms[0] ?? form])),
);

const PREFIX =
  /^(ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zuruck|zusammen|frei|bereit)?ge(?=\p{L}{3,}(?:t|en)$)/u;
const ENDING =
  /(?:issons|imos|amos|emos|ons|ierten|ierte|iert|ieren|eten|ete|test|ten|te|et|en|t|aron|ieron|iendo|ando|ados|adas|idos|idas|ado|ada|ido|ida|io|an|ees|ee|es|er|ir|re|it|ent|e|a|o|u|i|s)$/u;
const ROOT_MIN = 4;

const KNOWN_MAX = 2000;
/** What the forms of a verb share in German, French and Spanish; irregular ones in English, too. */
export const verbRoot = remembering((form) => {
  const word = stripMarks(form);
  const irregular = IRREGULAR_ROOT.get(word);
  if (irregular !== undefined) return irregular;
  const bare = word.replace(PREFIX, '');
  const root = bare.replace(ENDING, '');
  const stem = root.length < ROOT_MIN ? bare.replace(/(?:en|t|e|s)$/u, '') : root;
  // Strong verbs change their vowel.
  return stem.charAt(0) + stem.slice(1).replace(/[aeiouy]/gu, '');
}, KNOWN_MAX);

/** The stems of the words of a sentence that its sources have in another tense: "brachte" for "bringt". */
export function otherTenseStems(sentence: string, sources: readonly string[]): Set<string> {
  const lower = (text: string) => stripMarks(text).match(/(?<!\p{L})\p{Ll}+/gu) ?? [];
  const roots = new Set(sources.flatMap(lower).map(verbRoot));
  return new Set(
    lower(sentence)
      .filter((word) => roots.has(verbRoot(word)))
      .map(conceptOf),
  );
}
