import { PRIVATE_TRAITS_ABROAD } from './private-traits-abroad.ts';

/**
 * Requests by what a person's beliefs, health or private life are, in English, on folded text: no search may be paid for
 * by them. What companies and titles are about stays a search ("diabetes care", "pastor", "Catholic schools").
 */
const INSTITUTION =
  '(?:schools?\\b|universit|colleges?\\b|church|charit|hospitals?\\b|museum|temples?\\b|communit|cent(?:er|re)s?\\b|foundation|organi[sz]ation|associations?\\b|publish|press\\b|radio\\b|television|aid\\b|relief|academ|institut|book(?:s|shops?|stores?)\\b|newspaper|magazine|cemeter|literature|arts?\\b|theology|studies|societ|federation|council|part(?:y|ies)\\b|nonprofit|ngos?\\b|clinics?\\b|nursing homes?|care\\b|kindergarten|missions?\\b|delis?\\b|restaurants?\\b|rights\\b|bars?\\b|clubs?\\b|pride\\b|marketing\\b|chamber|compan)';
const CONDITION =
  "(?:diabetes|cancer|leuka?emia|hiv|aids|depression|adhd|autism|epilepsy|asthma|multiple sclerosis|dementia|alzheimer'?s?|parkinson'?s?|anxiety|burn-?out|obesity|alcoholism|addictions?|(?:an? )?(?:\\w+ )?(?:disabilit(?:y|ies)|illness(?:es)?|disorders?|impairments?)|(?:an? )?(?:chronic|serious|heart|liver|kidney|lung) (?:diseases?|conditions?|problems?)|health (?:problems?|issues|conditions?)|migraines?|arthritis|long covid|schizophrenia|hepatitis|endometriosis|dyslexia|ptsd|high blood pressure|a stroke)";
const ABOUT_WORK =
  '(?![- ]+(?:experience|knowledge|expertise|background|portfolios?|products?|drugs?|care|research|treatments?|therap|trials?|centers?|centres?|clinics?|compan|startups?|services?|programs?|patients?|clients?|customers?|insurance|tech|specialists?|awareness))';
/** Who is helped or served is not who is looked for: "carers for people with dementia". */
const NOT_SERVED =
  '(?<!\\b(?:for|of|to|help|helping|support|supporting|treat|treating|serving|assist|assisting|teach|teaching|with) (?:people|patients|children|adults|clients|those|persons|men|women|kids|pupils|students) (?:who |that )?(?:are )?)';
const HEALTH =
  'disabled|deaf|autistic|diabetic|pregnant|depressed|hiv[- ]positive|obese|overweight|infertile|alcoholic|handicapped|(?:mentally|chronically|terminally|seriously) ill|sick|wheelchair[- ]bound|neurodivergent|drug[- ]addicted';
const BELIEF = 'muslim|jewish|catholic|protestant|hindu|buddhist|sikh|mormon|atheist|evangelical';
const ORIENTATION = 'gay|lesbian|bisexual|homosexual|transgender|transsexual|queer|lgbtq?\\+?|non-?binary';
const PARTY =
  'labour|tory|tories|conservatives?|democrats?|democratic|republicans?|greens?|liberals?|lib dems?|trump|biden|obama|brexit|ukip|communist|socialist|afd|spd|cdu|fdp';
const PEOPLE_PLURAL =
  '(?:people|persons|men|women|staff|\\w*(?:ers|ors|ists|ants|ees|ians|yers|men|women|ives|als|eos|ctos|cfos|cmos|nurses|chefs|heads|founders))';

