import { type ClaimPattern, claimPattern, earlierMessagePattern } from './claim-pattern.ts';

const TALK = '(?:call|meeting|conversation|chat|discussion|talk|demo|exchange|lunch|coffee|encounter|visit|project)';
const WORK =
  '(?:posts?|articles?|blogs?|talks?|podcasts?|interviews?|webinars?|keynotes?|books?|presentation|newsletter|videos?|tweets?|threads?|papers?|publications?|panel|speech|episode|whitepaper|case study|column|testimonial|review)';
/** Not after a word that asks or supposes: "if you asked", "have you asked". */
const ASKED = '(?<!\\b(?:if|whether|have|had|unless|once|in case|should|did|do|would|could|can|that) )';
const HOW =
  '(?<!\\b(?:how|if|whether|when|where|what|why|which|in case|unless|as long as|sure|hope|think|guess|maybe|perhaps) (?:\\w+ )?)';
const FIRM =
  '(?:company|companies|provider|vendor|firm|brand|manufacturer|supplier|player|bank|team|start-?up|employer|tool|product|platform|solution|business|retailer|maker|producer|software|service|agency|operator)s?';

/** What a person or a company did or went through, told as a fact: "you just came back", "your plant has doubled". */
const WENT_THROUGH =
  '(?!(?:interested|related|needed|based|detailed|limited|united|advanced|dedicated|experienced|pleased|excited|delighted|preferred|supposed|used|need|indeed|exceed|succeed|proceed|speed|feed|seed)\\b)(?:(?:was|were) \\w{2,}ed|\\w{2,}ed|was|were|had|came|went|got|made|did|hit|cut|lost|won|ran|said|told|took|gave|became|wrote|built|grew|sold|spent|began|found|kept|paid|led|held|beat|broke|chose|rose|fell|spoke|taught|thought)';
const NOT_ASKED =
  '(?<!\\b(?:if|whether|have|has|had|unless|once|in case|should|did|do|does|would|could|can|may|are|were|is|was|will|how|when|where|what|why|which|until|as|wish|get|hope|glad) )(?<!\\b(?:if|whether|how|when|where|what|why|which|hope|think|believe|assume|guess|imagine|suppose) (?:\\w+ ){1,2})';
const THEY =
  '(?:you(?: guys| all)?|your (?:\\w+ ){0,1}?(?!(?:and|or|is|are|may|might|can|could|will|would|should|to|if|for|in|at|on|of)\\b)\\w+|the (?:board|company|management|plant|team))';

