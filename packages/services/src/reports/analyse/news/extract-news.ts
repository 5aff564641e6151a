import { findCompanyMentions, maskCompanyNames } from '../../../shared/statements/company-names.ts';
import { isFirstPerson } from '../../../shared/statements/event-actor.ts';
import type { EvidenceItem, NewsCategory } from '../../schemas.ts';
import type { ReportDraft } from '../analyst.ts';
import { isDenial } from '../attribution/speculation.ts';
import { dateline } from '../evidence/dateline.ts';
import { isProse, type ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitations } from '../evidence/to-citation.ts';
import {
  classifyClaim,
  classifyHeadline,
  type HeadlineClass,
  isVagueHeadline,
  mentionedEventCategory,
} from './classify-headline.ts';
import { extractFilingNews } from './extract-filing-news.ts';
import { isFigureOfSpeech, isNotNews } from './not-news.ts';

export type NewsDraft = ReportDraft['news'][number];

/** Kinds of which each piece is one piece of news, or none. */
const NEWS_KINDS = new Set<EvidenceItem['kind']>(['article', 'feed_item', 'headline']);
/** Title and summary together stay within an item's length limit in the report. */
const NEWS_TEXT_MAX = 560;
const TITLE_MAX = 250;
const SUMMARY_SENTENCES = 2;
const LEADS_OF_VAGUE = 3;
/** Said about an agreement in the text below a title about supplying or working. */
const AMONG_PARTNERS =
  /\b(?:(?:the|both|two|new) partners\b|partnership\b|(?:our|its|a|as) (?:new )?(?:[\w-]{1,14} )?partner\b(?! (?:of the year|at))|cooperation (?:agreement|with|between)|collaboration (?:with|between)|(?:agreement|contract|memorandum) (?:with|between)|agreed to (?:work together|cooperate|share))/i;

export const isNewsKind = ({ kind }: EvidenceItem) => NEWS_KINDS.has(kind);

/** The category of a piece of evidence as news: a news category, 'launch', or 'noise'. */
export function classifyEvidence(read: ParsedEvidence): HeadlineClass {
  const { title, about } = read;
  const masked = maskCompanyNames(title, about).text;
  if (title === '' || isFigureOfSpeech(masked)) return 'noise';
  const byTitle = classifyHeadline(title, about);
  if (byTitle === 'noise') return isNotNews(masked) || isDenial(masked) ? 'noise' : classifyByLead(read);
  return byTitle === 'other' && isVagueHeadline(title, about) ? classifyVague(read) : byTitle;
}

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
  if (byTitle === null) return byLead === 'other' ? 'noise' : byLead;
  // A title about a plan or another party is not turned into a fact by its text.
  return byTitle === byLead && !about.isOwn ? byLead : 'noise';
}

/** A title in general terms ("Acme supplies Globex") is specified by the text, or stays "other". */
function classifyVague(read: ParsedEvidence): HeadlineClass {
  const leads = leadsOf(read, LEADS_OF_VAGUE);
  if (leads.some((lead) => isDenial(lead))) return 'noise';
  const leadClasses = leads.map((lead) => classifyClaim(lead, read.about));
  const isAmongPartners =
    read.about.isOwn && read.sentences.slice(0, LEADS_OF_VAGUE).some((one) => AMONG_PARTNERS.test(one));
  return (
    leadClasses.find((found) => found !== 'noise' && found !== 'other') ?? (isAmongPartners ? 'partnership' : 'other')
  );
}

/** The news of one piece of evidence, or null. */
export function extractNews(read: ParsedEvidence): NewsDraft | null {
  if (read.item.kind === 'filing') return extractFilingNews(read);
  if (!isNewsKind(read.item)) return null;
  const found = classifyEvidence(read);
  return found === 'launch' || found === 'noise' ? null : toNews(read, found);
}

function toNews({ item, title, sentences }: ParsedEvidence, category: NewsCategory): NewsDraft | null {
  const summarySentences: string[] = [];
  let left = NEWS_TEXT_MAX - title.length;
  for (const sentence of sentences.filter((one) => isProse(one)).slice(0, SUMMARY_SENTENCES)) {
    if (sentence.length + 1 > left) break;
    summarySentences.push(sentence);
    left -= sentence.length + 1;
  }
  if (title === '' || title.length > TITLE_MAX) return null;
  const citations = toCitations(item, [title, ...summarySentences]);
  if (citations.length === 0) return null;
  return {
    category,
    title,
    summary: summarySentences.join(' ') || title,
    date: item.date ?? dateline(item.text),
    citations,
  };
}
