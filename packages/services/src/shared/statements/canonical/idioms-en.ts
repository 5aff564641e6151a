import { type Idiom, verbIdiom } from './idiom.ts';

const TAKE = 'take takes took taken taking';
const PUT = 'put puts put put putting';
const MAKE = 'make makes made made making';
const COME = 'come comes came come coming';
const GO = 'go goes went gone going';
const TURN = 'turn turns turned turned turning';
const ACQUIRE = 'acquire acquires acquired acquired acquiring';
const OPEN = 'open opens opened opened opening';
const COMMISSION = 'commission commissions commissioned commissioned commissioning';
const HIRE = 'hire hires hired hired hiring';
const SHUT = 'shut shuts shut shut shutting';
const INVEST = 'invest invests invested invested investing';
const RECEIVE = 'receive receives received received receiving';
const DISMISS = 'sack sacks sacked sacked sacking';
const WIN = 'win wins won won winning';
const COUNT = '(?=\\d|(?:another|more|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\\b)';
const SITE =
  '(?=(?:its|the|their|a|an|our|[\\p{L}\\d]+) (?:[\\p{L}\\d-]+ ){0,3}(?:factory|factories|plants?|shops?|stores?|offices?|branch(?:es)?|mills?|depots?|warehouses?|foundry|sites?|works|showrooms?|restaurants?|hotels?|clinics?|labs?|bakery|quarry|pit|mine)\\b)';