const RELATIONS = [
  claimPattern(
    'relation',
    "(?:we|we've|i|i've|we'd) (?:\\w+ ){0,2}?(?:met|spoke|spoken|talked|chatted|worked together|worked with you|studied|collaborated|corresponded|know each other|go way back|shook hands)",
    '(?<!would be )(?:nice|great|good|lovely|pleasure|wonderful|enjoyed|glad|happy|fun) (?:\\w+ ){0,2}?(?:meeting|speaking|talking|chatting|seeing|running into|bumping into|catching up|having met|to have met|to see you again)',
    '(?:was|been) (?:\\w+ ){0,3}?(?:to (?:meet|talk|speak|chat|see)|meeting|talking|speaking|chatting)',
    `our (?:\\w+ )?(?:last|recent|previous|earlier|first|great|brief|short|quick|lively|joint|shared) ${TALK}`,
    `(?:since|after|following|from|during) our (?:\\w+ )?${TALK}`,
    '(?:as|like) (?:we |you )?(?:discussed|agreed|promised|requested|talked|arranged|asked|said|planned)',
    '(?:when|since|last time) we (?:last |first )?\\w+(?:ed|et|oke|aw)',
    'long time no see|worked together|used to work|both of us|old friends|years ago we|remember (?:me|when|our|us)',
  ),
  claimPattern(
    'relation',
    `${ASKED}you (?:\\w+ )?(?:mentioned|told|asked|wrote|said|requested|signed up|downloaded|registered|visited|attended|subscribed|commented|liked|shared|posted|published|viewed|replied|responded|reached out|contacted|showed interest|expressed|recommended|spoke|presented|gave|invited|accepted|bought|ordered|purchased|promised|agreed|met)`,
    'thanks? (?:you )?(?:so much |very much |again )?for (?:your (?:\\w+ )?(?:reply|message|interest|request|download|order|e-?mail|question|purchase|response|call|visit|invitation|note|trust|loyalty|business|application)|accepting|connecting|signing up|downloading|the (?:\\w+ )?(?:chat|call|conversation|meeting|talk)|meeting|speaking|talking|joining|registering|attending|getting back|reaching out|replying|responding|coming|inviting|visiting|stopping)',
    '(?:recommended|referred|suggested|introduced|pointed|encouraged) (?:that|me|us|you|i|we|to)',
    '(?:referred|recommended|introduced|endorsed) by|(?:suggestion|recommendation|introduction|referral) (?:of|from|by)|introduced (?:\\w+ ){0,2}by|put us in touch|pointed me|told me|gave me your|speaks? (?:very )?highly|passed (?:me|on) your',
  ),
  claimPattern(
    'relation',
    '(?:mutual|shared|common|joint) (?:\\w+ )?(?:connections?|friends?|contacts?|acquaintances?|colleagues?|interests?|backgrounds?|network|passion|hometown|customers?|clients?)',
    '(?:have|share|got|has) (?:\\w+ ){0,3}in common|(?:connections?|friends?|people) in common|(?<!if )we (?:both|share|also share)|we (?:are|were) both|fellow \\w+|alumn\\w+|alma mater|classmates?|the same (?:university|school|team|company|event|conference|street|town|city|club|college|course|degree)',
    'our (?:agreement|contract|partnership|collaboration|friendship|appointment|cooperation)|thanks? (?:you )?again|time on the phone|(?:employee|customer|client|user|student|friend|reader|supporter) of yours|i (?:\\w+ )?(?:reviewed|checked|studied|researched|analy[sz]ed|visited|tested|tried|bought|used|ordered|audited|toured) you(?:r)?',
    '(?:loyal|existing|long-?time|long-?standing|valued|former|happy|satisfied|big|huge|returning|avid|regular|proud|great) (?:customers?|clients?|users?|partners?|fans?|subscribers?|admirers?|readers?|followers?|listeners?|members?)',
    "(?:as|being|become|are|were|you're|been|already) (?:a|an|one of our|our) (?:\\w+ )?(?:customers?|clients?|users?|subscribers?|partners?|members?)",
    '(?<!\\bhope you )(?:loved|enjoyed|adored) (?:your|the|what|how|you)|(?:saw|seen|spotted|watched) you(?! (?:are|is|have|were)\\b)(?:r (?:team|company|plant|people))?',
    `our (?:\\w+ )?${TALK} (?:(?:on|in|at) \\w+ )?(?:was|went|has)`,
    'fan of (?:you|your|the|what)',
  ),
  claimPattern(
    'relation',
    '(?:as )?per (?:our|your)|re: your|(?:good|great|nice) to (?:hear from|see) you|you owe|i (?:have )?(?:called|phoned|rang) you|tried to (?:reach|call|contact|phone) you|our (?:teams|colleagues|companies) (?:have )?(?:met|spoke|talked)',
    'your (?:\\w+ )?(?:invoice|bill|account|order|subscription|trial|payment|licen[cs]e|membership|refund)|your (?:boss|manager|colleague|assistant) (?:\\w+ )?(?:asked|told|said|sent|gave|wanted)|(?:is|are) our (?:\\w+ )?(?:customers?|clients?|competitors?|partners?|suppliers?)|i (?:also )?work at (?!(?:a|an|the)\\b)[\\w ]+ too|(?:work with|supply|serve|know) your (?:suppliers?|competitors?|neighbou?rs|customers|boss|colleagues)',
  ),
  claimPattern(
    'other',
    '(?:hope|hoping) (?:that )?(?:your|the) (?:knee|back|leg|arm|baby|wedding|surgery|operation|pregnancy|divorce|illness|health|recovery|treatment|funeral|holiday|move)|you are (?:pregnant|ill|sick|single|married|divorced|gay|religious|disabled|depressed)|as a (?:mother|father|parent|mum|mom|dad|woman|man|widow|christian|muslim|jew)',
  ),
  claimPattern(
    'relation',
    `your (?:\\w+ ){0,3}?${WORK}`,
    `(?:the|that|a) (?:\\w+ )?${WORK} (?:you|of yours|about you|by you)`,
    "(?:i|i've|i'd|we|we've) (?!hope)(?:\\w+ ){0,2}?(?:loved|enjoyed|liked|admired?|heard|watched|attended|listened|followed|follow|been following|been reading|been watching)(?! up| (?:back )?from you| that this| the message)(?: \\w+){0,3}",
    'love (?:what|how|your|the way)|impressed|(?:inspired|fascinated|blown away|struck|amazed) by|(?:great|good|amazing|fantastic|excellent|impressive|nice) (?:work|job|stuff|things) (?:on|with|at|you|your)',
    '(?:saw|seen|read|noticed|heard) (?:\\w+ ){0,2}?(?:on|at|in|from) (?:stage|the news|the press|the conference|the fair|your feed|your timeline)|read (?:that|about) you|heard (?:that|about|so much|great|good)|i hear|word has it',
  ),
  earlierMessagePattern(
    'my (?:earlier|last|previous|first|prior|initial|recent) (?:\\w+ )?(?:message|note|e-?mail|letter|mail|request|invitation|lines)',
    "follow(?:ing|ed)? up|(?:circling|checking|coming|getting) back to|(?:writing|reaching out|write) (?:to you )?(?:again|once more)|(?:haven't|have not|not) heard (?:back )?from you|reminder|as (?:i )?mentioned|i (?:already )?(?:wrote|messaged|emailed) you|i (?:already )?wrote to you",
  ),
];

