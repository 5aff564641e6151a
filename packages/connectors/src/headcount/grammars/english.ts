import type { HeadcountGrammar } from '../grammar.ts';

const QUANTITY = String.raw`(?:(?:more than|over|about|around|some|nearly|almost) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|multiple|all)\+?`;
const SITES =
  '(?:different )?(?:countries|locations|places|offices|sites|continents|nations|nationalities|cities|states|branches|regions|time zones|markets|stores)';
const SPREAD = `(?:in|across|at|on|from|over) ${QUANTITY} ${SITES}`;
const NOW = '(?:today|now|currently|already|also|proudly|together|at present|in total)';
const FIRM = '(?:company|firm|business|organi[sz]ation|family business|studio|agency|manufacturer|start-?up|practice)';
/** Words of a company's description that do not lead to another company. */
const DESCRIPTION = String.raw`(?:(?!(?:to|for|from|by|of|in|part|subsidiary|division|unit|brand|member|within|customer|client|partner|supplier)\b)[\p{L}\d-]+,? ){0,5}`;
const BUILDS = '(?:make|build|design|develop|create|produce|manufacture|assemble)';

/** The rest of a clause whose subject stays the same: "we design grippers". */
const OWN_CLAUSE = String.raw`(?:(?!(?:which|who|that|whose|where)\b)[^.;:"“”]){1,120}?`;

