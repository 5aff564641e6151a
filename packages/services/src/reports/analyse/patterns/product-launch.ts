import type { NewsCategory } from '../../schemas.ts';
import { type NewsPattern, newsPattern } from './news-pattern.ts';

const launch = (actorRole: NewsPattern['actorRole'], source: string): NewsPattern =>
  newsPattern('launch', actorRole, source);

/** Verbs that bring a product to its buyers. */
export const LAUNCH_VERB =
  "launch(?:es|ed|ing)?|introduc(?:es|ed|ing)|unveil(?:s|ed|ing)?|releas(?:es|ed|ing)|debut(?:s|ed|ing)?|rolls? out|rolled out|rolling out|ships|shipped|presents|presented|reveals|revealed|premieres|brings? out|(?:is|are|we[’']re) (?:proud|pleased|excited|thrilled|delighted|happy) to (?:launch|introduce|unveil|release|present)|announc(?:es|ed|ing) (?:the )?(?:(?:general|immediate|commercial|worldwide|global|public|beta|early) )?(?:availability|launch|release|debut|introduction|rollout|roll-out) of|announc(?:es|ed|ing) (?:(?:a|an|its|our|the) )?(?:all-)?new|puts?(?= (?:[^ ,;:]{1,20} ){1,5}on (?:sale|the market))|brings?(?= (?:[^ ,;:]{1,20} ){1,6}to (?:the )?market)|starts? (?:selling|shipping|sales of)|began selling|open(?:s|ed|ing)?(?= (?:[^ ,;:]{1,14} ){0,3}(?:online|web|e-commerce) ?(?:shop|store)\\b)|adds?(?= (?:[^ ,;:]{1,20} ){1,7}to (?:its|our|the) (?:product )?(?:range|line-?up|menu|catalogue|assortment|shelves)\\b)|expands? (?:its |our )?(?:product )?(?:range|line-?up|menu|assortment) (?:with|by)|opens? (?:the )?(?:public |open |closed )?beta of|makes?(?= (?:[^ ,;:]{1,20} ){1,6}available\\b)|takes? the wraps off|lifts? the (?:lid|curtain) on|stellt|bringt|lanciert|veröffentlicht|lance|dévoile|présente|lanza|presenta";

/** What follows the name of a released product. */
export const LAUNCH_STATE =
  '(?:(?:is|are) )?(?:now (?:generally |publicly )?available|generally available|goes? live(?! with)|goes on sale|(?:now |is now |are now )?(?:on sale(?= now)|shipping)|now live|in (?:public|open) beta|live today|out now|now (?:on sale|out|open|in (?:stores|shops|beta)))\\b|(?:is|are) (?:live|here|on sale|out$|available(?:$| (?:now|today|from|in|at|as of|worldwide|nationwide|for (?:order|pre-?order)))\\b)|has (?:arrived|landed|launched|shipped)\\b|enters (?:public |open |private )?beta\\b|hits? (?:the )?(?:market|shelves|stores|shops|streets)\\b|arrives? (?:in|on) (?:shops|stores|shelves|the shelves|the market|the streets)\\b|ships to\\b|(?:now )?ships(?: today| now)?$|available (?:from|as of) (?:today|now|this|(?:mon|tues|wednes|thurs|fri|satur)day)\\b|(?:is|are) out (?:now|today|this week)\\b|(?:leaves|exits) beta\\b|(?:launches|debuts|premieres)(?:$| (?:today|now|this|at|on|worldwide|nationwide)\\b)|open for (?:pre-?)?orders\\b|(?:(?:is|was|has been) )?(?:released|launched|unveiled|introduced) by(?= (?:us|Xx))|(?:is|was|has been) (?:released|launched)\\b|(?:released|launched)$|(?<=(?:online|web) ?(?:shop|store) )(?:is |has |now ){0,2}(?:open|opens|opened|online)\\b';

/** What precedes its name. */
export const LAUNCH_BEFORE =
  '\\b(?:launch|release|debut|introduction|availability|rollout) of|^meet(?= \\p{L})(?![^.!?]{2,60} at )(?![^.!?]{0,60}\\b(?:requirements?|needs|demands|expectations|deadlines?|goals?|standards?|regulations?|obligations|challenges?|criteria|targets?|objectives|compliance)\\b)|^say hello to|^announcing|^(?:now available|now on sale|out now|now in (?:stores|shops)):|^new(?: product| in (?:our|the) (?:range|shop|store))?:|^here comes?|\\b(?:public|open) beta of|\\b(?:deliver(?:y|ies)|sales|shipments) of(?= [^,;:]{2,40} (?:begins?|starts?|ha(?:s|ve) (?:begun|started)))|^(?:a |the )?new(?= (?:[^ ,;:]{1,20} ){1,6}(?:from|by) Xx)|\\b(?:pre-?)?orders? (?:now |are |is ){0,2}open(?:s|ed)? for';

