import { NEAR, type NewsPattern, newsPattern } from './news-pattern.ts';

/** Buildings and seats: whatever one does with them is a move. */
const BUILDING =
  '(?:(?<!(?:back|front|home|post|box|family|voting|oval|foreign|press|ticket|out-of-|smart|virtual|modern|patent|medical|private) )offices?(?! (?:chairs?|furniture|etiquette|attire|hours|365|tours?|party|parties|culture|dogs?|design|supplies|software|plants?|ideas|life|managers?|politics|snacks|desks?|pranks?|workers?|pools?|canteens?|gyms?|gardens?|terraces?|bars?|days?|market|suite|printers?|equipment|of|worker|add-in|plugin))\\b|hqs?\\b|headquarters|head office|campus(?:es)?\\b|plants?\\b(?!-| based| care)|factor(?:y|ies)\\b|gigafactory|(?<!(?:credit|loan|debt|financing|lending|term) )facilit(?:y|ies)\\b|warehouses?\\b(?! (?:management|automation|robots?|software|workers?|tool|app|system))|showrooms?|flagship|premises|(?:lab|office|factory|floor|production|warehouse|manufacturing) space|depots?\\b|square (?:feet|foot|met(?:er|re)s)|sq\\.? ?ft|(?:manufacturing|production|logistics|distribution|fulfil?ment|research|engineering|development|innovation|tech|technology|r&d|support|delivery|competence|test|testing|training|service|data) (?:cent(?:er|re)s?|hubs?|sites?|labs?)\\b|laborator(?:y|ies)\\b|büros?\\b|niederlassung(?:en)?|hauptsitz|firmensitz|zentrale|siège(?: social)?|usine|locaux|bureaux?\\b|oficinas?|fábrica)';
/** Nouns that also name products and ideas: only physical verbs make them locations. */
const AMBIGUOUS_PREMISES =
  '(?:hubs?\\b|cent(?:er|re)s?\\b(?! of)|labs?\\b|(?<!web |web)sites?\\b(?! (?:map|speed|search|reliability))|(?<!(?:app|play|online|web|digital|virtual) )(?:stores?|shops?)\\b|workshops?\\b(?! (?:on|for|with|about|series|programme|program))|(?:test )?tracks?\\b(?! record)|bakery\\b|garages?\\b|halls?\\b|studios?\\b|branch(?:es)?\\b|outposts?\\b|mill\\b|locations?\\b(?! (?:tracking|data|based|services|intelligence|sharing))|bases?\\b(?<!(?:customer|user|knowledge|client|data|fan|investor) bases?)|floor space|standort(?:e|s)?|werk\\b|sede\\b|planta\\b)';

