import { MONEY } from './money.ts';
import { type NewsPattern, newsPattern } from './news-pattern.ts';

const other = (actorRole: NewsPattern['actorRole'], source: string): NewsPattern =>
  newsPattern('other', actorRole, source);

const ROLE =
  '(?:ceo|cfo|cto|coo|cmo|cro|cio|ciso|cpo|chro|chief|president|chair(?:man|woman|person)?|director|vice president|vp|svp|evp|head|board|general counsel|managing|partner|founder|leader|lead|general manager|geschäftsführer|vorstand|directeur|directrice|directora?|consejero)';
const GAP = '[^!?;|]{0,60}?';

/** People, deals, prizes, figures, cuts, courts: news beside money, partners and offices. */
export const OTHER_NEWS_PATTERNS: readonly NewsPattern[] = [
  // People.
  other(
    'doer',
    `\\b(?:appoints?|appointed|names?|hires?|hired|promotes?|promoted|elects?|elected|taps?|recruits?|poaches|welcomes?|adds?|announces|announced|selects|unveils|ernennt|beruft|nomme|nombra)\\b${GAP}(?:\\b${ROLE}\\b|vorstand|geschäftsführ|directrice|directeur|directora?\\b)`,
  ),
  other(
    'topic',
    `\\b(?:appointment of|appointed|named|promoted to|elected to|steps? down|stepping down|resigns?|resigned|retires?|retiring|departs?|to succeed|succeeds|takes over as|takes the helm|ousted|new (?:\\w{1,16} ){0,3}${ROLE}|joins? (?:\\w{1,16}[ '’]){0,4}(?:as|board|team|leadership|advisory|from)|(?:strengthens|expands|bolsters|grows|reshuffles|shakes up|completes) (?:\\w{1,12} ){0,2}(?:leadership|management|executive|senior|sales|board)|passes away|dies aged)\\b`,
  ),
  // In the company's own newsroom the person may be all that a headline names.
  other(
    'product',
    `\\b(?:appointed|elected|promoted to|joins (?:us )?as|joins us|named as|to succeed|takes over as)\\b${GAP}(?:\\b${ROLE}\\b|chair)`,
  ),
  other('product', '\\bacquisition (?:completed|complete|closed|closes|finali[sz]ed)\\b'),
  // Buying and selling companies.
  other(
    'party',
    `\\b(?:acquir(?:es?|ed|ing)|acquisitions?(?! (?:of (?:customers|talent|leads)|costs?|channels?|strategy|funnel|manager))|buys|bought|to buy|buyout|purchases|takes over|takeover|merg(?:es?|ed|ing|er)|sells|sold to|divests?|divestiture|divestment|spins? (?:off|out)|spin-?(?:off|out)|carve-?out|joins the (?:\\w{1,16} ){1,3}(?:group|family)|now part of|becomes part of|to join (?:the )?\\S{1,20} group|übernimmt|übernahme|rachète|acquiert|adquiere|compra)(?!\\p{L})`,
  ),
  // Prizes, rankings, certificates.
  other(
    'doer',
    `\\b(?:wins|won|winner|wins? |win|named|recogni[sz]ed|honou?red|awarded|receives?|received|shortlisted|finalist|ranks?|ranked|certified|certification|earns?|earned|achieves?|achieved|attains?|gains?|obtains?|accredited|accreditation|scoops?|collects|picks up|secures?|passes|completes|makes|celebrates?|listed|included)\\b${GAP}\\b(?:awards?|prizes?|honou?rs?|medals?|best|top|leader|leaders|list|ranking|index|fast 50|fast 500|quadrant|wave|iso|soc ?2|soc ?1|certifi\\w{1,9}|accredit\\w{1,7}|b corp|approvals?|clearance|authori[sz]ation|licen[cs]es?|status|place to work|places to work|employer|hall of fame|finalists?|contracts?|tender|orders?|grants?|patents?|milestones?|compliance|audit|recognition|designation|of the year|gold|platinum|visionary|challenger|fastest[- ]growing|most innovative|unicorn|mark|marking)\\b`,
  ),
  other(
    'topic',
    '\\b(?:iso(?:/iec)? ?\\d{4,5}|soc ?2(?: type (?:ii|2|i|1))?|fda|ce[- ]mark(?:ing)?|b corp|fedramp|hipaa)\\b[^!?;|]{0,40}\\b(?:certifi\\w{1,9}|compliant|compliance|approv\\w{1,3}|clear\\w{1,4}|clearance|attestation|authori[sz]ation|status|achieved|secured)\\b|\\b(?:fda|ema|mhra)\\b[^!?;|]{0,20}\\b(?:approves|clears|grants)\\b',
  ),
  // Figures.
  other(
    'doer',
    `\\b(?:reports?|reported|posts|posted|publishes|published|announces|announced|releases?|released|delivers|records?|books|beats|misses|tops|lifts|raises|lowers|cuts|reaffirms|confirms|swings|logs|sees|issues)\\b${GAP}\\b(?:results?|revenues?|profits?|loss(?:es)?|earnings|growth|quarter(?:ly)?|turnover|sales|guidance|outlook|forecast|figures|ebitda|arr|dividend|annual report|sustainability report|impact report|half-year|full-year|interim|trading update|buy-?back|accounts)\\b`,
  ),
  other(
    'topic',
    `\\b(?:(?:first|second|third|fourth)[- ]quarter|q[1-4]|h[12]|full[- ]year|half[- ]year|annual|fiscal) (?:\\d{4} )?(?:\\w{1,12} )?(?:results|earnings|revenue|profits?|figures|sales|loss)\\b|\\b(?:revenue|turnover|sales|profits?|arr|headcount|bookings|orders|loss(?:es)?|staff) (?:\\w{1,10} )?(?:up|down|rises?|rose|grows?|grew|jumps?|soars?|falls?|fell|doubles?|doubled|triples?|tripled|climbs?|surges?|widens?|narrows?|tops?|passes|hits|reaches|surpass(?:es)?|exceeds?)\\b|\\brecord (?:year|quarter|revenue|sales|profit|results|growth|orders)\\b`,
  ),
  other(
    'doer',
    `\\b(?:surpass(?:es|ed)|reach(?:es|ed)|hits?|pass(?:es|ed)|cross(?:es|ed)|exceeds?|tops?|tripl(?:es|ed)|doubl(?:es|ed)|grows?|grew|serves|ships|delivers|delivered|marks|celebrat(?:es|ed|ing)|turns|exceeds|sells|processes|produces|completes)\\b${GAP}(?:\\b\\d[\\d.,]*(?:th|st|nd|rd|k|m|bn|%)?\\+?(?=[\\s%]|$)|\\b(?:milestones?|anniversary|birthday|decade|years|million|thousand|customers|users|employees|revenue|workforce|headcount|team|profitability|break-?even|capacity|production|sales)\\b)`,
  ),
  // Cuts and jobs.
  other(
    'doer',
    `\\b(?:lay(?:s|ing)? off|laid off|cut(?:s|ting)?|axe[sd]?|slash(?:es|ed)?|shed(?:s|ding)?|eliminat(?:es|ed)|creat(?:es?|ed|ing)|add(?:s|ing)?|hir(?:es?|ing|ed)|recruit(?:s|ing)?|furloughs?|bring(?:s|ing)?)\\b${GAP}\\b(?:jobs?|staff|workers|employees|positions|workforce|roles|people|engineers|headcount)\\b`,
  ),
  other(
    'topic',
    '\\b(?:layoffs?|lay-offs|job cuts|job losses|redundanc(?:y|ies)|restructur(?:es|ed|ing)|workforce reduction|hiring freeze|short-time work|strikes?|walkout|stellenabbau|licenciements|despidos)\\b',
  ),
  // Courts, trouble.
  other(
    'party',
    '\\b(?:lawsuit|class action|sues|sued|suing|settles?|settled|settlement|fined|fine of|investigat(?:es|ed|ing|ion)|probe|antitrust|court|judge|verdict|ruling|rules|ruled|injunction|infringement|recalls?|recalled|product recall|data breach|breach|cyber-?attack|hacked|hackers|ransomware|outage|insolvency|insolvent|bankruptcy|chapter 11|administration|liquidation|receivership|files for|insolvenz|klage|indicted|charged with|whistleblower|apologi[sz]es|fire (?:at|destroys|breaks)|explosion)\\b',
  ),
];

