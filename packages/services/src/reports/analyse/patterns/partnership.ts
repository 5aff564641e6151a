import { NEAR, type NewsPattern, newsPattern } from './news-pattern.ts';

/** Two parties who do something together. */
export const PARTNERSHIP_PATTERNS: readonly NewsPattern[] = [
  newsPattern(
    'partnership',
    'party',
    `\\b(?:partners|partnered|partnering|partner|teams|teamed|teaming|team|links|linked|tied|ties|joins|join|joined|joining) (?:up )?(?:strategically |exclusively |again )?(?:with|up with)\\b|\\b(?:team|teams|teamed|teaming|tie|ties|link|links) up\\b|\\b(?:joins?|joined|joining|combine) forces\\b|\\blinks? arms\\b|\\bpartner(?:s|ed) (?:to|on|for|in)\\b|\\bpartnering on\\b|\\bpartner on\\b|\\bwork(?:s|ing)? (?:together )?with\\b${NEAR}\\bto (?:bring|deliver|offer|build|develop|provide|create)|\\bjoins? hands\\b|\\bally with\\b|\\ballies with\\b|\\bpairs (?:up )?with\\b`,
  ),
  newsPattern(
    'partnership',
    'party',
    `\\b(?:announc|form|sign|enter|forg|establish|expand|extend|deepen|strengthen|renew|broaden|launch|strik|ink|unveil|creat|build|agree|seal|clos|land|secur|reach|conclud|finali[sz]|cement|embark|beginn?|start)\\w{0,4}\\b${NEAR}(?<!\\b(?:in|of|for|through) )\\b(?:(?:strategic|technology|channel|exclusive|global|commercial|research|distribution|reseller|integration|multi-year|long-term|new|go-to-market|premier|preferred|official|development|design|data|media|title|launch|delivery|solution|implementation|logistics|supply|retail) )?(?:partnerships?|alliances?|collaborations?|joint ventures?|mou|memorandum of understanding|letter of intent|cooperation|co-operation|(?:distribution|reseller|licen[sc]ing|licen[sc]e|supply|framework|cooperation|collaboration|partnership|commercial|strategic|development|teaming|offtake|off-take|oem|channel|marketing|master service|services?|manufacturing|integration|purchase|referral|sponsorship|co-marketing|multi-year|definitive|exclusive|global) (?:agreement|deal|pact|contract))\\b(?! (?:firm|manager|managers|ideas|director|lead|team|tax|law|agreement template))`,
  ),
  newsPattern(
    'partnership',
    'party',
    `\\b(?:signs?|signed|signing|renews?|renewed|extends?|extended|inks?|inked|strikes?|struck|enters?|entered|seals?|sealed|reaches|lands?|secures?|wins?|closes?|agrees|agreed)\\b${NEAR}\\b(?:agreement|deal|pact|accord|mou|contract|tie-?up|accords?|vertrag|convention)\\b${NEAR}\\b(?:with|between|mit|avec|con)\\b`,
  ),
  newsPattern(
    'partnership',
    'party',
    '\\b(?:collaborat(?:es?|ed|ing|ion) (?:with|on|to|between)|cooperat(?:es?|ed|ing|ion) with|co-operat(?:es?|ed|ing|ion) with|integrat(?:es?|ed|ing|ion) with|now integrates with|(?:strategic|technology|channel|exclusive|global|commercial|research) (?:partnership|alliance|collaboration)|joint venture|(?:new|our) (?:\\w{1,14} ){0,2}partnership with|(?:partnership|alliance|collaboration|agreement|cooperation|mou|deal) (?:signed |agreed |renewed |extended |announced )?(?:with|between)|co-develop\\w{0,3}|co-found\\w{0,3} (?:alliance|consortium)|tie-?up with|memorandum of understanding|under (?:an? |the |its )?(?:new |multi-year |exclusive )?(?:[\\w-]{1,16} ){0,2}(?:agreement|partnership|contract) with)\\b',
  ),
  newsPattern(
    'partnership',
    'party',
    `\\b(?:selects?|selected|chooses?|chose|chosen|picks?|picked|taps?|tapped|adopts?|deploys?|standardi[sz]es on|goes live with|signs up)\\b${NEAR}\\b(?:to (?:power|provide|supply|deliver|modernise|modernize|build|run|manage|support|automate|secure|handle|streamline|digiti[sz]e)|by\\b|for (?:its|their|the)\\b)|\\b(?:selects?|selected|chooses?|chose|picks?|picked|names?|named|appoints?|appointed|taps?)\\b${NEAR}\\b(?:as (?:its |an? |the |their |our )?(?:[\\w-]{1,16} ){0,4}(?:partner|supplier|provider|vendor|distributor|reseller|platform)\\b(?! (?:of the year|director|manager))|(?:official|exclusive|preferred|launch|technology|premier|authori[sz]ed|certified) (?:\\w{1,14} ){0,2}(?:partner|distributor|reseller|supplier))`,
  ),
  newsPattern(
    'partnership',
    'party',
    '\\b(?:becomes?|became|joins?|joined|named|appointed|is now|now) (?:an? |the |our |its )?(?:[\\w’-]{1,40}[ -]){0,4}(?:partner|reseller|distributor|supplier|licensee|integrator)\\b(?! (?:at|in the|of the year|and)\\b)(?: (?:of|to|for|with|program|network|ecosystem|in|on|by)\\b|$)|\\bjoins? [^!?;|]{0,50}\\bpartner (?:program(?:me)?|network|ecosystem)|\\bpartners? with\\b',
  ),
  newsPattern(
    'partnership',
    'party',
    "\\b(?:kooperier(?:t|en)(?: mit)?|kooperation mit|partnerschaft mit|arbeite(?:t|n) (?:künftig )?(?:mit|zusammen)|zusammenarbeit mit|partenariat|s[’']associe(?:nt)? (?:à|avec)|s[’']allient?|collaboration avec|alianza|se asocia|se alía|acuerdo con|colabora con|colaboración con)(?!\\p{L})",
  ),
  newsPattern(
    'partnership',
    'party',
    `\\bmemorand(?:um|a)\\b(?! of association)|\\b(?:is|are|remains?|becomes?|become) (?:now )?(?:an? |the |our |its )?(?:[\\w-]{1,20} ){0,4}partners?\\b (?:of|for|with|to)\\b|\\bpartners (?:from|as of) (?:today|now)\\b|\\bnew (?:[\\w-]{1,16} ){0,2}partners?(?:\\s?:| (?:for|in)\\b)|\\bfinds? (?:an? |its )?(?:[\\w-]{1,16} ){0,2}partner in\\b|\\b(?:welcomes?|joins?)\\b${NEAR}\\bas (?:an? |its |our |new )?(?:[\\w-]{1,16} ){0,3}(?<!managing |senior |general |equity )partner\\b|\\bnew (?:alliance|cooperation|collaboration)\\b|\\b(?:partner|partnership|cooperation|co-operation) agreement\\b|\\bhand in hand(?:\\s?:| with\\b)|\\b(?:forms?|formed|joins?|founds?)\\b${NEAR}\\bconsortium\\b|\\ball(?:y|ies) (?:itself|ourselves) with\\b`,
  ),
  newsPattern(
    'partnership',
    'product',
    '\\b(?:is|are|becomes?) (?:now )?our (?:[\\w-]{1,16} ){0,3}partner\\b|\\bour new (?:[\\w-]{1,16} ){0,2}partner$',
  ),
  newsPattern(
    'partnership',
    'named',
    '\\b(?:is|are|becomes?|became) (?:now )?(?:an? |the )?Xx{1,80} (?:[\\w-]{1,16} )?partner\\b(?! at\\b)',
  ),
];

