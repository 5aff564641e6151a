import { findCompanyMentions, maskCompanyNames } from '../../../shared/statements/company-names.ts';
import { isFirstPerson } from '../../../shared/statements/event-actor.ts';
import type { EvidenceItem, NewsCategory } from '../../schemas.ts';
import type { ReportDraft } from '../analyst.ts';
import { isDenial, isDenied } from '../attribution/denial.ts';
import { isNewsOfNamesake } from '../attribution/namesake.ts';
import { isSpeculative } from '../attribution/speculation.ts';
import { dateline } from '../evidence/dateline.ts';
import { isProse } from '../evidence/is-prose.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitations } from '../evidence/to-citation.ts';
import { announcedThing } from '../launches/announced-thing.ts';
import { versionedProduct } from '../launches/versioned-product.ts';
import { ownLanguageCategory } from '../patterns/own-language.ts';
import {
  classifyClaim,
  classifyHeadline,
  type HeadlineClass,
  isSpecificClaim,
  isVagueHeadline,
  mentionedEventCategory,
} from './classify-headline.ts';
import { extractFilingNews } from './extract-filing-news.ts';
import { leadSentences, standfirst } from './lead-sentences.ts';
import { isFigureOfSpeech, isNotNews } from './not-news.ts';
import { isOwnReport, speaksOfItself } from './own-report.ts';

export type NewsDraft = ReportDraft['news'][number];

/** Kinds of which each piece is one piece of news, or none. */
const NEWS_KINDS = new Set<EvidenceItem['kind']>(['article', 'feed_item', 'headline']);
/** Title and summary together stay within an item's length limit in the report. */
const NEWS_TEXT_MAX = 560;
const TITLE_MAX = 250;
const SUMMARY_SENTENCES = 2;
const OWN_SUMMARY_MAX = 200;
const LEADS_OF_VAGUE = 3;
const LEADS_OF_REPORT = 2;
/** Said about an agreement in the text below a title about supplying or working. */
const AMONG_PARTNERS =
  /\b(?:(?:the|both|two|new) partners\b|partnership\b|(?:our|its|a|as) (?:new )?(?:[\w-]{1,14} )?partner\b(?! (?:of the year|at))|cooperation (?:agreement|with|between)|collaboration (?:with|between)|(?:agreement|contract|memorandum) (?:with|between|signed|in)|signed (?:an?|the|its|their) (?:[\w-]{1,14} ){0,2}(?:agreement|contract)|agreed to (?:work together|cooperate|share))/i;

/** A page that begins a section is called after it. */
const SECTION_TITLE = /^(?:articles?|news|blog|press|introduction|aktuelles|presse|actualités|noticias)$/i;

export const isNewsKind = ({ kind }: EvidenceItem) => NEWS_KINDS.has(kind);

/** The category of a piece of evidence as news: a news category, 'launch', or 'noise'. */
export function classifyEvidence(read: ParsedEvidence): HeadlineClass {
  const found = classifyParts(read);
  if (found !== 'other' || !read.about.isOwn) return found;
  const isReport = isOwnReport(read);
  if (!isReport) return found;
  if (announcedThing(read) !== null) return 'launch';
  return ownLanguageCategory([read.title, ...standfirst(read), ...leadSentences(read, LEADS_OF_REPORT)]) ?? found;
}

function classifyParts(read: ParsedEvidence): HeadlineClass {
  const { title, about } = read;
  const masked = maskCompanyNames(title, about).text;
  if (title === '' || isFigureOfSpeech(masked) || SECTION_TITLE.test(title)) return 'noise';
  if (about.isOwn && versionedProduct(title) !== null) return 'launch';
  const byTitle = toPartnership(title, classifyHeadline(title, about));
  const isAdvice = isNotNews(masked) && !(about.isOwn && NEW_COLLEAGUE.test(title));
  if (byTitle === 'noise') return isAdvice || isDenial(masked) ? 'noise' : classifyByText(read);
  return byTitle === 'other' && isVagueHeadline(title, about) ? classifyVague(read) : byTitle;
}

/** A greeting, behind which the text says who has come. */
const NEW_COLLEAGUE = /^(?:meet|welcom(?:e|ing)) (?:our|the) (?:new|next|first) /i;

/** A partner in the title of other news, and in languages that the rules for headlines know less of. */
const PARTNER =
  /(?<!\p{L})(?:(?:official|certified|authori[sz]ed|exclusive|strategic|technology) (?:[\p{L}\d-]+ ){0,3}partner(?! of the year)|exclusive (?:[\p{L}\d-]+ ){0,2}(?:distributor|reseller|licensee)(?! of the year)|(?:exklusive[rn]?|alleinige[rn]?) (?:\p{L}+ )?(?:vertriebs|distributions)partner|distributeur exclusif|distribuidor(?:a)? exclusiv[oa]|distributore esclusivo|exclusieve distributeur|grand partenaire|partenariats?|partenaire (?:officiel|de|du)|partnerschaft|kooperation(?:spartner)?|alianza|convenio con|colaboración con|partnerskap|samarbeid med|samarbete med|samenwerking met|collaborazione con|parceria)(?!\p{L})/iu;

const toPartnership = (title: string, found: HeadlineClass): HeadlineClass =>
  found === 'other' && PARTNER.test(title) ? 'partnership' : found;

/** Prose at the beginning of the text that is about the company. */
const leadsOf = ({ sentences, about }: ParsedEvidence, count: number) =>
  sentences
    .filter((sentence) => isProse(sentence))
    .slice(0, count)
    .map((sentence) => sentence.slice(0, TITLE_MAX))
    .filter((lead) => findCompanyMentions(lead, about).length > 0 || (about.isOwn && isFirstPerson(lead)))
    .filter((lead) => !isNotNews(maskCompanyNames(lead, about).text));

