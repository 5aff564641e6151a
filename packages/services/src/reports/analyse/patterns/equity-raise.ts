import { MONEY } from './money.ts';
import { GAP, NEAR, type NewsPattern, newsPattern } from './news-pattern.ts';

const ROUND =
  '(?:pre-?seed|(?:(?:a |its |our |the )?seed|angel|bridge|growth|venture|funding|financing|investment|equity|crowdfunding|fundraising|extension|pre-series [a-k]|series [a-k]\\d?)[ -](?:\\w{1,12}[ -])?(?:rounds?|funding|financing|extension|investments?|capital|raise|equity|stage|cheque|check)|(?:pre-)?series [a-k]\\b(?!-)(?! of\\b| models?\\b)|seed (?:money|capital|round)|new (?:funding|capital|financing)|fresh (?:funding|capital)|funding\\b(?! (?:gap|cuts?|crisis|formula))|growth capital|growth equity|venture (?:debt|capital)|debt financing|credit facility|mezzanine|financing\\b|fundraise|private placement|convertible note|(?:six|seven|eight|nine)-figure (?:sum|amount|round)|undisclosed (?:amount|sum)|capital increase|kapitalerhöhung|finanzierungsrunde|levée de fonds|tour de table|ronda de (?:financiación|inversión))';
const NOT_EQUITY =
  '(?!\\s(?:in |of |worth of |for )?(?:(?!(?:to|from|by|as|with|after) )\\w{1,14}\\s){0,3}(?:contracts?|orders?|fine|penalty|settlement|grants?|revenue|sales|savings|profit|charity|charities|hospice|hospital|lawsuit|tender|deals? (?:with|from)|award|prize|donation|damages|customers|users|downloads|bookings))';
const GET =
  'rais(?:es?|ed|ing)|secur(?:es?|ed|ing)|clos(?:es?|ed|ing)|land(?:s|ed)?|bag(?:s|ged)|nab(?:s|bed)|snag(?:s|ged)?|scoops?|pocket(?:s|ed)|net(?:s|ted)|obtain(?:s|ed)?|gets?|grabs?|attract(?:s|ed)|pull(?:s|ed) in|bring(?:s)? in|brought in|score(?:s|d)|receiv(?:es?|ed)|completes?|completed|announc(?:es?|ed|ing)|draws?|picks up|hauls in|wraps up|adds|tops? up|topped up|locks in|reels in|banks|collects?|garners|signs?|signed|arranges?|agrees|extends?|extended|lèvent?|levanta|recauda|cierra|capta|obtient|boucle|erhält|sammelt|schließt|holt';