export const ENGLISH_GRAMMAR: HeadcountGrammar = {
  we: `we|our (?:own )?(?:${FIRM}|group)|(?:the )?{own}(?: group)?`,
  theCompany: 'the (?:company|firm)',
  hedges:
    'a total of|more than|well over|over|about|around|approximately|approx\\.|nearly|almost|some|roughly|currently|now|just over|close to|today|an average of',
  adjectives:
    'talented|dedicated|passionate|skilled|full-time|full time|committed|motivated|highly|qualified|permanent|hard-working|experienced|great|amazing|friendly|expert|valued|happy|smart|creative|loyal|highly-skilled|wonderful|enthusiastic',
  noun: 'employees|colleagues|staff members|members of staff|staff|team members|co-?workers|people|associates|teammates|team-mates',
  team: 'professionals|specialists|experts|members|persons|individuals|souls',
  group: 'staff|workforce|headcount|team|person|people|strong|employee|member|[- ]man',
  patterns: [
    String.raw`(?:{we}|{theCompany})(?:['’](?:re|ve))?(?: ${NOW})?(?: (?:are|employs?|have|has|counts?|is))(?: ${NOW})?(?: (?:a|an) (?:[\p{L}-]+ ){0,2}(?:team|staff|workforce|family|crew) of)? {count}{noun}`,
    String.raw`(?:{we})(?:['’]re| are| is) (?:${NOW} )?(?:a|an) (?:[\p{L}-]+ ){0,3}(?:team|crew|family) of {count}{team}`,
    String.raw`(?:{we}) (?:has|have)(?: ${NOW})? (?:a|an) (?:[\p{L}-]+ )?(?:staff|workforce|headcount|team) of {bareCount}(?=[.,!?;]|$)`,
    `(?:{we}) (?:has|have)(?: ${NOW})? grown (?:to|into) (?:a (?:team|company|staff|workforce) of )?{count}{noun}`,
    `(?:we ${OWN_CLAUSE} and (?:${NOW} )?employ|{own} ${OWN_CLAUSE} and (?:${NOW} )?employs) {count}{noun}`,
    `{count}{noun}{tail}(?: ${NOW})? work (?:at|for) (?:{own}|our company)`,
    `{count}{noun}{tail}(?: ${NOW})? work (?:for us|here at {own})`,
    String.raw`(?:{we})(?: is| are|['’]re) (?:a|an|the) ${DESCRIPTION}${FIRM}(?: (?:based|headquartered) in \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?)?,? (?:with|of|employing) {count}{noun}`,
    String.raw`with (?:our |its |a (?:team|staff|workforce) of )?{count}{noun}{tail},? (?=(?:{we})(?![\p{L}\p{N}’']))`,
    `{own},? with (?:our |its |a (?:team|staff|workforce) of )?{count}{noun}{tail}(?=,)`,
    String.raw`(?:we|{own})(?: is| are|['’]re) (?:${NOW} )?(?:a|an) (?:[\p{L}-]+ )?{number}[- ](?:person|people|strong|employee|member|man)(?: (?:${FIRM}|team))?`,
    `(?:our|the {own}) (?:global |international |entire |whole |growing |total |worldwide |current |own )?(?:team|workforce|staff|headcount)(?: ${NOW})? (?:is made up of|is composed of|consists of|comprises|numbers|counts|totals|includes|has|is|stands at) (?:{count}{team}|{bareCount}(?=[.,]|$))`,
    `(?:our|a) (?:global |international |entire |whole |growing |dedicated )?(?:team|workforce|staff) of {count}{team}(?=(?: (?:is|are) (?:here|at your|spread across|proud|passionate|ready|working worldwide|made up)| (?:looks?|serves?|speaks?|is looking) |[.]|$| worldwide| globally| around the (?:world|globe)| ${SPREAD}))`,
    String.raw`{count}(?:employees|colleagues|team members|people)(?: worldwide| globally| around the (?:world|globe)| ${SPREAD})(?= ${BUILDS} our\b)`,
    `our (?:more than |over |some |about |nearly )?{number} (?:employees|colleagues|team members|staff)(?=[.!]|$| (?:speak|share|love|care|come from|are (?:proud|passionate|our|what|committed|dedicated|the)|worldwide|globally|around the (?:world|globe)|${SPREAD}|${BUILDS} ))`,
  ],
  leadWords: String.raw`today|now|currently|at present|as of today|right now|in total|in all|all in all|altogether|worldwide|globally|overall|meanwhile|also|and|so|but|these days|since then|(?:here )?at {own}|over the years|after \d+ years|we are proud of|we['’]re proud of|about us|who we are|our team|our people`,
  leadClause: String.raw`(?:founded|established|started|based|headquartered|born|created|since|family-owned)\b[^;:"“”]{0,120}?(?:, |and )|as an? [^,;:]{0,60}, |with (?:offices|headquarters|roots|sites|locations|branches|plants|factories|more than|over|\d+)\b[^,;:]{0,80}, |(?:we|our|{own})\b[^;:"“”]{0,200}?(?:, |and |but |so )`,
  leadNever:
    'customers?|clients?|partners?|parent|owners?|owned by|subsidiar|sister|suppliers?|competitors?|neighbou?rs?|compet|if|when|whenever|unless|once|imagine|suppose|until|could|would|should|might|will|hope|plan|aims?|goal|says?|said|according|than|not|never|no longer|unlike|users?|members|another|rival',
  tail: `worldwide|globally|internationally|around the (?:world|globe)|across the (?:world|globe)|all over the world|in total|altogether|today|now|currently|strong|(?:located |based |spread |working |employed |distributed )?${SPREAD}|and counting`,
  goesOn: `and|but|while|speak|share|love|come from|who (?:love (?:what (?:they|we) do|their (?:jobs?|work))|are (?:passionate|dedicated|committed|proud))|serving|building|making|with (?:one|a shared|a common|the same) (?:goal|mission|passion|vision|purpose|dream)|based in|working (?:together|every day|hard|around)|is|are|look|${BUILDS} our`,
  part: '(?:plant|site|factory|factories|mill|branch|depot|warehouse|shop|store|hotel|restaurant|hospital|school|office|department|division|segment|unit|subsidiary|subsidiaries|part of)(?:e?s)?(?!\\p{L})|of the group|of (?:our|its) (?:group|parent)',
  never:
    'and counting|and (?!(?:serve|help|advise|assist)s? )(?:[\\p{L}-]+ ){0,2}(?:contractors?|freelancers?|volunteers?|partners?|members|students|pupils|alumni|interns?|trainees?|apprentices?|agents|dealers|distributors|franchisees|customers|guests|visitors|patients|fans|followers|subscribers|readers|friends|families|subcontractors|consultants|temps|clients|users|suppliers)|says?|said|according|if|including|fewer|less|explains?|adds?|unless|one day|some day|by 20|is not|are not',
};
