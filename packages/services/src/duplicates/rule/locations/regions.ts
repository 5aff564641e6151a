import { fold } from '@workbench/text/fold';

/** Languages in which companies name the country of a branch. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'tr',
  'ru',
  'uk',
  'bg',
  'sr',
  'el',
  'he',
  'ar',
  'ka',
  'th',
  'ja',
  'ko',
  'zh',
];

/** ISO codes without those that are common words of names: "IT", "IN", "IS", "SO", "NO", "CO". */
const COUNTRIES =
  'AE AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE KR LI LT LU LV MA ' +
  'MX MY NG NL NO NZ PE PH PK PL PT RO RS RU SA SE SG SI SK TH TN TR TW UA US UY VN ZA';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'gb',
  'great britain': 'gb',
  britain: 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  usa: 'us',
  us: 'us',
  america: 'us',
  american: 'us',
  'north america': 'north america',
  'latin america': 'latin america',
  latam: 'latin america',
  emea: 'emea',
  apac: 'apac',
  dach: 'dach',
  europe: 'europe',
  europa: 'europe',
  european: 'europe',
  asia: 'asia',
  africa: 'africa',
  nordic: 'nordic',
  nordics: 'nordic',
  norden: 'nordic',
  iberia: 'iberia',
  iberica: 'iberia',
  benelux: 'benelux',
  scandinavia: 'nordic',
  baltic: 'baltic',
  baltics: 'baltic',
  'middle east': 'middle east',
  pacific: 'pacific',
  americas: 'americas',
  deutsche: 'de',
  holland: 'nl',
  schweiz: 'ch',
  suisse: 'ch',
  svizzera: 'ch',
  korea: 'kr',
  czech: 'cz',
  'czech republic': 'cz',
  turkey: 'tr',
  hellas: 'gr',
  british: 'gb',
  italiana: 'it',
  espanola: 'es',
  francaise: 'fr',
  brasil: 'br',
  mexicana: 'mx',
  polska: 'pl',
  magyarorszag: 'hu',
  hungaria: 'hu',
  bohemia: 'cz',
  romania: 'ro',
  rossiya: 'ru',
  rus: 'ru',
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
  nord: 'north',
  sud: 'south',
  ost: 'east',
  northern: 'north',
  southern: 'south',
  eastern: 'east',
  western: 'west',
  northwest: 'northwest',
  northeast: 'northeast',
  southwest: 'southwest',
  southeast: 'southeast',
  midwest: 'midwest',
  california: 'california',
  texas: 'texas',
  florida: 'florida',
  ontario: 'ontario',
  bavaria: 'bayern',
  bayern: 'bayern',
};

let names: ReadonlyMap<string, string> | null = null;

/** The region that a folded word, or two, names; null for any other word. Pure. */
export function regionOf(words: string): string | null {
  names ??= readNames();
  return names.get(words) ?? null;
}

function readNames(): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of COUNTRIES.split(' ')) read.set(fold(display.of(code) ?? code), code.toLowerCase());
  }
  for (const [name, region] of Object.entries(OTHER_NAMES)) read.set(name, region);
  return read;
}