/** Incoming money. */
export const EQUITY_RAISE_PATTERNS: readonly NewsPattern[] = [
  newsPattern(
    'equity_raise',
    'doer',
    `\\b(?:${GET})\\b(?! awareness| prices?)${GAP}(?:${MONEY})${NOT_EQUITY}(?=${GAP}(?:\\b(?:${ROUND}|round|led by|backed by|from investors|investors?|valuation|equity|shares|stake)\\b|$|[,;:–—]|\\s(?:to|for|in|from|at|as|with|von|für|pour|para|auprès|ein)\\b))`,
  ),
  newsPattern('equity_raise', 'doer', `\\b(?:${GET})\\b${GAP}\\b${ROUND}`),
  newsPattern(
    'equity_raise',
    'topic',
    `(?:${MONEY})[ -](?:${ROUND}|(?:\\w{1,12} )?(?:round|raise|fundraise|injection|war chest)\\b|(?:in|of) (?:${ROUND}))`,
  ),
  newsPattern('equity_raise', 'topic', `(?:^|:\\s)(?:${MONEY})\\s(?:to|for)\\b`),
  newsPattern(
    'equity_raise',
    'topic',
    `\\b(?:our|new|oversubscribed|${MONEY}|the|its)\\s(?:\\w{1,14}\\s){0,2}${ROUND}`,
  ),
  newsPattern(
    'equity_raise',
    'topic',
    '\\b(?:pre-?seed|seed|series [a-k]\\d?|funding|financing|growth) round\\b|\\bseries [a-k]\\d?(?:\\s?:|\\s[–—-]|\\s(?:funding|financing|led by|extension|closed|closes))|\\bround led by\\b|\\boversubscribed\\b',
  ),
  newsPattern(
    'equity_raise',
    'doer',
    '\\b(?:files?|filed|filing|registers?|applies) (?:\\w{1,14} ){0,3}(?:for|to) (?:\\w{1,12} ){0,3}(?:ipo|initial public offering|go public|listing)\\b|\\b(?:goes|went|going|go) public\\b|\\bprices? (?:[\\w$€£.]{1,14} ){0,3}(?:ipo|offering|public offering)|\\b(?:completes?|closes?|launches|announces?|raises)\\b[^!?;|]{0,40}\\b(?:ipo|initial public offering|public offering|direct listing|rights issue|share placement)\\b|\\b(?:lists?(?: shares)?|listed|debuts?|starts trading|begins trading|floats?) on (?:the )?(?:\\w{1,12} ){0,2}(?:nasdaq|nyse|exchange|stock|aim|euronext|börse|bourse)',
  ),
  newsPattern(
    'equity_raise',
    'doer',
    `\\b(?:valued at|reaches (?:\\w{1,12}\\s){0,2}valuation|valuation (?:of|to|hits|reaches)|(?:hits|reaches|achieves|gains|attains) (?:\\w{1,14}\\s){0,3}unicorn|(?:reaches|hits|achieves|tops|passes|crosses)\\b[^!?;|]{0,30}\\bvaluation|valuation (?:doubles|triples|soars|jumps|rises)|becomes (?:\\w{1,14}\\s){0,3}unicorn|hits (?:${MONEY}) valuation)`,
  ),
  newsPattern('equity_raise', 'topic', `\\b(?:at )?(?:${MONEY}) valuation\\b`),
  newsPattern(
    'equity_raise',
    'aim',
    `\\b(?:backs|backed|invest(?:s|ed|ing)?\\b(?:${GAP})(?:in|into)\\b|leads?\\b${GAP}\\b(?:round|investment|financing|funding)\\b${GAP}\\b(?:in|for|of)\\b|(?:takes?|acquires?|buys?|took|acquired|bought)\\b${GAP}\\b(?:stake|shareholding|shares?|interest) in|injects?\\b${GAP}\\binto|pours?\\b${GAP}\\binto|puts?\\b${GAP}\\binto|bets?\\b${GAP}\\bon|pumps?\\b${GAP}\\binto|commits?\\b${GAP}\\bto|investieren\\b${GAP}\\bin|beteiligt sich\\b${GAP}\\ban|steigt bei|investit\\b${GAP}\\bdans|invierte\\b${GAP}\\ben)`,
  ),
  newsPattern(
    'equity_raise',
    'doer',
    `\\b(?:welcomes|gains?|secures?|announces?|receives?|attracts?|accepts?|lands?|wins?|gets|takes|sells?|closes)\\b${GAP}\\b(?:(?:strategic|minority|majority|growth|equity|significant|major|new|angel) (?:\\w{1,12} )?(?:investments?|investors?|shareholders?|stake)|investment from|backing (?:from|of)|investment by|minority stake)`,
  ),
  newsPattern(
    'equity_raise',
    'doer',
    `\\b(?:sammelt|wirbt|lève|levanta|recauda|erhält|sichert sich|obtient|cierra|capta)\\b${GAP}(?:${MONEY})`,
  ),
  // Many small investors.
  newsPattern('equity_raise', 'doer', `\\bcrowd-?funds?\\b|\\bcrowd-?funded (?:${MONEY})`),
  newsPattern(
    'equity_raise',
    'topic',
    '\\bcrowd-?funding (?:target|goal|campaign|round|drive|raise|closes|closed|passes|hits|succeeds|reaches)\\b|\\bon (?:crowdcube|seedrs|wefunder|companisto|republic europe)\\b',
  ),
  newsPattern(
    'equity_raise',
    'doer',
    `\\b(?:passes|hits|reaches|tops|smashes|exceeds|beats)\\b${GAP}\\b(?:crowd-?funding|on (?:crowdcube|seedrs|wefunder|companisto))\\b`,
  ),
  // An investor who is welcomed.
  newsPattern(
    'equity_raise',
    'topic',
    `\\b(?:welcomes?|welcoming|greets?|greeting|meet|new|our|lead) (?:[\\w-]{1,20}[,:]? (?:as |our |a |the )?){0,5}(?:(?<!private )investors?|shareholders?|backers?|co-owners?)\\b(?! (?:relations?|day|deck|presentation|letter|portal|call|meeting|conference|confidence|questions|services))`,
  ),
  newsPattern(
    'equity_raise',
    'party',
    `\\b(?:becomes?|joins?|comes? (?:in|aboard|on board)|steps? in|gets? on board|enters?)\\b${NEAR}\\b(?:investor|shareholder|backer|co-owner)s?\\b(?! (?:relations|day))`,
  ),
  newsPattern(
    'equity_raise',
    'product',
    '\\bour new (?:[\\w-]{1,14} ){0,2}(?:investor|shareholder)s?\\b(?! relations)|\\bcomes? (?:in|aboard|on board) as (?:an? |our )?(?:[\\w-]{1,14} ){0,2}(?:investor|shareholder)\\b',
  ),
  // An earlier round that grows.
  newsPattern(
    'equity_raise',
    'doer',
    `\\b(?:enlarges?d?|expands?|expanded|upsizes?d?|increases?d?|doubles?d?|triples?d?|grows?|boosts?|reopens?|lifts?)\\b (?:[\\w-]{1,12} ){0,2}${ROUND}`,
  ),
  newsPattern(
    'equity_raise',
    'topic',
    `\\b${ROUND} (?:grows|rises|climbs|swells|increases|reaches|totals|now (?:at|totals)|(?:is |was )?(?:extended|enlarged|upsized|doubled|oversubscribed))\\b|\\b(?:first|second|third|final) clos(?:e|ing)\\b|\\b(?:on top of|takes|brings|lifts) (?:our|its|the) (?:[\\w-]{1,12} ){0,2}${ROUND}|\\bcapital increase\\b|\\b(?:fresh|new|further|more) (?:millions|money|cash|funds)\\b(?! (?:market|transfers?|laundering|flow))|\\bround (?:is )?closed\\b|(?:${MONEY}) from (?=[A-Z])`,
  ),
  newsPattern('equity_raise', 'product', `\\bleads? our (?:[\\w-]{1,12} ){0,2}${ROUND}`),
  // A part of the company that is sold.
  newsPattern(
    'equity_raise',
    'topic',
    `\\bsells?\\b${NEAR}\\b(?:stake|minority share|minority interest|shareholding|per ?cent of (?:its|the|our) (?:shares|company|capital))\\b(?! in (?!itself|the company))`,
  ),
  newsPattern(
    'equity_raise',
    'aim',
    `\\b(?:acquires?|buys?|bought|takes?|took|pays?|paid|gets?)\\b${GAP}(?:\\d ?%|per ?cent|percent|\\bfifth|\\bquarter|\\bthird|\\btenth|\\bhalf|\\bminority|\\bshares?)(?: (?:stake|share|interest))? (?:of|in)\\b`,
  ),
  // Notices of listed companies.
  newsPattern(
    'equity_raise',
    'product',
    '\\bresults? of (?:the |its |our )?(?:placing|subscription|retail offer|open offer|primarybid|fundrais\\w{2,3}|rights issue|share issue|bookbuild)|\\bproposed (?:placing|fundrais\\w{2,3}|subscription|capital raise|rights issue|share issue)|\\b(?:primarybid|retail|open) offer\\b(?! (?:letter|price))|\\bplacing (?:and|of) (?:[\\w-]{1,16} ){0,3}(?:subscription|offer|shares)|\\b(?:accelerated bookbuild|conditional placing)\\b',
  ),
];