/** "GripOne, our new gripper": the name, and what it is. */
export const NEW_THING =
  /(?<=^\p{Lu}[\p{L}\d]{2,20}(?: [\p{Lu}\d][\p{L}\d]{0,20}){0,2}(?:[,:]| [–—-]) (?:our|an?|the) )new\b(?! (?:chapter|era|home|look|way|name|start|beginning|address|face|colleague|partner)\b)/u;

export const LAUNCH_PATTERNS: readonly NewsPattern[] = [
  launch('doer', `\\b(?:${LAUNCH_VERB})\\b`),
  launch(
    'product',
    `\\b(?:${LAUNCH_STATE})|(?:${LAUNCH_BEFORE}) |\\bgeneral availability\\b|\\b(?:now|is) live\\b|\\b(?:released|launched)\\b`,
  ),
  launch('object', '\\b(?:launched|released|unveiled|introduced|presented) by\\b'),
  { category: 'launch', actorRole: 'product', pattern: NEW_THING },
  { category: 'launch', actorRole: 'product', pattern: /^Announcing \p{Lu}|\b[Bb]rings \p{Lu}[\p{L}\d]{1,24} to\b/u },
];

/** Things that are launched but are no products. */
const NOT_A_PRODUCT =
  /^[^,;:!?]{0,70}?\b(?:initiatives?|program(?:me)?s?|funds?|foundations?|scholarships?|accelerator|incubator|academy|apprenticeships?|campaigns?|competition|contest|challenge|awards?|prizes?|winners?|finalists?|shortlist|speakers?|(?:search|hunt)(?=$| for)|investigation|probe|bid|lawsuit|legal action|appeal|offensive|partnership|alliance|joint venture|operations|business|subsidiary|division|unit|brand|identity|logo|website|site|rebrand|review|recruitment|hiring|buy-?back|offer|tender|strategy|policy|scheme|charity|expansion|service centre|four-day week|board|council|coalition|restructuring|plan|plans|ceo|cfo|cto|chief|president|director|vice president|head of|results|earnings|figures|revenue|guidance|statement|annual report|sustainability report|impact report|esg report|roadmap|new name|(?:offices?|headquarters|hq|factory|plant|warehouse|facility)(?=$|[,;:]| (?:in|at|near|on)\b))\b/i;
const NOT_NEWSWORTHY =
  /^[^,;:!?]{0,60}?\b(?:reports?|guides?|white ?papers?|e-?books?|surveys?|study|studies|research findings|video|blog|series|webinar|newsletter|infographic|calendar|playlist|statement|benchmark|index|checklist|collection of tips|poll|magazine|merch|pages?|colleagues?|interns?|mascot|playlist|podcast|event|conference|summit|tour)\b/i;
/** "Presented how it works", "Unveiling the importance of": a talk or an essay, and no thing. */
const NO_THING =
  /^(?:present(?:s|ed|ing)?|show(?:s|ed|ing)?|reveal(?:s|ed|ing)?|unveil(?:s|ed|ing)?|introduc(?:es|ed|ing))\s(?:how|why|what|where|(?:the\s)?(?:importance|power|potential|secrets?|truth|future|impact|role|benefits|challenges)\sof)\b/i;
const MARKET =
  /^(?:launch(?:es|ed)?|debuts?|rolls? out|goes live|introduc(?:es|ed)|expands)\s+(?:in|across|into|throughout|operations|sales|business|on the)\b/i;

/** What was launched, judged by the words after the verb: a product, some other news, or nothing newsworthy. */
export function classifyLaunchedThing(words: string): Exclude<NewsCategory, 'equity_raise'> | 'launch' | 'noise' {
  if (NO_THING.test(words)) return 'noise';
  const cut = words.search(
    /\s(?:for|to|that|which|with|by|from|as|at|after|amid|following|designed|helping|powered|built|called|named)\s/i,
  );
  const thing = cut > 0 ? words.slice(0, cut) : words;
  if (/\bpartnership|alliance|joint venture\b/i.test(thing)) return 'partnership';
  if (
    NOT_NEWSWORTHY.test(thing) &&
    !/\b(?:annual|sustainability|impact|esg|financial)\s(?:\w{1,12}\s)?report/i.test(thing)
  )
    return 'noise';
  if (/^(?:ships|shipped|releases|released)\s(?:its\s|our\s)?(?:first\s)?\d/i.test(words)) return 'other';
  if (MARKET.test(words) || NOT_A_PRODUCT.test(thing)) return 'other';
  return 'launch';
}
