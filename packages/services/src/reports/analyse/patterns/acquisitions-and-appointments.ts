import { MONEY } from './money.ts';
import { GAP, NEAR, type NewsPattern, newsPattern } from './news-pattern.ts';

/** Words that make the acquired thing a company, whatever else its description says. */
const FIRM =
  '(?:maker|manufacturer|producer|firm|company|startup|start-up|developer|specialist|business|rival|competitor|studio|platform|portal|provider|broker|dealer|chain|agency|brand|subsidiary|unit|division|operations)s?';
const ESTATE =
  '(?:offices?(?! design)|hqs?|headquarters|campus|plants?|factor(?:y|ies)|facilit(?:y|ies)|warehouses?|showroom|premises|depot|land|plot|buildings?|site|acres|hectares|square|robots?|shares|stake|space|tower|hall)';

/** Firms that the company buys: whatever the price, it is money spent and not money raised. */
export const ACQUISITION_PATTERNS: readonly NewsPattern[] = [
  newsPattern(
    'other',
    'doer',
    `\\b(?:buys?|bought|acquires?|acquired|purchases?|purchased|snaps up|takes? over|took over|swallows|absorbs|gobbles up)\\b (?:(?=${NEAR}\\b${FIRM}\\b)|(?!${NEAR}\\b(?:${ESTATE}|floors?)\\b))`,
  ),
  newsPattern(
    'other',
    'doer',
    `\\b(?:secur|clos|complet|agree|announc|seal|finali[sz]|conclud|clinch|sign)\\w{0,4}\\b${NEAR}\\b(?:takeover|acquisition|purchase|buyout|buy-out) (?:of|deal)\\b|\\b(?:secures?|agrees?|closes?|completes?)\\b${NEAR}\\btakeover\\b|\\bpay(?:s|ing)? (?:${MONEY}) (?:in cash )?for\\b(?!${NEAR}\\b${ESTATE}\\b)|\\b(?:spends?|picks? up|lands?)\\b${NEAR}\\b(?:${FIRM})\\b${GAP}(?:for (?:${MONEY})|$)|\\b(?:takes?|took|buys?|bought|acquires?) (?:an? |the )?(?:[\\w%.-]{1,14} ){0,4}(?:stake|shareholding|interest) in\\b|\\bbelongs to\\b`,
  ),
];

/** A person at the start of a headline: "Jane Roe", "Former Globex boss Dr Jane van Roe, 41,". */
const PERSON =
  "(?<=^(?!(?:How|Why|What|When|Where|Who|The|Our|New|Meet|With|After|From|In|At) )(?:(?:Former |Ex-)?(?:\\p{Lu}[\\p{L}&.-]{1,24} ){0,2}(?:boss|veteran|executive|manager|chief|CEO|CFO|founder|engineer) )?(?:(?:Dr|Prof|Mr|Ms|Mrs)\\.? )?(?!Xx)\\p{Lu}[\\p{L}'’.-]{1,20} (?:(?:van|von|de|der|di|da|la|\\p{Lu}\\.) ){0,2}(?!Xx)\\p{Lu}[\\p{L}'’-]{1,24}(?: (?!Xx)\\p{Lu}[\\p{Ll}'’-]{1,24})?(?:, [^,]{2,50},)? )";
const ROLE =
  '(?:[Cc]hief|[Hh]ead|[Dd]irector|[Mm]anager|[Pp]resident|[Cc]hair(?:man|woman|person)?|[Oo]fficer|[Bb]oss|[Ll]ead(?:er)?|[Tt]reasurer|[Cc]ontroller|[Ss]ecretary|[Cc]ounsel|[Ee]ditor|[Cc]hef|[Ff]oreman|\\p{L}{0,12}master|[Ee]ngineer|[Aa]rchitect|[Ss]pokes\\p{L}{3,6}|[Ss]upervisor|[Pp]artner|[Dd]esigner|[Ss]cientist|[Cc]urator|[Pp]rincipal|[Cc]oordinator|C[EFTOMRI]O|CPO|CISO|VP|SVP|[Bb]oard)';
const WORDS = "(?:[\\p{L}&’'-]{1,20} ){0,5}";
/** The same without names: another firm's role is another firm's news. */
const OWN_WORDS =
  '(?:(?:[\\p{Ll}&’-]{1,20}|Managing|Vice|Senior|Deputy|Global|Executive|General|Technical|Creative|Commercial|Group|Regional|R&D) ){0,5}';
const BECOMES =
  '(?:[Bb]ecomes?|[Bb]ecame|(?:is|has been|was) (?:now |our |the |its |a )?(?:new |next )?(?:appointed |named |elected |promoted |made )?|[Aa]ppointed|[Nn]amed|[Mm]ade|[Ee]lected|[Pp]romoted|[Ss]teps up|[Mm]oves up|[Tt]akes over|[Tt]akes on|[Ss]ucceeds|[Rr]eturns|[Jj]oins)';

const person = (actorRole: NewsPattern['actorRole'], source: string): NewsPattern => ({
  category: 'other',
  actorRole,
  pattern: new RegExp(PERSON + source, 'u'),
});

/** Headlines whose subject is a person who takes up a role; capitals mark names. */
export const APPOINTMENT_PATTERNS: readonly NewsPattern[] = [
  person('object', "(?:[Jj]oins|[Rr]ejoins|has joined)(?= Xx{1,80}(?!['’x]))"),
  person('aim', `${BECOMES} ?${WORDS}${ROLE}\\b`),
  person(
    'aim',
    '(?:[Tt]akes the helm|[Tt]o (?:lead|head|run|become|join)|(?:is|has been) (?:appointed|named|elected)|[Hh]eads|[Ll]eads)',
  ),
  // In the company's own newsroom only the person is named; another firm after the role is another firm's news.
  person('product', `${BECOMES} ?${OWN_WORDS}${ROLE}\\b(?! (?:of|at|for|with) (?:the )?\\p{Lu})`),
  person(
    'product',
    '(?:is (?:now )?|has been )?(?:appointed|named|elected)(?: as)? (?!best|one|among|in )(?:[\\p{Ll}’-]{2,20} ?){1,5}$',
  ),
];
