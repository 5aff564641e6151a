import { type CompanyContext, findCompanyMentions } from '../../../shared/statements/company-names.ts';

/** What is brought out and is no product: the last words of its name. */
const NO_PRODUCT =
  /(?<!\p{L})(?:webinars?|podcasts?|newsletters?|white ?papers?|e-?books?|conferences?|summits?|hackathons?|meet-?ups?|workshops?|roadshows?|campaigns?|web ?sites?|homepage|blogs?|surveys?|case stud(?:y|ies)|awards?|scholarships?|(?:annual|sustainability|impact|benchmark|trend|market|industry) reports?|(?:re)?branding|rebrand|logo|webauftritt|internetauftritt|webseite|\p{L}*messen?|\p{L}*studien?|\p{L}*umfragen?|leitfaden|site (?:web|internet)|salons?|livre blanc|sitio web|página web|sito(?: web)?|nettside|hemsida|hjemmeside)$/iu;

/** It is out, in words that describe no state of long standing. */
const COMES_OUT =
  /\b(?:launch(?:ed|es|ing)?|unveil\w*|introduc(?:ed|es|ing)|releas(?:ed|es|ing)|debut\w*|shipped|shipping|rolled out|announc\w+|(?:is|are) here|now (?:generally |publicly )?available|available (?:now|today)|generally available|now live|went live|goes live|out now)\b|(?<!\p{L})(?:ab sofort|jetzt (?:verfügbar|erhältlich|lieferbar)|vorgestellt|auf den markt|lancier\p{L}+|eingeführt|lan[cç]\p{L}+|dévoil\p{L}+|disponible|lanz\p{L}+|lanser\p{L}+|lancer\p{L}+|gelanceerd|verschenen)(?!\p{L})/iu;

/** To come, or still being made. */
const TO_COME =
  /\b(?:(?:will|shall|is going to|are going to|plans? to|intends? to|aims? to|(?:is|are) (?:planned|scheduled|expected|set|due|slated)(?: to| for)?)\b(?! (?:continue|allow|help|enable|give|let|make|save|support|be able)\b)|coming (?:soon|later|this|next)|upcoming|(?:is|are|currently|still) (?:in development|under development|being (?:built|developed|designed))|work(?:ing)? on (?:a|an|the|our)\b)|(?<!\p{L})(?:demnächst|in kürze|in planung|geplant|in entwicklung|bientôt|prochainement|próximamente|prossimamente|kommer (?:att|til å|til at)|binnenkort)(?!\p{L})/iu;

/** It comes out later, whatever else is announced of it. */
const COMES_OUT_LATER =
  /\b(?:will|shall|(?:is|are) (?:going|planned|scheduled|expected|set|due|slated) to) (?:\w{1,12} ){0,2}?(?:launch|release|introduce|ship|roll out|debut|become available|come out|be (?:\w{1,12} )?(?:launched|released|introduced|available|shipped|rolled out|unveiled))\b|(?<!\p{L})(?:lanseras senare|kommer att (?:lanseras|finnas|släppas)|lanseres senere|wird (?:\p{L}+ ){0,4}(?:erscheinen|verfügbar sein|eingeführt|vorgestellt|auf den markt kommen)|sera (?:\p{L}+ ){0,3}(?:lancée?|disponible)|estará disponible|sarà disponibile)(?!\p{L})/iu;

/** "Fabrikam's new phone Aquila", "Fabrikam AB nya telefon": whose it is. */
const OWNER =
  /(?<!\p{L})(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,2}?)(?:['’]s?|,? (?:SAS|AB|AS|GmbH|AG|Inc|Ltd|SA|BV)\.?) (?:\p{Ll}+ )?(?:new|latest|upcoming|nya|nye|neue[nrsm]?|nouve\p{L}+|nuev[oa]s?)(?!\p{L})[^.!?]{0,60}$/u;

interface LaunchClaim {
  name: string;
  description: string;
  /** As it would be shown; null for none. */
  day: string | null;
}

interface LaunchSource {
  sentence: string;
  /** A standing page: it describes what there is, whenever it came out. */
  isPage: boolean;
}

/**
 * Why what a draft calls a launch is none; null when it may be one. It is a product, it has come out, and where no day
 * dates it the company's page says so in words of an event.
 */
export function checkLaunch(
  { name, description, day }: LaunchClaim,
  sources: readonly LaunchSource[],
  about: CompanyContext,
): string | null {
  if (NO_PRODUCT.test(name)) return 'It is no product';
  const telling = sources.filter(({ sentence }) => sentence.toLowerCase().includes(name.toLowerCase()));
  const sentences = (telling.length > 0 ? telling : sources).map(({ sentence }) => sentence);
  if (sentences.some((sentence) => isOfOther(name, sentence, about))) return 'Another company brings it out';
  const isToCome = (text: string) => COMES_OUT_LATER.test(text) || (TO_COME.test(text) && !COMES_OUT.test(text));
  if (isToCome(description) || (sentences.length > 0 && sentences.every(isToCome))) return 'It has not come out yet';
  const isOfPages = day === null && sources.length > 0 && sources.every(({ isPage }) => isPage);
  return isOfPages && !sources.some(({ sentence }) => COMES_OUT.test(sentence))
    ? 'A standing page describes it and tells no launch'
    : null;
}

function isOfOther(name: string, sentence: string, about: CompanyContext): boolean {
  const owner = OWNER.exec(sentence.slice(0, Math.max(0, sentence.toLowerCase().indexOf(name.toLowerCase()))))?.[1];
  return owner !== undefined && findCompanyMentions(owner, about).length === 0;
}
