/**
 * Legal forms of companies as they are written behind a name, or in some countries before it. Each reader takes those that
 * can't be anything else in its texts. Pure.
 */

/** Known everywhere; as they are usually written. */
const COMMON =
  'Inc Incorporated Corp Corporation Co Company LLC LLP Ltd Limited PLC GmbH mbH AG SE KG KGaA OHG UG SA SAS ' +
  'SARL SL SLU SRL SpA BV NV AB ApS AS ASA Oy Oyj Lda SRO Pty Pte';
/** What registers of several countries have beyond them: folded. */
const REGISTERED = 'ans nuf ba sasu eurl sca snc scop vos ks lp lllp pbc pc pllc eg cic cyf ccc';
/** Rare ones, and those that are written out or in another script's letters: words of names elsewhere. */
const FURTHER =
  'proprietary pvt private unlimited ulc gp ek ev gbr gesmbh haftungsbeschrankt haftungsbeschraenkt bvba cv ' +
  'vof cvba partg partgmbb gemeinnutzige ggmbh gag aktiengesellschaft gesellschaft sci sau sll ltda eireli ' +
  'epp srls sapa sapi cia compagnie societe anonyme sociedad anonima sociedade limitada unipessoal spol hf ' +
  'ehf da is amba fmba ivs oue ou uab sia publ zoo sp spzoo spk spj kft zrt nyrt rt bt doo dd dooel ad ead ' +
  'eood ood jsc ojsc cjsc pjsc ooo oao zao pao ao tov tzov pat prat sti ltdsti ticaret sanayi tic san kk gk ' +
  'yk kabushiki kaisha gaisha godo yugen bhd sdn pt tbk berhad joint stock ae epe ike ' +
  'wirtschaftsprufungsgesellschaft steuerberatungsgesellschaft rechtsanwaltsgesellschaft ' +
  'partnerschaftsgesellschaft handelsgesellschaft aktiebolag aktieselskab anpartsselskab osakeyhtio ' +
  'aksjeselskap dmcc fze fzco fzllc wll psc saoc saog qsc npc rf soc';
/** Ordinary words of sentences and names, too. */
const WORDS = new Set(['as', 'co', 'company', 'corporation']);

const DOTTED_MAX = 4;

const lower = (forms: string) => forms.toLowerCase().split(' ');

export const COMMON_LEGAL_FORMS: ReadonlySet<string> = new Set(lower(COMMON));
export const REGISTERED_LEGAL_FORMS: ReadonlySet<string> = new Set(lower(`${COMMON} ${REGISTERED}`));
export const LEGAL_FORMS: ReadonlySet<string> = new Set(lower(`${COMMON} ${REGISTERED} ${FURTHER}`));
/** Those that are nothing else in the middle of a sentence. */
export const LEGAL_FORMS_IN_SENTENCES: ReadonlySet<string> = new Set(lower(COMMON).filter((form) => !WORDS.has(form)));

/**
 * The source of a pattern for the common forms as they are written, with their dots or without: "GmbH", "S.p.A", "A/S",
 * "GmbH & Co. KG". The longest come first.
 */
export const LEGAL_FORM_PATTERN = patternOf(COMMON.split(' '));
/** The same without the words that end names of their own, as in "Tiffany & Co." and "The Boring Company". */
export const BARE_LEGAL_FORM_PATTERN = patternOf(COMMON.split(' ').filter((form) => !/^Co(?:mpany)?$/.test(form)));

function patternOf(forms: readonly string[]): string {
  const written = forms.toSorted((a, b) => b.length - a.length).map(withDots);
  return `(?:GmbH & Co\\.? KG|${written.join('|')})`;
}

/** Short forms are abbreviations, whose letters may have dots. */
function withDots(form: string): string {
  if (form === 'AS') return 'A/?S';
  return form.length > DOTTED_MAX ? form : [...form].join('\\.?');
}