/** A customer chooses the company as a supplier: its name follows directly. */
const CHOSEN = newsPattern(
  'partnership',
  'object',
  '\\b(?:selects|chooses|picks|adopts|turns to|opts for|goes with|enlists|signs up|signs|deploys|switches to|standardi[sz]es on|trusts|relies on|partners|onboards|engages|commissions|taps)\\b',
);
/** A verb without its s has more than one party: "Roland, Acme ink deal". */
const BOTH = newsPattern(
  'partnership',
  'party',
  `\\b(?:ink|sign|strike|seal|agree|reach|forge|form|pen)\\b${NEAR}\\b(?:deal|agreement|pact|mou|alliance|partnership|accord)\\b`,
);
/** Two parties who do something together; capitals mark names. */
const JOINTLY: NewsPattern = {
  category: 'partnership',
  actorRole: 'party',
  pattern:
    /(?<=\p{Lu}[\p{L}\d&.-]{0,80}(?:,|,? (?:and|&|und|et|y)) (?:the )?)\p{Lu}[^\s,:;]{1,80}(?: (?:of (?:the )?)?\p{Lu}[^\s,:;]{1,24}){0,3} (?:to )?(?:[Aa]nnounce|[Ll]aunch|[Uu]nveil|[Aa]gree|[Cc]reate|[Bb]uild|[Dd]evelop|[Bb]ring|[Ii]ntroduce|[Oo]ffer|[Ss]ign|[Ff]orm|[Dd]eliver|[Ww]ork|[Ii]ntegrate|[Cc]ooperate|[Tt]est|[Pp]ilot|[Ee]xtend|[Ee]xpand|[Dd]eepen|[Pp]artner|[Ss]hare|[Pp]ool|[Cc]o-operate|[Cc]ollaborate|[Uu]nite|[Ii]nk|[Ss]trike|[Ss]eal|[Tt]eam|[Aa]lly|[Rr]enew)\b(?! (?:merger|acquisition))/u,
};

