import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import { isFirstPerson, isThirdParty } from '../../../shared/statements/event-actor.ts';
import type { EvidenceItem } from '../../schemas.ts';
import type { ReportDraft } from '../analyst.ts';
import { isDenied } from '../attribution/denial.ts';
import { isSpeculative } from '../attribution/speculation.ts';
import { isProse } from '../evidence/is-prose.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitations } from '../evidence/to-citation.ts';
import { isNotNews } from '../news/not-news.ts';

/** Evidence that is research by its kind. */
const RESEARCH_KINDS = new Set<EvidenceItem['kind']>(['repository', 'publication', 'trial']);
const MENTION_MAX = 400;
const MENTIONS_OF_ITEM_MAX = 3;

const LAB =
  '(?:r&d|r & d|research(?: and |[ -]?& ?)development|research|innovation|applied science|science|ai|development)';

/** What a company says of its own research. Selling software for trials or legal advice on patents is none. */
const RESEARCH: readonly RegExp[] = [
  /\b(?:patents? (?:pending|applications?|portfolio|famil(?:y|ies)|filings?|for|on|covering|granted)|patent-pending|patented|(?:granted|awarded|filed|files|received|receives|holds?|hold|secured|secures|obtained|issued|obtains|wins|own|owns)\b[^.!?]{0,50}\bpatents?|our patents?|patents?,? (?:was|were|has been|have been) (?:granted|awarded|filed|issued))\b/i,
  /\b(?:(?:start(?:s|ed)?|beg[ai]ns?|began|begun|initiat(?:es|ed)|enrol(?:s|ls|led)|dos(?:es|ed)|complet(?:es|ed)|runs?|running|conduct(?:s|ed|ing)|launch(?:es|ed)|recruit(?:s|ing|ed)|open(?:s|ed)|advanc(?:es|ed)|enter(?:s|ed)|our|sponsor(?:s|ed|ing)|report(?:s|ed)|announc(?:es|ed))\b[^.!?]{0,50}\b(?:clinical (?:trials?|study|studies|programme|program|development)|phase (?:i{1,3}|iv|[1-4])[ab]?(?:\/[i\d]{1,3}[ab]?)?\b[^.!?]{0,20}(?:trial|study)?|first-in-human|preclinical (?:studies|study|trials)|pivotal (?:trial|study)|first patient))\b/i,
  new RegExp(
    `\\b${LAB}[ -](?:cent(?:er|re)s?|labs?|laborator(?:y|ies)|teams?|departments?|budgets?|spending|expenditure|expenses|costs|facilit(?:y|ies)|hubs?|programmes?|programs?|projects?|division|group|activities|efforts|institute|site|investments?|headcount|staff|engineers|collaboration|partnership|work|grants?|roadmap|pipeline)\\b`,
    'i',
  ),
  /\b(?:r&d|r & d|research and development|research & development)\b/i,
  /\b(?:our|the company['’]s|own|its) (?:[\w-]{1,16} ){0,2}(?:researchers|scientists|research|scientific team|chief scientist|chief scientific officer|lab|labs|laboratory|laboratories|prototypes?)\b/i,
  /\b(?:publish(?:es|ed)|present(?:s|ed)|co-author(?:s|ed)|authored|submitted)\b[^.!?]{0,60}\b(?:(?:research |scientific |peer-reviewed |academic |conference |technical )?papers?|peer-reviewed|findings|journal|preprint|arxiv|in nature|neurips|icml|icra|cvpr|ieee|acm|proceedings)\b/i,
  /\b(?:(?:built|build|builds|building|developed|developing|develops|tested|testing|tests|unveiled|demonstrated|demonstrates|showed|shows|completed|assembled|first|working|second|new|third)\b[^.!?]{0,40}\bprototypes?)\b/i,
  /\b(?:spin-?out|spun out|research (?:grant|consortium|collaboration|partnership|agreement)|horizon europe|eic accelerator|sbir|darpa|doctoral|phd (?:student|candidate|project|programme|program)s?|research chair)\b/i,
  /\b(?:employs?|have|has|count|counts) (?:\w{1,10} ){0,3}(?:researchers|scientists|r&d engineers)\b/i,
  /\b(?:invest(?:s|ed|ing)?|spen(?:ds?|t|ding)|reinvests?)\b[^.!?]{0,50}\b(?:in|on) (?:research|r&d|developing)\b/i,
  /\b(?:do|does|carry out|carries out|conducts?|doing) (?:[\w-]{1,14} ){0,3}research (?:in|on|into)\b/i,
  /\b(?:carr(?:y|ies) out|conducts?) (?:[\w-]{1,14} ){0,2}(?:in-house|internal|fundamental|basic|applied|original) research\b/i,
  /\b(?:contribut(?:es?|ing)|contributors?|maintainers?|committers?) (?:[\w-]{1,14} ){0,2}(?:to|of) (?:[\w-]{1,14} ){0,3}open[- ]source\b/i,
  /(?<!\p{L})(?:forsch(?:t|en) (?:\p{L}+ ){0,3}(?:an|zu|nach)|entwicklungslabor|équipe de recherche|investigamos|equipo de investigación)(?!\p{L})/iu,
  /(?<!\p{L})(?:forschung(?:s-)? ?(?:&|und) ?entwicklung\p{L}*|forschungs- und entwicklungs\p{L}+|f&e|forschungs(?:kooperation|vorhaben|partner|gruppe|arbeit|förder)\p{L}*|verbund(?:vor|pro)\p{L}+|zum patent angemeldet|patentiert\p{L}*|patentanmeldung\p{L}*|entwicklungsabteilung|(?:gefördert|förderung) (?:durch|von|vom|aus) (?:\p{L}+ ){0,2}(?:BMBF|BMWK|BMWi|ZIM|bundesministerium\p{L}*|EFRE|horizont)|projets? de recherche|(?:recherche|r) ?& ?(?:développement|d|innovation)|équipes? (?:de )?(?:r&d|recherche)|crédit d['’]impôt recherche|breveté\p{L}*|proyectos? de investigación|i\+d(?:\+i)?|patentad[oa]s?|ricerca e sviluppo|brevett\p{L}+|progett[io] di ricerca|(?:pesquisa|investigação) e desenvolvimento|\p{L}*forskning\p{L}* (?:och|og) (?:utveckling|utvikling|udvikling)|forsknings(?:samarbe\p{L}+|prosjekt|projekt|avdeling|avdelning|afdeling|team)\p{L}*|patent(?:erad|erat|eret|ert|sökt)\p{L}*|onderzoek en ontwikkeling|onderzoeks?projecte?n?|gepatenteerd\p{L}*)(?!\p{L})/iu,
  /\b(?:funded|supported|co-financed|financed) (?:by|through|under|within) (?:an? |the )?(?:EU\b|european (?:union|commission|innovation council)|horizon|innovate uk|nih\b|nsf\b|darpa\b|erc\b|eic\b|zim\b|bmbf\b|eurostars)/i,
  /\b(?:forschung und entwicklung|forschungs(?:zentrum|abteilung|projekt|team|labor)|patente?n?\b|recherche et développement|laboratoire de recherche|brevets?\b|investigación y desarrollo|centro de investigación|patentes?\b|i\+d\b)/i,
];

/** What sells research to others, looks for people or talks of law. */
const NOT_ITS_RESEARCH =
  /\b(?:market research|user research|customer research|desk research|keyword research|research shows|research suggests|studies show|according to (?:research|a study)|patent (?:attorneys?|lawyers?|law|office|agents?|search|litigation|trolls?|leather|advice|services?)|(?:your|customers?['’]?|clients?['’]?|their|users?['’]?) (?:own )?(?:\w{1,14} )?(?:r&d|research|patents?|trials?|labs?|prototypes?|scientists|researchers)|help(?:s|ing|ed)? (?:\w{1,14} ){0,6}(?:r&d|research|patents?|trials?|labs?|prototypes?|scientists|researchers|teams|companies|customers|sponsors)|for (?:r&d teams|researchers|scientists|labs|laboratories|sponsors|clinical trial teams|research teams)|r&d tax|tax credits?|sued|lawsuit|infring\w{2,8}|apply|we are looking for|we['’]re looking for|hiring|vacanc(?:y|ies)|join our|you will|internship|lab coats?|read our|download|research reports?|whitepaper|white paper)\b/i;

/** Research that was, or that others do. */
const PAST_OR_OTHERS =
  /\b(?:dissolved|disbanded|wound (?:up|down)|former|outsourc\w{1,4}|used to|once had|had (?:an?|our)\b|(?:clos|shut|sold|sell)(?:ed|es|ing|s)? (?:down )?(?:our|its|the) (?:[\w&-]{1,14} ){0,2}(?:r&d|research|labs?|laborator(?:y|ies)|cent(?:er|re)))\b/i;

/** A page of the company's own on its research: its sentences need not say whose it is. */
const RESEARCH_PAGE =
  /^(?:(?:our|unsere|notre|nuestra) )?(?:research (?:and|&) development|r ?& ?d|research|forschung(?: (?:und|&) entwicklung)?|recherche (?:et|&) (?:développement|innovation)|investigación y desarrollo|i\+d(?:\+i)?|ricerca e sviluppo|forskning(?: (?:och|og) \p{L}{3,20})?|onderzoek en ontwikkeling)(?=$|\s[|–—-])/iu;
const SAYS_WE = /(?<!\p{L})(?:vi|vår[ta]?|våra|våre|vores|noi|nostr[oaie]|nós|noss[oa]s?|wij|onze|ons)(?!\p{L})/iu;

/** Sentences in which the company describes its own research. */
export function extractResearchMentions(read: ParsedEvidence): ReportDraft['mentions'] {
  if (RESEARCH_KINDS.has(read.item.kind)) return mentionOfKind(read);
  if (read.item.kind === 'job_board') return [];
  const title = isResearchTitle(read) ? [read.title] : [];
  const statements = read.sentences.filter((sentence) => isProse(sentence) && isResearch(sentence, read));
  const passages = (statements.length > 0 ? statements : title).slice(0, MENTIONS_OF_ITEM_MAX);
  return passages.flatMap((text) => toMention(read.item, text));
}

function isResearchTitle(read: ParsedEvidence): boolean {
  const isNews = read.item.kind === 'article' || read.item.kind === 'feed_item' || read.item.kind === 'headline';
  return isNews && !isNotNews(read.title) && isResearch(read.title, read);
}

function isResearch(sentence: string, { about, item, title }: ParsedEvidence): boolean {
  const isResearchPage = item.kind === 'page' && RESEARCH_PAGE.test(title);
  if (
    sentence.length > MENTION_MAX ||
    NOT_ITS_RESEARCH.test(sentence) ||
    PAST_OR_OTHERS.test(sentence) ||
    sentence.endsWith('?')
  )
    return false;
  const match = RESEARCH.map((pattern) => pattern.exec(sentence)).find((found) => found !== null);
  if (match === undefined || match === null) return false;
  const mentions = findCompanyMentions(sentence, about).filter((mention) => !isThirdParty(sentence, mention));
  const isItself = about.isOwn && (isFirstPerson(sentence) || isResearchPage || SAYS_WE.test(sentence));
  if (!isItself && (mentions.length === 0 || isAddressee(sentence, mentions[0]?.start ?? 0))) return false;
  const end = match.index + match[0].length;
  return !isDenied(sentence, end) && !isSpeculative(sentence, end) && !/\b(?:no|without|never|not)\b/i.test(match[0]);
}

/** "Researchers at Globex used Acme's arm": the company comes last, as a tool. */
const isAddressee = (sentence: string, start: number) =>
  /\b(?:us(?:es|ed|ing)|with|by means of|thanks to|through|at|visited|bought|chose|than)\s(?:an?\s|the\s)?$/i.test(
    sentence.slice(0, start),
  );

/** A register entry under the company's name is research; its title names the subject. */
function mentionOfKind({ item, title, sentences }: ParsedEvidence): ReportDraft['mentions'] {
  const text =
    item.kind === 'repository'
      ? (sentences.find((one) => one.length >= 20 && !/^(?:topics?|language|license|stars)\b/i.test(one)) ?? title)
      : title;
  return text === '' ? [] : toMention(item, text);
}

function toMention(item: EvidenceItem, text: string): ReportDraft['mentions'] {
  const citations = text.length > MENTION_MAX ? [] : toCitations(item, [text]);
  return citations.length === 0 ? [] : [{ text, citations }];
}
