import type { NewsCategory } from '../../schemas.ts';
import type { ReportDraft } from '../analyst.ts';
import { isProse } from '../evidence/is-prose.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitations } from '../evidence/to-citation.ts';
import { classifyClaim } from './classify-headline.ts';

const FILING_TEXT_MAX = 560;
/** A filing begins with pages of boilerplate; the sentence to show says what happened. */
const FILING_EVENT =
  /\b(?:entered into|announced|completed|appointed|issued|sold|agreed|resigned|reported|acquired|terminated|signed|opened|relocated|elected|raised|offering amount|sales of)\b/i;

/** The news that a filing is: a Form D is money raised; an 8-K what its items say. Null when it says nothing. */
export function extractFilingNews({
  item,
  title,
  sentences,
  about,
}: ParsedEvidence): ReportDraft['news'][number] | null {
  if (title === '') return null;
  const category = categoryOf(`${title}\n${sentences.join('\n')}`, sentences, about.names);
  if (category === null) return null;
  const isShort = (sentence: string) => sentence.length < FILING_TEXT_MAX - title.length && isProse(sentence);
  const eventSentence = sentences.find((sentence) => isShort(sentence) && FILING_EVENT.test(sentence)) ?? '';
  const citations = toCitations(item, [title, ...(eventSentence === '' ? [] : [eventSentence])]);
  if (citations.length === 0) return null;
  return { category, title, summary: eventSentence || title, date: item.date, citations };
}

function categoryOf(text: string, sentences: string[], names: string[]): NewsCategory | null {
  if (/\bform d\b|\bexempt offering\b/i.test(text)) return 'equity_raise';
  const items = new Set([...text.matchAll(/\bitems?\s(\d\.\d{2})/gi)].map(([, number = '']) => number));
  if (items.has('3.02') || /\bunregistered sales? of equity\b/i.test(text)) return 'equity_raise';
  const isAgreement = items.has('1.01') || /\bentry into a material definitive agreement\b/i.test(text);
  if (isAgreement) return saysPartnership(sentences, names) ? 'partnership' : 'other';
  // Exhibits (9.01) are no news by themselves, and periodic reports none of their own day.
  if (items.size > 0) return [...items].every((number) => number === '9.01') ? null : 'other';
  return /\b(?:10-[kq]|annual report|quarterly report|proxy|def 14a|s-8|form [345])\b/i.test(text) ? null : 'other';
}

/** Only the text itself says that a material agreement is a partnership: it may as well be a lease or a loan. */
const saysPartnership = (sentences: string[], names: string[]) =>
  sentences.some((sentence) => classifyClaim(sentence.slice(0, 300), { names, isOwn: true }) === 'partnership');