/** Phrases of English for events that have a common verb. */
export const ENGLISH_IDIOMS: readonly Idiom[] = [
  ...verbIdiom(TAKE, ' over(?! (?:as|from|for|at)\\b)', ACQUIRE),
  ...verbIdiom('snap snaps snapped snapped snapping', ' up\\b', ACQUIRE),
  ...verbIdiom('gobble gobbles gobbled gobbled gobbling', ' up\\b', ACQUIRE),
  ...verbIdiom('swallow swallows swallowed swallowed swallowing', ' up\\b', ACQUIRE),
  ...verbIdiom('get gets got got getting', ' (?:its|their) hands on\\b', ACQUIRE),
  ...verbIdiom(
    'rescue rescues rescued rescued rescuing',
    '\\b(?=[^.;]* (?:from|out of) (?:administration|insolvency|receivership|bankruptcy))',
    ACQUIRE,
  ),
  ...verbIdiom('pick picks picked picked picking', ' up (?=[^.;]{3,60} for [$€£]\\d)', ACQUIRE, ' '),
  [/\b(?:now )?belongs to\b/giu, 'was acquired by'],
  [/\bpassed into the (?:hands|ownership) of\b|\bwas handed to new owners?,/giu, 'was acquired by'],
  ...verbIdiom('inaugurate inaugurates inaugurated inaugurated inaugurating', '\\b', OPEN),
  ...verbIdiom('cut cuts cut cut cutting', ' the ribbon (?:on|at|of)\\b', OPEN),
  [/\b(?:threw|thrown) open the doors (?:of|to)\b|\bopened the doors (?:of|to)\b/giu, 'opened'],
  [/\bopened its doors\b/giu, 'opened'],
  [
    /\bwelcomed (?:its|their|the) first (?=(?:\d+ )?(?:patients|guests|children|customers|pupils|visitors|students|shoppers|diners))/giu,
    'opened with ',
  ],
  ...verbIdiom('recruit recruits recruited recruited recruiting', '\\b', HIRE),
  ...verbIdiom('poach poaches poached poached poaching', '\\b', HIRE),
  ...verbIdiom(TAKE, ` on ${COUNT}`, HIRE, ' '),
  ...verbIdiom(MAKE, ' (\\d[\\d,]*(?: \\p{Ll}+){0,3}?) redundant\\b', DISMISS, ' $1'),
  ...verbIdiom(MAKE, ' redundant\\b', DISMISS),
  ...verbIdiom('lay lays laid laid laying', ' off\\b', DISMISS),
  ...verbIdiom('show shows showed shown showing', ' (\\d[\\d,]*(?: \\p{Ll}+){0,3}?) the door\\b', DISMISS, ' $1'),
  ...verbIdiom('let lets let let letting', ' (\\d[\\d,]*(?: \\p{Ll}+){0,3}?) go\\b', DISMISS, ' $1'),
  [/\b(was|were|been|be|is|are|being) (?:let go|shown the door)\b/giu, '$1 sacked'],
  ...verbIdiom('shed sheds shed shed shedding', ' (?=\\d)', DISMISS, ' '),
  ...verbIdiom('switch switches switched switched switching', ' on\\b', COMMISSION),
  ...verbIdiom('start starts started started starting', ' up\\b(?!-)', COMMISSION),
  ...verbIdiom('fire fires fired fired firing', ' up\\b', COMMISSION),
  ...verbIdiom(
    'bring brings brought brought bringing',
    ' (?=[^.,;]{3,70} (?:into (?:operation|service)|on ?(?:line|stream)))',
    COMMISSION,
    ' ',
  ),
  ...verbIdiom(PUT, ' (?=[^.,;]{3,70} (?:into (?:operation|service)|on ?stream))', COMMISSION, ' '),
  ...verbIdiom(COME, ' (?:on ?stream|on ?line|into (?:operation|service))\\b', COMMISSION),
  ...verbIdiom(GO, ' (?:live|on ?stream|on ?line|into (?:operation|service))\\b', COMMISSION),
  [
    /\b(?:began|started) (?:feeding the grid|operations?|operating|working|running)\b/giu,
    'commissioned feeding the grid',
  ],
  [
    /\b(is|are|was|were|been) (?:now )?(?:up and running|in operation|in service|at work|operational|live)\b/giu,
    '$1 operating',
  ],
  ...verbIdiom('shutter shutters shuttered shuttered shuttering', '\\b', SHUT),
  ...verbIdiom('close closes closed closed closing', `(?: down)? ${SITE}`, SHUT, ' '),
  [/\b(?:shut|closed|closes|shuts|closing|shutting) (?:down|its doors)\b/giu, 'shut'],
  ...verbIdiom('wind winds wound wound winding', ' down\\b', SHUT),
  [/\bwas halted for good\b|\bceased for good\b/giu, 'was shut'],
  ...verbIdiom(PUT, ' (?=(?:another |about |some |around )?[$€£]?\\d[^.;]{0,40} into )', INVEST, ' '),
  ...verbIdiom('plough ploughs ploughed ploughed ploughing', '(?= [^.;]{0,40} into )', INVEST),
  ...verbIdiom(TAKE, ' delivery of\\b', RECEIVE),
  ...verbIdiom(
    'land lands landed landed landing',
    ' (?=(?:an?|the|its) (?:[\\p{L}\\d$€£.,-]+ ){0,4}(?:order|contract|deal)\\b)',
    WIN,
    ' ',
  ),
  ...verbIdiom(
    'secure secures secured secured securing',
    ' (?=(?:an?|the|its) (?:[\\p{L}\\d$€£.,-]+ ){0,4}(?:order|contract|deal)\\b)',
    WIN,
    ' ',
  ),
  ...verbIdiom(TAKE, ' (?=(?:the |an? )?(?:[\\p{L}-]+ ){0,3}(?:prize|award|gold|medal|trophy)\\b)', WIN, ' '),
  [/\b(?:was|were|has been|have been) awarded (?=(?:the|an?) (?:[\w-]+ ){0,4}(?:award|prize|medal)\b)/giu, 'won '],
  [/\b(?:received|collected) (?=(?:the|an?) (?:[\w-]+ ){0,4}(?:award|prize|medal)\b)/giu, 'won '],
  [
    /\b(closed?|closes|bags|bagged|lands|landed|nets|netted|pockets|pocketed|scoops|scooped|pulls in|pulled in|lands) (?=(?:an? |its |another )?(?:[$€£]\d|[^,;.]{0,40}\b(?:round|series [a-f]|seed)\b))/giu,
    'raised ',
  ],
  [/\b(series [a-f])(?! round)\b/giu, '$1 round'],
  [
    /\bnamed (?=(?:\p{Lu}[\p{L}.’'-]+ ){0,3}(?:as |its |the |to be )?(?:new )?(?:chief|head of|managing|president|chair|director|vice|general manager|finance|CEO|CFO|CTO|COO)\b)/gu,
    'appointed ',
  ],
  [
    /\bnames (?=(?:\p{Lu}[\p{L}.’'-]+ ){1,3}(?:as |its |the )?(?:new )?(?:chief|head|managing|president|chair|director|vice|CEO|CFO|CTO|COO)\b)/gu,
    'appoints ',
  ],
  [
    /\b(?:became|has become|becomes) (?=(?:the |its )?(?:new )?(?:chief|head of|managing|president|chair|director|CEO|CFO|CTO|COO)\b)/giu,
    'was appointed ',
  ],
  ...verbIdiom(
    'set sets set set setting',
    ' up (?=(?:an?|its|the) )',
    'establish establishes established established establishing',
    ' ',
  ),
  ...verbIdiom('team teams teamed teamed teaming', ' up\\b', 'partner partners partnered partnered partnering'),
  ...verbIdiom('join joins joined joined joining', ' forces\\b', 'partner partners partnered partnered partnering'),
  ...verbIdiom('down downs downed downed downing', ' tools\\b', 'strike strikes struck struck striking'),
  ...verbIdiom(GO, ' on strike\\b', 'strike strikes struck struck striking'),
  ...verbIdiom('walk walks walked walked walking', ' out(?= (?:over|in|on))', 'strike strikes struck struck striking'),
  ...verbIdiom('bury buries buried buried burying', ' the hatchet\\b', 'settle settles settled settled settling'),
  ...verbIdiom('roll rolls rolled rolled rolling', ' out\\b', 'launch launches launched launched launching'),
  ...verbIdiom(TURN, ' out\\b', 'produce produces produced produced producing'),
  ...verbIdiom(
    'carry carries carried carried carrying',
    ' out\\b',
    'complete completes completed completed completing',
  ),
  [
    /\b(?:is|are|was|were) back in the black\b|\breturned to (?:the black|profit(?:ability)?)\b/giu,
    'returned to profit',
  ],
  ...verbIdiom(GO, ' public\\b', 'float floats floated floated floating'),
  [/\bshares in (.{3,60}?) changed hands for the first time\b/giu, '$1 floated'],
  [/\bmade its (?:stock[- ]market|trading) debut\b/giu, 'floated'],
  [/\b(?:twelve|12) months (?=to |ended )/giu, 'year '],
  [/\b(?:in )?(?:the )?(20\d\d) (?:financial|fiscal|business) year\b/giu, 'in $1'],
  [/\b(?:financial|fiscal) year (20\d\d)\b/giu, '$1'],
  ...verbIdiom('give gives gave given giving', ' way to\\b', 'replace replaces replaced replaced replacing'),
];