const EVENTS = [
  claimPattern(
    'funding',
    'fund(?:ing|ed|raise|raising|raiser)|series [a-h]|seed (?:round|money|capital|stage)|investors?|venture(?: |-)(?:capital|backed)|vc-backed|backed by|valuations?|valued at|ipo|(?:went|going|go) public|unicorn|bootstrapped|raised(?! (?:this|the question|awareness|a question|it))|raising (?:\\w+ )?(?:money|capital|funds|round)|(?:raise|raises) (?:\\w+ )?(?:money|capital|funds|round)|(?:capital|financing|investment) (?:raise|increase|injection|round)|financing|invested|stake in',
    '(?:annual|record|your|quarterly|million in|growing) (?:revenues?|turnover|profits?|sales figures|losses|earnings)|(?:revenues?|turnover|profits?) (?:of|grew|growth|up|rose|fell|reached)|ebitda|stock price|share price|profitable|(?:fresh|new|growth) capital|secured (?:\\w+ ){0,3}?(?:capital|funding|investment|money)',
  ),
  claimPattern(
    'event',
    'launch(?:ed|ing|es)|acquir(?:ed|es|ing)|acquisitions?|bought|merg(?:ed|ing|er)|takeover|(?:re-?)?opened|hired|laid off|layoffs?|redundanc\\w+|promoted|won|winning|awards?|awarded|prizes?|appointed|expanded|expands|expansion|grew|grown|doubl(?:ed|es|ing)|tripl(?:ed|es|ing)|quadrupl\\w+|relocat\\w+|rebrand\\w*|restructur\\w+|announc\\w+|unveiled|released|rolled out|rollout|partnered|teamed up|joined|founded|shut down|sued|lawsuit|bankrupt\\w*|insolven\\w*|went live|patent(?:ed|s)?|certifi(?:ed|cation)|accredited|recalled|data breach|hacked|outage|spun off|divest\\w+|resigned|retired|stepped down|anniversary|milestones?|congrat\\w*|kudos|featured in|ranked|nominated|shortlisted|named (?:one|best|as|a)|signed (?:a|an|the|with)|surpassed|exceeded|published|birthday|graduated|rocketed|skyrocketed|soared|slashed|halved|cut (?:\\w+ )?costs|wins?(?= (?:a|an|the|in|at))|breakthrough',
    'your (?:\\w+ ){0,3}?(?:launch|expansion|promotion|merger|relocation|restructuring|hiring spree|achievements?|track record|new hire|job change)',
    'your (?:\\w+ )?(?:recent|latest|new|upcoming|newest) \\w+|(?:the|a) (?:recent|latest) \\w+',
    '(?:your|the|such) (?:\\w+ )?(?:recent|impressive|rapid|strong|amazing|continued|remarkable|steady|explosive|tremendous|incredible) \\w+',
    'you have (?:open|many|several|lots of|some|a (?:large|big|strong|great)) \\w+',
    'new (?:role|job|position|office|plant|factory|warehouse|store|headquarters|product line|ceo|cto|cfo|market|customers?|contract)',
    `${NOT_ASKED}${THEY} (?:(?:\\w+ly|just|also|already|then|never|always|only) )?${WENT_THROUGH}`,
    `${NOT_ASKED}${THEY} (?:(?:have|has) |(?<=you)'ve )(?:(?:\\w+ly|just|also|already|never|always) )?(?:been|gone|had|come|become|done|made|won|lost|taken|given|seen|\\w{2,}ed)`,
    `${HOW}(?:you are|you're|company is|team is|and are|firm is|currently) (?:\\w+ )?(?:hiring|expanding|growing|scaling|opening|launching|recruiting|moving|entering|migrating|switching|building|rolling out)`,
    '(?:as|since|now that|while) (?:you|your company|your team|they) (?:\\w+ )?(?:expand|grow|scale|hire|open|launch|enter|move|migrate|switch|build|recruit|roll)s?',
    '(?:you|company|they|team) (?:\\w+ )?(?:left|started|sold|lost|moved|received|earned|reached|achieved|completed|switched|migrated|implemented|adopted|shipped|introduced|celebrated|closed|built|created|sponsored|exhibited|hosted|saved|reduced|increased|finished|became)(?! out)',
  ),
  claimPattern(
    'date',
    'yesterday|last (?:week|month|year|quarter|spring|summer|autumn|fall|winter|night|monday|tuesday|wednesday|thursday|friday|weekend)|earlier this (?:week|month|year)|(?:few|couple of|several|some|many|\\w+) (?:days|weeks|months|years) ago|this (?:past )?(?:spring|summer|autumn|winter)|(?:over|for|in) the (?:past|last) (?:\\w+ )?(?:years?|months?|weeks?|days|decades?|quarters?)|q[1-4]|for (?:many )?(?:years|decades)|(?:years|decades) of experience',
  ),
];

