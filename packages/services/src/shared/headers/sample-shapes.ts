const NUMBER = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?\s*[km]?`;
/** In front of a number that is not exact. */
const AROUND =
  '(?:c\\.?a\\.?|circa|approx\\.?|appr\\.?|about|around|over|under|up to|at least|more than|less than|fewer than|above|below|min\\.?|max\\.?|über|ueber|unter|mehr als|weniger als|bis zu|bis|ab|etwa|rund|zirka|mind\\.?|mindestens|maximal|env\\.?|environ|plus de|moins de|jusqu.à|au moins|de|entre|más de|mas de|menos de|hasta|unos|unas|aprox\\.?|alrededor de|cerca de|desde|von|zwischen|between|from)';
const COUNT = new RegExp(
  String.raw`^(?:(?:[~<>≥≤≈]|${AROUND})\s*=?)?\s*${NUMBER}(?:\s*(?:-|–|—|to|bis|à|a|y|et|and|und)\s*${NUMBER})?\s*\+?(?:\s*\p{L}[\p{L} .*():/-]{0,30})?$`,
  'iu',
);
/** INSEE's classes of headcounts; NN means not known. */
const INSEE_CLASS = /^(?:NN|0[0-3]|1[12]|[2345][12]|53)$/;
/** States of a record in a CRM, where "Estado", "État" and "State" may also be regions. */
const STATUS =
  /^(?:(?:in)?activ[oae]?s?|(?:in)?aktiv|(?:in)?actif|open|closed|new|won|lost|lead|customer|cliente?( activo)?|prospect[o]?|(?:un|dis)?qualified|nuev[oa]|abiert[oa]|cerrad[oa]|ganad[oa]|perdid[oa]|potencial|baja|alta|pend(?:iente|ing)|(?:sin )?contact(?:ad[oa]|ed|é|ée|ar)|en (?:curso|cours|activité|proceso)|ouverte?|fermée?|nouveau|gagnée?|perdue?|churned|former|in progress|neu|offen|kunde|interessent|gewonnen|verloren|radiée?|cessée?|hot|warm|cold|cotizado|rechaz(?:ad)?[oó]|à (?:contacter|relancer|appeler|rappeler)|rdv .{1,20}|(?:entreprise|société|empresa|company) (?:active|activa|cessée|fermée|radiée|inactive|dissolved|disuelta)|negociación|négociation|propuesta|descartad[oa]|participad[oa]|en (?:comité|estudio|étude|prueba)|in (?:review|prüfung|arbeit)|abgelehnt|refusée?|passed|(?:sin|keine|sans|no) (?:respuesta|antwort|réponse|response|reply)|en conversación|im gespräch|en discussion|in conversation|(?:no |not |nicht |pas )?(?:interesad[oa]|interested|interessiert|intéressée?)|replied|due diligence|portfolio|term sheet|aprobad[oa]|rechazad[oa])$/i;
const FOREIGN_HOSTS =
  'linkedin|facebook|fb|twitter|x|instagram|xing|youtube|tiktok|crunchbase|pitchbook|glassdoor|wikipedia|angel|wellfound|hubspot|salesforce|pipedrive|apollo|zoominfo|force|google|dealroom|northdata|kununu|pappers|societe|einforma|opencorporates|data\\.gov';
const FOREIGN_PAGE = new RegExp(
  String.raw`^(?:https?:\/\/)?(?:[\w-]+\.)*(?:${FOREIGN_HOSTS})\.(?:com|org|io|co|de|fr|es|uk)\/\S`,
  'i',
);

/** At the end of an address, after its town. */
const BRITISH_POSTCODE = /\p{L}{3} \p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}$/u;

/** What a cell looks like, trimmed and not empty. */
export const SHAPES = {
  email: (text: string) => /^\S+@\S+\.\S+$/.test(text),
  personProfile: (text: string) => /linkedin\.com\/(?:in|pub|sales\/(?:lead|people))\//i.test(text),
  companyPage: (text: string) => /linkedin\.com\/(?:company|school|showcase|organization|sales\/company)\//i.test(text),
  /** A page at a network or a directory: no company's own site. */
  foreignPage: (text: string) => FOREIGN_PAGE.test(text),
  /** A kind of site, where "HQ" or "Zentrale" may also be an address. */
  siteKind: (text: string) =>
    /^(?:zentrale|hauptsitz|niederlassung|filiale|zweigstelle|siège(?: social)?|succursale|agence|établissement|sede(?: central)?|sucursal|delegación|headquarters?|hq|head office|branch|subsidiary|site)$/i.test(
      text,
    ),
  address: (text: string) => /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/iu.test(text),
  count: (text: string) => INSEE_CLASS.test(text) || (COUNT.test(text) && !/[€$£]/.test(text)),
  inseeClass: (text: string) => INSEE_CLASS.test(text),
  code: (text: string) => /^[A-Z]?[ .]?\d[\d. ,;/-]*[A-Z]?$/.test(text),
  digits: (text: string) => /^\d[\d .,]*$/.test(text),
  date: (text: string) =>
    /^(?:\d{4}(?:[-/.]\d{1,2}){0,2}|\d{4}\.0|\d{1,2}[-/. ]+\d{1,2}[-/. ]+\d{2,4}|\d{1,2}[-/]\d{4}|\d{8}|\d{1,2}\.? \p{L}+\.?,? \d{4}|\p{L}+\.? (?:\d{1,2}, )?\d{4})(?:[ T].*)?$/u.test(
      text,
    ),
  /** A day, and no year alone. */
  wholeDate: (text: string) =>
    /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[ T].*)?$/.test(text),
  webAddress: (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text),
  amount: (text: string) => /^[€$£] ?\d[\d.,']*$|^\d[\d.,']* ?[€$£]$/.test(text),
  /** Postcodes are no longer, prefix of the country included. */
  shortCode: (text: string) => text.length <= 12,
  /** A day on which companies were founded, and no record of them in a database was made. */
  oldDate: (text: string) => /\b(?:1\d{3}|200\d|201[01])\b/.test(text),
  timeOfDay: (text: string) => /[ T](?!00:00)\d{1,2}:\d{2}/.test(text),
  hasDigit: (text: string) => /\d/.test(text),
  hasLetter: (text: string) => /\p{L}/u.test(text),
  hasLetters: (text: string) => /\p{L}{2}/u.test(text),
  honorific: (text: string) =>
    text.length < 25 &&
    // "HR" is a department.
    !/^(?:HR|MS|MM)(?![\p{L}.])/u.test(text) &&
    /^(?:mrs?|ms|miss|mx|herrn?|frau|fr|hr|m|mme|mlle|mm|monsieur|madame|sra?|srta|d|dª|dña|don|doña|señora?|divers)\b\.?/iu.test(
      text,
    ),
  academicTitle: (text: string) =>
    text.length < 25 && /^(?:dr|prof|dipl|mag|ing|lic|phd|mba|m\.? ?sc|b\.? ?sc)\b/i.test(text),
  yesNo: (text: string) =>
    /^(?:yes|no|y|n|ja|nein|oui|non|s[ií]|true|false|wahr|falsch|vrai|faux|verdadero|falso|x)$/i.test(text),
  /** Written with signs between the digits, from the country's code or a zero on. */
  phone: (text: string) =>
    /^\+\d{9,15}$/.test(text) || (/^(?:\+|00|\(?0)[\d ()./-]{7,18}$/.test(text) && /\d[ ()./-]+\d/.test(text)),
  status: (text: string) => STATUS.test(text),
  salesArea: (text: string) =>
    /^(?:emea|dach|apac|latam|amer|americas|nam|benelux|nordics|global|worldwide|north america|europe|asia|mea|iberia|row|(?:gebiet|territory|zone|area|zona) ?\w{1,3}|(?:north|south|east|west|nord|süd|ost|sud|est|ouest|norte|sur|este|oeste|central|centro|mitte)(?:[- ](?:north|south|east|west|nord|süd|ost|est|ouest|\d))?)$/i.test(
      text,
    ),
  lei: (text: string) => /^[A-Z0-9]{18}\d{2}$/i.test(text),
  siren: (text: string) => /^\d{3}[ .]?\d{3}[ .]?\d{3}$/.test(text),
  siret: (text: string) => /^\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}$/.test(text),
  companiesHouse: (text: string) => /^(?:[A-Z]{2}\d{6}|\d{7,8})$/.test(text),
  /** Of a record, and not the number of a tax office. */
  plainId: (text: string) =>
    /^(?:\d+|[A-Z]{1,4}[-_]?\d{1,7}|zcrm_\d+|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-z]{3}[0-9a-z]{5}0[0-9a-z]{6}(?:[0-9a-z]{3})?)$/i.test(
      text,
    ),
  wholeAddress: (text: string) =>
    BRITISH_POSTCODE.test(text) ||
    (/\d/.test(text) && text.split(',').length > 1 && /,[^,]*\p{L}{2}[^,]*$/u.test(text)),
  /** Street, town and more in one cell. */
  fullAddress: (text: string) =>
    /\d/.test(text) && (text.split(',').length > 2 || /,\s*(?:\p{Lu}{1,2}-)?\d{4,5}\s+\p{L}{2}/u.test(text)),
  /** Of customers, by their size. */
  sizeClass: (text: string) =>
    /^(?:smb|sme|mid[- ]?market|enterprise|large|small|medium|micro|strategic|key account|[a-d]|tier \d|pme|eti|ge|tpe|kmu|pyme)$/i.test(
      text,
    ),
  /** Of a company: the department of a person. */
  division: (text: string) =>
    /(?<!\p{L})(?:sales|marketing|finance|hr|it|logisti\w+|produ[ck]\w+|export|qualit\w+|communication|comptabilité|juridique|commande publique|engineering|operations|purchasing|procurement|legal|ventes?|achats?|rh|informatique|direction|vertrieb|einkauf|technik|compras|ventas|recursos)(?!\p{L})/iu.test(
      text,
    ),
  /** The name of a company or a group of them. */
  corporate: (text: string) =>
    /(?<!\p{L})(?:gmbh|ag|se|kg|eg|plc|ltd|limited|inc|corp|llc|s\.?a\.?|sas|s\.?l\.?|nv|bv|asa?|oy|ab|spa|holdings?|group|groupe|gruppe|grupo|gruppen|konzern|industries|international|partners?|cooperativa|coop[ée]rative|genossenschaft|beteiligung(?:en)?|participa(?:tions|ciones))(?!\p{L})/iu.test(
      text,
    ),
  /** Alone in a cell: of a company, where "Titre" may also be a job. */
  legalForm: (text: string) =>
    /^(?:gmbh|ag|se|kg|ohg|gbr|ug|e\.?k\.?|sarl|sas|sasu|eurl|sa|sci|scea|gaec|earl|snc|s\.?l\.?u?|s\.?a\.?|ltd|llc|inc|plc)\.?$/i.test(
      text,
    ),
  /** Of a company, and no person's. */
  sharedMailbox: (text: string) =>
    /^(?:info|hello|hallo|bonjour|hola|contact|contacto|kontakt|office|mail|post|sales|vertrieb|ventas|admin|accueil|service|support|team|buero)@/i.test(
      text,
    ),
  /** With letters or zeros in front, as no row number has. */
  recordNumber: (text: string) => /^(?:\p{Lu}{1,4}[-_]?\d{3,7}|0\d{3,7})$/u.test(text),
  /** Of a register, and of no list of one's own. */
  registerNumber: (text: string) => /^(?:HR ?[AB]|VR|GNR|PR|FN|RCS|CHE|NEQ|[A-Z]{2}(?=\d{6}$)|0)/i.test(text),
  courtNumber: (text: string) => /^(?:HR ?[AB]|GnR) ?\d{1,6}(?: ?B)?(?:[, ]+\p{L}.*)?$/iu.test(text),
  /** At a trade fair: hall and number. */
  stand: (text: string) => /^\p{L}?\d{1,2}[-./ ]?\p{L}?\.?\d{1,3}\p{L}?$/u.test(text),
  hasComma: (text: string) => /\p{L}, *\p{L}/u.test(text),
} as const;
export type Shape = keyof typeof SHAPES;

const SEEN_MAX = 20;

/** Of the cells that are not empty, the share of a shape. */
export function shareOf(samples: readonly string[], shape: Shape): number {
  const filled = filledOf(samples);
  return filled.length === 0 ? 0 : filled.filter(SHAPES[shape]).length / filled.length;
}

export function filledOf(samples: readonly string[]): string[] {
  return samples
    .map((sample) => sample.trim().replace(/^'/, ''))
    .filter((sample) => sample !== '' && !/^(?:[-–—]+|n\/?a|null|none|k\.? ?a\.?)$/i.test(sample))
    .slice(0, SEEN_MAX);
}