/** Verbs of doing that say little by themselves: the text below may say what it was. */
export const WEAK_VERB_PATTERNS: readonly NewsPattern[] = [
  other(
    'doer',
    '\\b(?:rebrands?|rebranded|rebranding|renam(?:es|ed|ing)|changes? (?:its )?name|becomes|new (?:name|brand|identity|logo|corporate)|reorgani[sz](?:es|ed|ation)|goes private|delists?|delisted|splits|stock split|buy-?back|strategic review|enters?|entered|expands? (?:in ?to|across|to|beyond|in|internationally|globally|operations|business|capacity|team|its|our|production|leadership)|expanded (?:in ?to|to|its)|exits?|pulls? out|withdraws?|winds down|shuts? down|ceases|ends|cancels|scraps|postpones|delays|halts|suspends|resumes|restarts|terminates|commits? to|pledg(?:es|ed)|donat(?:es|ed|ing)|sponsors|signs up to|adopts|introduces? (?:\\w{1,12}[ -]){0,3}(?:week|policy|scheme|leave|bonus)|four-day week|joins|invests?|invested|backs|leads|goes carbon|carbon[- ]neutral|net[- ]zero|climate[- ]neutral|b corp|wins|won|signs?|signed|begins?|starts?|started|completes?|completed|secures|supplies|delivers|delivered|installs|receives|received|files?|filed|granted|grants|patents?|doses|enrols|enrolls|demonstrates|trials|pilots|tests|publishes|testif(?:ies|ied)|responds|warns|faces|loses|lost|gains|raises (?:prices|wages|pay|salaries|dividend|guidance|forecast|outlook)|increases|reduces|lowers|cuts|transitions|switches|extends|renews|breaks|sets|achieves|achieved)\\b',
  ),
];

/** Changes of the company itself. */
export const COMPANY_CHANGE_PATTERNS: readonly NewsPattern[] = [
  other(
    'topic',
    `\\b(?:anniversary|milestone (?:reached|of)|leadership (?:update|change|transition)|changes? (?:to|in) (?:our|the) (?:board|management|leadership)|(?:half|full)-year (?:report|results)|annual report|trading update|profit warning|\\d+ new jobs|product recall|^recall|added to (?:the )?[^!?;|]{0,30}index|first customer|grant of (?:${MONEY})|contract (?:win|award|worth)|(?:wins|won|awarded) (?:\\w{1,14} ){0,4}contract|patent (?:granted|awarded|application)|(?:new|our) (?:ceo|cfo|cto|coo|brand|name)|joins? (?:the )?board|rebrand|years (?:of|old|young)|turns \\d|market entry|statement (?:on|regarding|about)|\\b(?:ceo|cfo|cto|coo|chief executive|founder|chair(?:man|woman)?|president)\\b[^!?;|]{0,30}\\b(?:to leave|leaves|leaving|exits|quits|departs|is out|to step)\\b|departure of)\\b`,
  ),
];