const TITLES = [
  claimPattern(
    'title',
    '(?:c[efotmir]o|ciso|cpo|chro|cdo|[es]vp|avp|vp)s?(?: (?:of )?(?!at\\b|of\\b|and\\b|in\\b|or\\b|for\\b|is\\b|has\\b|to\\b)[a-z]+)?',
    'vice[- ]presidents?(?: of \\w+)?|managing (?:director|partner)s?|(?:head|director|vp|chief|president|leader) of (?!you\\b|your\\b|the\\b|us\\b)\\w+|chief (?:\\w+ )?(?:officer|of staff)|(?:co-?)?founders?|chair(?:man|woman|person)|board members?|president|professor|owner',
    '(?:account|product|sales|project|marketing|hr|operations|plant|engineering|office|finance|it|general|purchasing|procurement|chain|data|software|mechanical|quality|regional|country|senior|junior|lead|principal|key) (?:managers?|engineers?|directors?|leads?|analysts?|scientists?|developers?|executives?|officers?|buyers?|designers?|consultants?)',
    'as (?:a|an|the) (?:\\w+ ){0,2}?(?:engineer|developer|designer|manager|analyst|consultant|scientist|nurse|doctor|lawyer|teacher|recruiter|accountant|architect|buyer|marketer|executive|leader|expert|veteran|specialist|entrepreneur|director|investor|mentor|speaker|author)',
    'as (?:a|an) (?:\\w+ ){0,2}?\\w+ (?:by training|by trade|myself)|as (?:a|an) (?:former|trained|certified) \\w+',
  ),
];