const ENGLISH: readonly RegExp[] = [
  `\\b(?:who|that|which)\\b.{0,40}?\\b(?:have|has|had|got|live with|lives with|survived)\\s+${CONDITION}\\b${ABOUT_WORK}`,
  `${NOT_SERVED}\\b(?:suffer(?:s|ing)? from|living with|diagnosed with|recovering from|treated for)\\s+(?:\\w+ )?${CONDITION}\\b`,
  `(?<!\\b(?:work|works|working|deal|deals|dealing|experience|familiar|help|helping) )${NOT_SERVED}\\bwith\\s+${CONDITION}\\b${ABOUT_WORK}`,
  `(?:^|\\b(?:find|me|show|list|all|any|looking for|search(?:ing)? for|(?:list|names|addresses) of)\\s+)(?:all |some |any |the )?(?:${HEALTH}|blind)\\s+(?!leave|pay|notes?|building|access|spot|interpreters?|${INSTITUTION}|makers|manufacturers|fitters)(?:\\w+ ){0,3}?${PEOPLE_PLURAL}\\b`,
  `\\b(?:who|that|which)\\b.{0,60}?\\b(?:are|is|were|was)\\s+(?:not |also |openly )?(?:an? )?(?:${HEALTH}|${BELIEF}|${ORIENTATION}|christian|religious|black|white|blind|ill(?!-)|immigrants?|unioni[sz]ed|left[- ]wing|right[- ]wing|communist|socialist)s?\\b(?! ${INSTITUTION})`,
  `\\b(?:${BELIEF}|${ORIENTATION})\\b(?!\\s+(?:\\w+ )?${INSTITUTION})(?<!\\b(?:the|${INSTITUTION}\\w*) (?:roman )?\\w+)`,
  `\\b(?:muslims|jews|christians|catholics|protestants|hindus|buddhists|sikhs|mormons|atheists|jehovah'?s witnesses|gays|lesbians|homosexuals|diabetics|alcoholics|communists|socialists|brexiteers|trade unionists|cancer (?:patients|survivors)|wheelchair users)\\b`,
  `\\bchristian\\s+(?!dior|louboutin)(?:\\w+ )?${PEOPLE_PLURAL}\\b(?!\\s+${INSTITUTION})`,
  `\\bwho (?:\\w+ )?(?:go|goes) to (?:church|mosque|synagogue)\\b|\\bpracti[sc]ing (?:christian|${BELIEF})|\\b(?:by|of the same|their|whose) (?:religion|faith|race|ethnicity|skin colou?r|sexual orientation)\\b`,
  `(?<!\\b(?:credit|students?|european|customs|rugby) )\\bunion members\\b|\\bunion membership of\\b`,
  `\\b(?:members? of|belong(?:s|ing)? to|joined|are in|is in|active in|organi[sz]ed in) (?:an? |the |their |any )?(?:trade |labou?r )?unions?\\b`,
  `\\bunioni[sz]ed\\s+(?:\\w+ )?${PEOPLE_PLURAL}\\b`,
  `\\b(?:black|dark-skinned|hispanic|latino|latina|african[- ]american|afro[- ]caribbean|gypsy)\\s+(?!belt|label|box|hat|friday|market|sea|forest|steel|tea|coffee|cab|car|pepper|${INSTITUTION})(?:\\w+ ){0,2}?${PEOPLE_PLURAL}\\b|\\bwhite (?:people|men|women|employees|candidates|engineers|managers)\\b`,
  `\\bof (?:\\w+ )?\\w+(?:ish|an|ese|ch|ic|ab|ani) (?:origin|descent|ethnicity|ancestry|heritage)\\b|\\bethnic (?:minorit|background|origin)|\\bof colou?r(?=$| (?:in|at|from|who|working)\\b)|\\b(?:migration|migrant|immigrant) background\\b`,
  `(?<!\\b(?:for|with|of|help|helping|support|supporting|to|serving) )\\b(?:immigrants|refugees|asylum seekers)\\b(?!['’]? rights)`,
  `\\bwho (?:\\w+ )?(?:vote[ds]?|voting|support(?:s|ed)?|donated?)\\s+(?:for |to )?(?:the )?(?:${PARTY})\\b|\\b(?:${PARTY})\\s+(?:party )?(?:voters?|supporters?|members|sympathi[sz]ers|donors)\\b|\\bregistered (?:democrats|republicans)\\b`,
  `\\bparty members\\b|\\bmembers? of (?:the )?(?:\\w+ )?part(?:y|ies)\\b|\\b(?:left|right)[- ]wing (?!part|media|newspaper|think)|\\bpolitical (?:views?|opinions?|beliefs?|affiliations?|leanings?)\\b`,
  `(?<!\\b(?:for|of|with|treating|advising|to) (?:\\w+ )?)\\bpregnant\\b|\\bon (?:maternity|paternity|parental|sick) leave\\b|\\bexpecting (?:a )?(?:baby|child|twins)\\b|\\btrying (?:for|to have) a (?:baby|child)\\b|\\bon (?:antidepressants|medication|sick pay|disability benefits?)\\b`,
  `(?<!(?:compan|startup|firm|business|organi[sz]ation)\\w*.{0,20})(?:\\b(?:aged|age) (?:over |under |between )?\\d|\\b(?:older|younger) than \\d|\\b\\d+[- ]years?[- ]olds?\\b(?! (?:compan|startup|firm|business))|\\b(?:over|under) the age of\\b|\\bborn (?:before|after|in|between) (?:the )?(?:19|20)\\d\\d)|\\bpensioners\\b`,
  `\\b(?:home|private|personal|residential) (?:address(?:es)?|e-?mails?|(?:tele)?phones?|mobiles?|cell(?:phone)?s?|numbers?)\\b(?! (?:network|operator|marketing|provider|compan))`,
  `^where (?:does|do|is|are)\\b.{1,60}\\b(?:live|lives|living)\\b|\\b(?:dates? of birth|birth ?dates?|birthdays|social security numbers?|passport numbers?|credit card numbers?|bank account (?:numbers?|details)|marital status|passwords? (?:of|for))\\b`,
].map((source) => new RegExp(source));

const PATTERNS: readonly RegExp[] = [...ENGLISH, ...PRIVATE_TRAITS_ABROAD];

/** Whether people are looked for by health, belief, origin, orientation, politics, union, age or their private address. */
export const requestsPrivateTraits = (folded: string): boolean => PATTERNS.some((pattern) => pattern.test(folded));