/** Opening, closing and moving locations. */
export const OFFICE_MOVE_PATTERNS: readonly NewsPattern[] = [
  newsPattern(
    'office_move',
    'doer',
    `\\b(?:opens?|opened|opening|re-?opens?|inaugurates?|inaugurated|inaugurating|establish(?:es|ed|ing)?|sets? up|setting up|(?:launch(?:es|ed)?|unveils?|announces?|announced)(?!${NEAR}\\b(?:apps?|software|platforms?|tools?|assistants?|robots?|systems?|solutions?|scanners?)\\b)|cuts? (?:the )?ribbon (?:on|at)|builds?|building|constructs?|expands?|expanded|expanding|expansion of|doubles?|triples?|enlarges?|grows?|adds?|acquires?|buys?|leases?|leased|rents|takes?|signs?|secures?|picks?|chooses?|selects?|moves?|moved|moving|relocates?|relocated|relocating|shifts?|transfers?|consolidates?|consolidating|closes?|closing|shuts?|shutting|shutters|vacates?|leaves|trades|swaps|swapping|settles? into|starts? (?:work|construction|production)|breaks? ground|invests?|investing|completes?|outgrows|welcomes?|celebrates?|commissions?|upgrades?|eröffnet|eröffnen|bezieht|verlegt|zieht|baut|ouvre|ouvrent|inaugure|déménage|installe|abre|abren|inaugura|traslada|muda|estrena)\\b${NEAR}\\b${BUILDING}`,
  ),
  newsPattern(
    'office_move',
    'doer',
    `\\b(?:opens?|opened|opening|re-?opens?|inaugurates?|inaugurated|establish(?:es|ed|ing)?|sets? up|setting up|relocates?|relocated|relocating|moves?|moved|moving|closes?|closing|shuts?|eröffnet|eröffnen|ouvre|inaugure|abre|inaugura|expands? (?:its |our )?(?:\\w{1,14} )?)\\b${NEAR}\\b${AMBIGUOUS_PREMISES}`,
  ),
  newsPattern(
    'office_move',
    'topic',
    `\\b(?:new|newest|combined|bigger|larger|second|third|fourth|fifth|first|additional|expanded|regional|european|north american|asian) (?:[\\w-]{1,20} ){0,3}(?:${BUILDING}|home (?:in|at|for)|address\\b(?! book))`,
  ),
  newsPattern(
    'office_move',
    'doer',
    "\\b(?:relocat(?:es?|ed|ing|ion) (?:from|to|its|our|headquarters|hq|operations|into|within)|mov(?:es?|ed|ing) (?:in ?to|to) (?:a |its |our |the )?(?:new|bigger|larger)|breaks? ground|broke ground|breaking ground|opens? (?:its )?doors in|opens? for business in|sets? up shop|puts? down roots|(?:a|our|its) new home|we have moved|we[’']ve moved|we[’']re moving|we are moving|we are relocating|(?:expand|grow|extend|increase|widen|broaden)(?:s|ed|ing)? (?:its |our )?(?:\\w{1,14} )?(?:footprint|(?<!online )presence) (?:in|to|into|across|with)|plants? (?:its )?flag in|topping[- ]out|groundbreaking (?:ceremony|at|for|of)|ribbon[- ]cutting|signs? (?:a )?(?:\\w{1,10} ){0,2}lease|office (?:move|relocation|opening|expansion)|(?:headquarters|hq) (?:move|relocation|to)|zieht um|umzug nach|verlegt (?:den|ihren|seinen) sitz)(?!\\p{L})",
  ),
  newsPattern(
    'office_move',
    'doer',
    '\\b(?:mov(?:es?|ed|ing)|relocat(?:es?|ed|ing)) (?:in ?to|to) (?:the |a |an |its |our )?(?:[\\w-]{1,16} ){0,3}(?:house|building|tower|quarter|district|park|space|floors?|block|street|road|square|wharf|docks?|waterfront|city cent(?:er|re)|downtown)\\b|\\b(?:picks?|chooses?|selects?|names?) \\w{3,16} (?:for|as) (?:[\\w-]{1,16} ){0,5}(?:hub|base|cent(?:er|re)|site|home|location|lab)\\b',
  ),
  newsPattern(
    'office_move',
    'product',
    `\\b(?:${BUILDING}|${AMBIGUOUS_PREMISES}):? (?:(?:is |has |have |are )?(?:now |officially |already )?(?:opens?|opened|open|inaugurated|breaks? ground|starts? production|goes into operation|in operation))\\b(?! (?:day|house|source))|\\bdoors open at (?:our|the)\\b|\\b(?:moves?|moving|shifts?|relocates?|transfers?) (?:its |our |all )?(?:production|operations|manufacturing|staff|teams?) (?:to|from)\\b`,
  ),
  {
    category: 'office_move',
    actorRole: 'doer',
    // Any kind of site that opens: a bakery, a clinic, a kitchen.
    pattern:
      /\b[Oo]pen(?:s|ed) (?!(?:[\w-]{1,16} ){0,3}(?:terraces?|pools?|gardens?|canteens?|gyms?|playgrounds?|applications?|registrations?|talks|trading|investigation|probe|case|season|exhibition|voting|sales|orders|beta|conference|event|summit|account|round|competition|call)\b)(?:[\w-]{1,16} ){1,4}in (?:the )?\p{Lu}/u,
  },
  {
    category: 'office_move',
    actorRole: 'doer',
    // Case-sensitive: a location follows, not a season.
    pattern:
      /\b(?:[Oo]pens? (?:up )?in|[Mm]ov(?:es?|ed|ing) to|[Mm]ov(?:es|ed|ing) from|[Ll]aunch(?:es|ed)? \p{L}{3,14} (?:hub|lab|cent(?:er|re)) in|[Ll]ands in|[Ss]ettles in) (?:the )?\p{Lu}\p{Ll}{2,}(?!\p{Ll})(?! (?:Cloud|Source|\d))/u,
  },
  // A country or a city, and the site there.
  newsPattern(
    'office_move',
    'doer',
    `\\b(?:enters?|entered|entering|expand(?:s|ed|ing)? (?:in ?)?to|arrives? in|comes? to|lands? in|goes to|heads? to|grows? into)\\b${NEAR}\\b(?:with|by opening|through)\\b${NEAR}\\b(?:${BUILDING}|${AMBIGUOUS_PREMISES})`,
  ),
  newsPattern(
    'office_move',
    'doer',
    `\\bstarts? work (?:at|in)\\b${NEAR}\\b(?:${BUILDING}|${AMBIGUOUS_PREMISES})|\\bmov(?:es?|ed|ing) into (?:an? |the |its |our )?(?:old|former|historic|listed|converted|restored|disused|own|[\\w-]{1,16} (?:building|tower|house|mill|brewery|works|barn|station|hall|yard))\\b|\\b(?:takes?|took|rents?|leases?) (?:over )?(?:[\\w-]{1,12} ){0,3}(?:floors?|storeys?)\\b|\\b(?:swaps?|trades?|leaves?|outgrows?) (?:its |the |our )?(?:garage|cellar|basement|attic|shed|barn|loft)\\b|\\bunder one roof\\b|\\bkeys (?:handed over|to our)\\b|\\bnew (?:[\\w-]{1,16} ){0,2}(?:workshop|hall|bakery|branch|outpost|garage|depot)\\b(?: in\\b| at\\b|$)`,
  ),
  newsPattern(
    'office_move',
    'party',
    `\\bgets (?:an? |its )(?:[\\w-]{1,40} ){0,3}(?:${BUILDING}|${AMBIGUOUS_PREMISES})`,
  ),
  newsPattern(
    'office_move',
    'product',
    `\\b(?:${BUILDING}|${AMBIGUOUS_PREMISES}) opens? (?:its|the) doors\\b|^doors open (?:in|at)\\b|\\boffice (?:and|with|&) workshop\\b|\\bworkshop (?:and|with|&) office\\b`,
  ),
  {
    category: 'office_move',
    actorRole: 'doer',
    // Named houses and cities: capitals count.
    pattern:
      /\b[Mm]ov(?:es?|ed|ing) into (?:the (?!(?:US|UK|Nordics|Baltics|Americas|Netherlands|Middle|Cloud|Gulf|Asian?|European|Premier)\b)\p{Lu}[\p{Ll}]{2,}|\p{Lu}[\p{L}’'-]{1,20} (?:House|Hall|Tower|Mill|Works|Building|Park|Square|Street|Quay|Yard|Court|Centre|Center|Place|Wharf|Lofts?)\b)|\b(?:[Ss]waps|[Tt]rades|[Ll]eaves|[Qq]uits) \p{Lu}\p{Ll}{2,20} for (?:new |nearby )?\p{Lu}\p{Ll}{2,20}/u,
  },
];