const OTHERS = [
  claimPattern(
    'other',
    'market[- ]lead(?:er|ers|ing)|(?:industry|world|category|sector|technology|thought)[- ]lead(?:ing|ers?)|world[- ]class|leading (?:\\w+ ){0,2}?' +
      FIRM,
    "(?:the|a|as|one of the|\\w+'s) leading|(?:fastest|quickest)[- ]growing|fast[- ]growing",
    "(?:the|one of the|\\w+'s) (?:\\w+ )?(?:largest|biggest|fastest|oldest|strongest|greatest|finest|highest|newest|youngest|top|most (?:innovative|successful|trusted|popular|respected|admired|advanced|important|valuable|influential|sustainable|reliable|experienced|exciting|modern|efficient))",
    `(?:the|'s|\\w+'s|very) (?:best|first|only|top) (?:\\w+ )?${FIRM}|best (?:in|of) (?:the|your|its|class)|the best (?!time|way|person|people|contact|moment|day|place|address|one)\\w+ (?:\\w+ )?(?:in|on|of|for) (?:the|your|its|this)|(?:the|a) (?:best|first|only) (?:in|on) (?:the|your|its)`,
    '(?:our|my) (?:customers|clients|users) (?:see|get|save|love|report|gain|say|trust|earn)|tops? the|rankings?|(?:nobody|no one|few) (?:\\w+ ){0,3}?like you|you guys are|(?:double|triple|quadruple) (?:in|your|their|the|our|its)|(?:studies|research|surveys?|statistics|experts|analysts) (?:show|shows|say|says|prove|proves|suggest|suggests)|(?:billions|millions|thousands)|half of|(?:a|one|two) (?:third|quarter)s? of|twice as|everyone in (?:your|the)|impressive|remarkable|incredible|amazing|pioneer\\w*|renowned|best-in-class|award-winning|cutting-edge|state-of-the-art|unrivall?ed|unparalleled|second to none|number one|no\\. ?1|trusted by|used by|relied on by|well-known|famous|legendary|iconic|top-rated|prestigious|game-chang\\w+|dominat\\w+|proven|guarantee[ds]?|(?:thousands|hundreds|millions|dozens|tens) of|unique(?:ly)?|outperform\\w*|outstanding|exceptional',
  ),
  claimPattern(
    'other',
    'i know (?:that )?(?:you|your)(?! (?:time|calendar|inbox|schedule|day)\\b)(?!\\w)|i understand (?:that )?(?:you|your)|struggl\\w+|complain\\w*|your (?:biggest|main|current|greatest|top|number one) (?:challenges?|problems?|pain|priority|priorities|goals?|issues?|headaches?)',
    `${HOW}(?:you are|you're|you have been|you've been) (?:\\w+ly )?(?:facing|looking for|looking to|known for|passionate|an expert|interested in|based in|unhappy|using|working on|planning|considering|evaluating|trying to|a big|a huge|a true|married|from|running|about to)`,
    `${HOW}your (?:team|company|customers|employees|staff|competitors?|website|product|products|business|department|clients) (?:\\w+ly )?(?:is|are|has|have|had|uses?|needs?|loves?|wants?|lost|relies|suffers?|spends?|lacks?|offers?|makes?|sells?|runs?|keeps?)`,
    'your (?:\\w+ )?(?:background|career|degree|studies|expertise|hobby|passion|journey|love|reputation|fame) (?:in|at|of|with|as|for)|your (?:kids?|children|family|wife|husband|dog|hobbies|hometown|alma mater|marathon)',
  ),
];

/** Roles that are called by the same letters in every language. */
export const TITLE_LETTERS = claimPattern('title', '(?:c[efotmir]o|ciso|cpo|chro|cdo|[es]vp|avp|vp)s?');

export const ENGLISH: ClaimPattern[] = [...RELATIONS, ...EVENTS, ...TITLES, ...OTHERS];
