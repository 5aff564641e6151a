import type { EvidenceItem, NewsCategory } from '../../schemas.ts';
import type { Draft } from '../types.ts';
import { findMentions, maskNames } from './company-names.ts';
import { dateline } from './dates.ts';
import { filingNews } from './filing.ts';
import { classifyClaim, classifyHeadline, type HeadlineClass, isVague, tellsOfDeed } from './headline.ts';
import { isDenial } from './hearsay.ts';
import { isProse, type ReadItem } from './item-parts.ts';
import { isFigureOfSpeech, isNotNews } from './not-news.ts';
import { citeAll } from './quote.ts';
import { speaksOfItself } from './whose-deed.ts';

export type NewsDraft = Draft['news'][number];

/** Kinds of which each piece is one piece of news, or none. */
const NEWS_KINDS = new Set<EvidenceItem['kind']>(['article', 'feed_item', 'headline']);
/** Title and summary together stay below what a report tells of one item. */
const TOLD_MAX = 560;
const TITLE_MAX = 250;
const SUMMARY_SENTENCES = 2;
const LEADS_OF_VAGUE = 3;
/** Said of an agreement in the text below a title that speaks of supplying or doing. */
const AMONG_PARTNERS =
  /\b(?:(?:the|both|two|new) partners\b|partnership\b|(?:our|its|a|as) (?:new )?(?:[\w-]{1,14} )?partner\b(?! (?:of the year|at))|cooperation (?:agreement|with|between)|collaboration (?:with|between)|(?:agreement|contract|memorandum) (?:with|between)|agreed to (?:work together|cooperate|share))/i;

export const isNewsKind = ({ kind }: EvidenceItem) => NEWS_KINDS.has(kind);

/** What a piece of evidence tells as news: its category, 'launch', or 'noise' for nothing. */
export function classifyItem(read: ReadItem): HeadlineClass {
  const { title, about } = read;
  const masked = maskNames(title, about).text;
  if (title === '' || isFigureOfSpeech(masked)) return 'noise';
  const byTitle = classifyHeadline(title, about);
  if (byTitle === 'noise') return isNotNews(masked) || isDenial(masked) ? 'noise' : classifyByLead(read);
  return byTitle === 'other' && isVague(title, about) ? classifyVague(read) : byTitle;
}

/** Prose at the beginning of the text that is about the company. */
const leadsOf = ({ sentences, about }: ReadItem, count: number) =>
  sentences
    .filter((sentence) => isProse(sentence))
    .slice(0, count)
    .map((sentence) => sentence.slice(0, TITLE_MAX))
    .filter((lead) => findMentions(lead, about).length > 0 || (about.isOwn && speaksOfItself(lead)))
    .filter((lead) => !isNotNews(maskNames(lead, about).text));

/**
 * A title that tells no deed ("A new chapter"), or not whose ("Local start-up raises $4m"), is explained by the first
 * sentence below it, when that names the company.
 */
function classifyByLead(read: ReadItem): HeadlineClass {
  const { title, about } = read;
  const [lead] = leadsOf(read, 1);
  if (lead === undefined || isDenial(lead)) return 'noise';
  const byLead = classifyClaim(lead, about);
  const byTitle = tellsOfDeed(title, about);
  if (byTitle === null) return byLead === 'other' ? 'noise' : byLead;
  // A title that speaks of a plan or of somebody else is not turned into a fact by its text.
  return byTitle === byLead && !about.isOwn ? byLead : 'noise';
}

/** A title that says only that something was done ("Acme supplies Globex") is told plainly by the text, or stays "other". */
function classifyVague(read: ReadItem): HeadlineClass {
  const leads = leadsOf(read, LEADS_OF_VAGUE);
  if (leads.some((lead) => isDenial(lead))) return 'noise';
  const told = leads.map((lead) => classifyClaim(lead, read.about));
  const isAmongPartners =
    read.about.isOwn && read.sentences.slice(0, LEADS_OF_VAGUE).some((one) => AMONG_PARTNERS.test(one));
  return told.find((found) => found !== 'noise' && found !== 'other') ?? (isAmongPartners ? 'partnership' : 'other');
}

/** The news of one piece of evidence, or null. */
export function newsOf(read: ReadItem): NewsDraft | null {
  if (read.item.kind === 'filing') return filingNews(read);
  if (!isNewsKind(read.item)) return null;
  const found = classifyItem(read);
  return found === 'launch' || found === 'noise' ? null : toNews(read, found);
}

export function toNews({ item, title, sentences }: ReadItem, category: NewsCategory): NewsDraft | null {
  const told: string[] = [];
  let left = TOLD_MAX - title.length;
  for (const sentence of sentences.filter((one) => isProse(one)).slice(0, SUMMARY_SENTENCES)) {
    if (sentence.length + 1 > left) break;
    told.push(sentence);
    left -= sentence.length + 1;
  }
  if (title === '' || title.length > TITLE_MAX) return null;
  const citations = citeAll(item, [title, ...told]);
  if (citations.length === 0) return null;
  return { category, title, summary: told.join(' ') || title, date: item.date ?? dateline(item.text), citations };
}
