import { fold } from '@workbench/text/fold';
import { getCountries } from 'libphonenumber-js/min';

/** In these, every country has a name; of the others, only the countries that speak them. */
const WIDE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'pl'];
const OWN_LANGUAGES =
  'cs CZ,sk SK,hu HU,ro RO,ro MD,bg BG,hr HR,hr BA,sr RS,sr ME,sl SI,et EE,lv LV,lt LT,el GR,el CY,tr TR,ru RU,ru KZ,' +
  'ru BY,uk UA,fi FI,is IS,ga IE,mt MT,sq AL,mk MK,ka GE,hy AM,az AZ,kk KZ,uz UZ,ja JP,zh CN,zh HK,zh TW,zh-Hant TW,' +
  'zh-Hant HK,zh SG,ko KR,ar SA,ar AE,ar EG,ar MA,ar TN,ar DZ,ar JO,ar LB,ar QA,ar KW,ar BH,ar OM,he IL,fa IR,hi IN,' +
  'bn BD,th TH,vi VN,id ID,ms MY,ca AD,rm CH,lb LU,eu ES,ca ES,cy GB';
/** Names, short forms and parts of states, as people write them. */
const OTHER_NAMES =
  'US usa,US us,US u s a,US u s,US united states of america,US america,US vereinigte staaten von amerika,US etats unis d amerique,' +
  'US estados unidos de america,US ee uu,GB uk,GB u k,GB gb,GB great britain,GB grossbritannien,GB grande bretagne,' +
  'GB gran bretana,GB england,GB scotland,GB wales,GB northern ireland,GB angleterre,GB inglaterra,GB schottland,' +
  'GB ecosse,GB nordirland,GB united kingdom of great britain and northern ireland,GB royaume uni,AE uae,AE u a e,NL holland,NL hollande,NL holanda,' +
  'NL niederlande,CZ czech republic,CZ ceska republika,CZ tschechische republik,CZ republique tcheque,CZ republica checa,' +
  'TR turkey,TR turkiye,RU russian federation,KR korea republic of,KR republic of korea,KR korea south,VN viet nam,TW taiwan,' +
  'TW taiwan province of china,HK hong kong,HK hongkong,MO macau,MO macao,CI ivory coast,CI cote d ivoire,MM burma,SZ swaziland,' +
  'MK macedonia,CV cape verde,TL east timor,IE republic of ireland,IE eire,CN prc,CN people s republic of china,' +
  'CN peoples republic of china,CN mainland china,DE federal republic of germany,DE bundesrepublik deutschland,DE brd,' +
  'DE bundesrepublik,IR iran islamic republic of,SY syrian arab republic,MD moldova republic of,TZ tanzania united republic of,' +
  'VE venezuela bolivarian republic of,BO bolivia plurinational state of,LA lao pdr,PS palestine,BY belorussia,' +
  'BY weissrussland,CD democratic republic of the congo,CD dr congo,CG republic of the congo,SK slovak republic,' +
  'PH the philippines,BS the bahamas,GM the gambia,CH confoederatio helvetica,CH confederation suisse,' +
  'CH schweizerische eidgenossenschaft,DE deu,DE ger,FR fra,GB gbr,US usa,ES esp,IT ita,NL nld,CH che,AT aut,BE bel,' +
  'PL pol,SE swe,NO nor,DK dnk,FI fin,PT prt,IE irl,CZ cze,CA can,AU aus,NZ nzl,JP jpn,CN chn,IN ind,BR bra,MX mex,' +
  'SG sgp,KR kor,ZA zaf,IL isr,TR tur,AE are,LU lux,HU hun,RO rou,GR grc,UA ukr';
/** Also the name of a state of the USA. */
const AMBIGUOUS = new Set(['georgia', 'georgien', 'georgie']);

let codes: ReadonlyMap<string, string> | null = null;

/**
 * ISO code of a country written out, in the large languages of Europe or its own; null for none, and for "Georgia", which
 * may be the state. Pure.
 */
export function countryOfName(name: string): string | null {
  codes ??= readNames();
  const key = countryKey(name);
  return AMBIGUOUS.has(key) ? null : (codes.get(key) ?? null);
}

/** Whether two letters are the ISO code of a country. */
export function isCountryCode(code: string): boolean {
  return COUNTRY_CODES.has(code);
}

const COUNTRY_CODES: ReadonlySet<string> = new Set<string>(getCountries());

function readNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = countryKey(name);
    if (key !== '' && !names.has(key)) names.set(key, code);
  };
  for (const entry of OTHER_NAMES.split(',')) add(entry.slice(3), entry.slice(0, 2));
  for (const language of WIDE_LANGUAGES) {
    const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) add(shown.of(code) ?? '', code);
  }
  for (const entry of OWN_LANGUAGES.split(',')) {
    const [language = '', code = ''] = entry.split(' ');
    add(new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '', code);
  }
  return names;
}

/** Without the words that some names have and others leave out. */
function countryKey(name: string): string {
  return fold(name.replace(/&/g, ' and '))
    .replace(/^(?:the|la|le|les|der|die|das|den|el|los|las|l|republic of|republik|republique de|kingdom of) /, '')
    .replace(/ (?:and|und|et|y|e|en|og|och) /g, ' ');
}