/** Words that join two names without a verb, and sharing with a named party. The company is masked: `Xxxx`. */
const PAIRED: readonly RegExp[] = [
  /\bXx{1,80} (?:×|x|X|\+) \p{Lu}|\p{Lu}[\p{L}\d.-]{1,40} (?:×|x|X|\+) Xx{1,80}\b/u,
  /^(?:Xx{1,80} (?:and|&) (?:the )?(?!Xx)\p{Lu}[\p{L}\d.-]{2,24}(?: (?:of )?\p{Lu}[\p{L}\d.-]{1,24}){0,2}|\p{Lu}[\p{L}\d.-]{2,24}(?: (?:of )?\p{Lu}[\p{L}\d.-]{1,24}){0,2} (?:and|&) Xx{1,80})(?:$|:(?! (?:an? )?(?:comparison|compar|who|which|what|how|why)))/u,
  /\b[Ss]har(?:es?|ing) (?:[\w-]{1,16} ){0,4}(?:lab|laboratory|workshop|hall|data|offices?|space|kitchen|depots?|warehouse|fleet|facilit(?:y|ies)|equipment|tools|premises|roof|know-how|stage|halls) with (?:[\w-]{1,16} ){0,2}\p{Lu}/u,
  // One of the two is no firm and has no capital.
  /(?<=\bXx{1,80} (?:and|&) (?:the |an? |our )?(?:[\p{L}\d’.-]{1,20} ){1,4})(?:share|partner|pool|sign|agree|cooperate|co-operate|collaborate|work together|join forces|ink)\b(?! (?:\w{1,12} )?(?:wage|pay|labou?r|settlement|merger|tariff|deal))/u,
  /\b[Ss]har(?:es?|ing) (?:[\w-]{1,16} ){0,4}(?:lab|laboratory|workshop|hall|offices?|kitchen|depots?|warehouse|fleet|equipment|premises|roof|stage) with (?:[\w-]{1,16} ){0,3}(?:school|university|museum|hotel|hospital|clinic|college|institute|library|theatre|club|zoo|city|town|farm|cooperative)\b/u,
  /\b(?:wins|takes|gains|gets|has) (?:[^ ,;:]{1,20} ){1,5}as (?:an? |its |our |new ){0,2}(?:[\w-]{1,16} )?partner\b/u,
  /^Together with (?:the )?\p{Lu}|\b[Ww]orks? (?:closely )?together with (?:the )?\p{Lu}/u,
];

/** Patterns of two parties, distinguished by capitals and word order. */
export const JOINT_ACTION_PATTERNS: readonly NewsPattern[] = [
  { category: 'partnership', actorRole: 'named', pattern: /(?<=\bXx{1,80} )partners (?!Meet|Day|Program)\p{Lu}/u },
  CHOSEN,
  BOTH,
  JOINTLY,
  ...PAIRED.map((found): NewsPattern => ({ category: 'partnership', actorRole: 'party', pattern: found })),
];