/**
 * A title without an event ("A new chapter") or without an actor ("Local start-up raises $4m") is explained by the
 * first sentence below it, if that names the company.
 */
function classifyByLead(read: ParsedEvidence): HeadlineClass {
  const { title, about } = read;
  const [lead] = leadsOf(read, 1);
  if (lead === undefined || isDenial(lead)) return 'noise';
  const byLead = classifyClaim(lead, about);
  const byTitle = mentionedEventCategory(title, about);
  if (byTitle === null) return byLead === 'other' && !(about.isOwn && isSpecificClaim(lead, about)) ? 'noise' : byLead;
  // A title about a plan or another party is not turned into a fact by its text, unless that says who has done it with us.
  const isConfirmed = !about.isOwn || (byLead === 'partnership' && findCompanyMentions(lead, about).length > 0);
  return byTitle === byLead && isConfirmed && !isSpeculative(title, title.length) ? byLead : 'noise';
}

/**
 * By the first sentence that names the company, else, on its own pages, by those in which it speaks of itself; what it
 * reports there in no words that the rules know is other news.
 */
function classifyByText(read: ParsedEvidence): HeadlineClass {
  const byLead = classifyByLead(read);
  if (byLead !== 'noise' || !isOwnReport(read)) return read.about.isOwn ? toPartnership(read.title, byLead) : byLead;
  if (isNewsOfNamesake(read.title, read.about) || mentionsOthersEvent(read)) return 'noise';
  const leads = leadSentences(read, LEADS_OF_REPORT).filter((lead) => speaksOfItself(lead, read));
  if (leads.some((lead) => isDenial(lead))) return 'noise';
  const classes = leads.map((lead) => classifyClaim(lead.slice(0, TITLE_MAX), read.about));
  const found = classes.find((one) => one !== 'noise' && one !== 'other');
  return toPartnership(read.title, found ?? (isAmongPartners(read) ? 'partnership' : 'other'));
}

const isAmongPartners = ({ sentences, about }: ParsedEvidence) =>
  about.isOwn && sentences.slice(0, LEADS_OF_VAGUE).some((one) => AMONG_PARTNERS.test(one));

/** An event that the rules did not take for the company's: a plan, or another party's, whom capitals name. */
function mentionsOthersEvent({ title, about }: ParsedEvidence): boolean {
  if (mentionedEventCategory(title, about) === null) return false;
  // German writes every noun with a capital.
  if (ownLanguageCategory([title]) !== null) return false;
  return /\s["“«(]?\p{Lu}/u.test(title) || isSpeculative(title, title.length) || isDenied(title, title.length);
}

/** A title in general terms ("Acme supplies Globex") is specified by the text, or stays "other". */
function classifyVague(read: ParsedEvidence): HeadlineClass {
  const leads = leadsOf(read, LEADS_OF_VAGUE);
  if (leads.some((lead) => isDenial(lead))) return 'noise';
  const leadClasses = leads.map((lead) => classifyClaim(lead, read.about));
  return (
    leadClasses.find((found) => found !== 'noise' && found !== 'other') ??
    (isAmongPartners(read) ? 'partnership' : 'other')
  );
}

/** The news of one piece of evidence, or null. `hasLaunch`: a product's launch was read in it. */
export function extractNews(read: ParsedEvidence, hasLaunch = false): NewsDraft | null {
  if (read.item.kind === 'filing') return extractFilingNews(read);
  if (!isNewsKind(read.item)) return null;
  const found = classifyEvidence(read);
  if (found === 'noise') return null;
  // A launch is shown under the product's name; without one it is the company's news all the same.
  if (found === 'launch') return hasLaunch || !isOwnReport(read) ? null : toNews(read, 'other');
  return toNews(read, found);
}

/** Conditions and doubts of a summary would be read into the headline. */
const HEDGED =
  /(?<!\p{L})(?:if|not|no|never|would|could|may|might|will|shall|plans?|planned|expects?|proposed|nicht|kein\p{L}*|wird|werden|pas|ne|sera|seront|no|será)(?!\p{L})|n['’]t/iu;

/** Sentences that explain the headline: on the company's own pages, where many subjects meet, a short one alone. */
function summaryCandidates({ sentences, about }: ParsedEvidence, category: NewsCategory): string[] {
  const prose = sentences.filter((one) => isProse(one));
  if (!about.isOwn || category !== 'other') return prose.slice(0, SUMMARY_SENTENCES);
  return prose.slice(0, 1).filter((one) => one.length <= OWN_SUMMARY_MAX && !HEDGED.test(one));
}

/** A dateline stands at the beginning of the text, below the title if that is repeated there. */
const textBelowTitle = ({ title, text }: EvidenceItem) =>
  text.trimStart().startsWith(title) ? text.trimStart().slice(title.length) : text;

function toNews(read: ParsedEvidence, category: NewsCategory): NewsDraft | null {
  const { item, title } = read;
  const summarySentences: string[] = [];
  let left = NEWS_TEXT_MAX - title.length;
  for (const sentence of summaryCandidates(read, category)) {
    if (sentence.length + 1 > left) break;
    summarySentences.push(sentence);
    left -= sentence.length + 1;
  }
  if (title === '' || title.length > TITLE_MAX) return null;
  // A category that the heading below the title tells is supported by it alone.
  const telling = category === 'other' || !read.about.isOwn ? [] : standfirst(read);
  const citations = toCitations(item, [title, ...telling, ...summarySentences]);
  if (citations.length === 0) return null;
  return {
    category,
    title,
    summary: summarySentences.join(' ') || title,
    date: item.date ?? dateline(textBelowTitle(item)),
    citations,
  };
}
