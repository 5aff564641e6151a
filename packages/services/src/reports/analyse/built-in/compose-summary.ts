import type { Posting } from '@workbench/connectors/gather';
import { MONTHS } from '@workbench/text/months';
import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import { isBackgroundDay } from '../../../shared/statements/days.ts';
import { meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { Citation, EvidenceItem, NewsCategory } from '../../schemas.ts';
import type { VerificationContext } from '../../verify/check-citation.ts';
import { checkClaim } from '../../verify/check-claim.ts';
import { countedNumbers, countOpenings } from '../../verify/count-openings.ts';
import type { DraftSentence, ReportDraft } from '../analyst.ts';
import { isProse, type ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitation } from '../evidence/to-citation.ts';
import { kindOfNews, rankOf } from '../news/rank-news.ts';
import { headlineAsProse, leadAsProse } from './headline-prose.ts';

const SENTENCES_MIN = 2;
const SENTENCES_MAX = 5;
const DEPARTMENTS_SHOWN = 2;
const NEWS_SHOWN = 3;
const RETOLD_SHARE = 0.75;
/** Words about working there say nothing of what a company does. */
const EMPLOYER =
  /\b(?:equal opportunit\w+|employer|diversity|inclusive\w*|applicants?|hiring|careers?|join (?:us|our))\b/i;
/** A pronoun whose noun stands elsewhere, a denial, praise, a quotation. */
const NO_DESCRIPTION =
  /\b(?:them|it|these|those|this|that)[.!]?$|\b(?:is|are) (?:not|no|the (?:best|greatest)|n['’]t)\b|\bfictional\b|\b(?:says|said)\b/i;
const DESCRIPTION_MAX = 260;
const CAREERS =
  /[/.-](?:careers?|jobs?|join-?us|work-with-us|karriere|stellen\w*|emplois?|recrutement|nous-rejoindre|empleos?|trabaja\w*)(?:[/.-]|$)/i;

const CATEGORIES: readonly NewsCategory[] = ['equity_raise', 'partnership', 'office_move'];
const IS_WHAT =
  /^\s?(?:is|are|builds?|makes?|develops?|provides?|helps?|designs?|offers?|creates?|delivers?|manufactures?|operates?|produces?|sells?|supplies|runs?)\b/;

export interface SummaryInput {
  company: { name: string; domain: string };
  read: ParsedEvidence[];
  postings: Posting[] | null;
  draft: ReportDraft;
  now: Date;
}

/** A finding in the words that read best first; the last are those of its source. */
interface Telling {
  versions: DraftSentence[];
  rank: number;
}

/**
 * Two to five sentences from facts only, what matters first: money, owners, leaders, launches, growth; then its hiring, and
 * what the company does. Words of our own are taken only where the verifier finds them in the source.
 */
export function composeSummary({ company, read, postings, draft, now }: SummaryInput): DraftSentence[] {
  const context = verificationContext(company, read, postings, now);
  const isSupported = (text: string, citations: Citation[]) => 'citations' in checkClaim(text, citations, context);
  const events = [...newestNews(draft, read, now), ...newestLaunch(draft, company.name, now)]
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(
      ({ versions }) => versions.find(({ text, citations }) => isSupported(text, citations)) ?? versions.slice(-1),
    );
  const others = [hiringSentence(company.name, postings, read), companyDescription(read)].filter((one) => one !== null);
  const chosen = [...events, ...others].slice(0, SENTENCES_MAX);
  const topics = chosen.length < SENTENCES_MIN ? researchSentence(draft, company.name) : null;
  return topics === null ? chosen : [...chosen, topics];
}

function verificationContext(
  company: SummaryInput['company'],
  read: ParsedEvidence[],
  postings: Posting[] | null,
  now: Date,
): VerificationContext {
  const evidence = read.map(({ item }) => item);
  return {
    company,
    evidence: new Map(evidence.map((item) => [item.id, item])),
    counted: countedNumbers(countOpenings(postings, evidence)),
    year: now.getUTCFullYear(),
  };
}

/** The company's own words on its own pages: "Acme builds …". */
function companyDescription(read: ParsedEvidence[]): DraftSentence | null {
  for (const { item, sentences, about } of read) {
    if (item.kind !== 'page' || !about.isOwn || CAREERS.test(item.url)) continue;
    const found = sentences.find((sentence) => {
      const first = findCompanyMentions(sentence, about)[0];
      const isAbout = first !== undefined && first.start === 0 && IS_WHAT.test(sentence.slice(first.end));
      return (
        isAbout &&
        isProse(sentence) &&
        sentence.length <= DESCRIPTION_MAX &&
        !EMPLOYER.test(sentence) &&
        !NO_DESCRIPTION.test(sentence)
      );
    });
    const citation = found === undefined ? null : toCitation(item, found);
    if (found !== undefined && citation !== null) return { text: found, citations: [citation] };
  }
  return null;
}

/** Most words of the shorter title stand in the other one: a list and a page, or a press release and a post, tell both. */
function isRetold(a: string, b: string): boolean {
  const [shorter = new Set<string>(), longer = new Set<string>()] = [a, b]
    .map((title) => meaningfulStems(title))
    .toSorted((one, other) => one.size - other.size);
  const common = [...shorter].filter((stem) => longer.has(stem)).length;
  return shorter.size > 0 && common >= RETOLD_SHARE * shorter.size;
}

/** "Acme opens a depot in Dundee (October 12, 2026)." */
function withDay(title: string, date: string | null): string {
  if (date === null || title.includes(date.slice(0, 4))) return withFullStop(title);
  return `${title.replace(/\.$/, '')} (${spellOutDay(date)}).`;
}

/** "On October 12, 2026, Acme opened a depot in Dundee." */
function onDay(prose: string, date: string | null): string {
  return date === null || prose.includes(date.slice(0, 4))
    ? withFullStop(prose)
    : withFullStop(`On ${spellOutDay(date)}, ${prose}`);
}

/** The newest of funding, of partnerships and of moves, and all the rest: those that matter most. */
function newestNews({ news }: ReportDraft, read: ParsedEvidence[], now: Date): Telling[] {
  const fresh = news
    .filter(({ date }) => isFresh(date, now))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const main = CATEGORIES.flatMap((category) => fresh.find((item) => item.category === category) ?? []);
  const rest = fresh.filter((item) => item.category === 'other');
  const distinct = [...main, ...rest]
    .toSorted((a, b) => rankOf(kindOfNews(a)) - rankOf(kindOfNews(b)))
    .filter((item, at, all) => !all.slice(0, at).some((earlier) => isRetold(earlier.title, item.title)));
  const about = read[0]?.about ?? { names: [], isOwn: false };
  return distinct.slice(0, NEWS_SHOWN).map((item) => {
    const { title, date, citations } = item;
    const ofTitle = citations.filter(({ quote }) => quote === title).slice(0, 1);
    const headline = headlineAsProse(title, about);
    const versions = citations
      .filter(({ quote }) => quote !== title && isRetold(title, quote))
      .slice(0, 1)
      .flatMap((citation) => {
        const lead = leadAsProse(citation.quote, about);
        return lead === null ? [] : [{ text: onDay(lead, date), citations: [citation] }];
      });
    if (headline !== null) versions.push({ text: onDay(headline, date), citations: ofTitle });
    versions.push({ text: withDay(title, date), citations: ofTitle });
    return { versions, rank: rankOf(kindOfNews(item)) };
  });
}

function newestLaunch({ launches }: ReportDraft, name: string, now: Date): Telling[] {
  const fresh = launches.filter(({ launchDate }) => isFresh(launchDate, now));
  const newest = fresh.sort((a, b) => (b.launchDate ?? '').localeCompare(a.launchDate ?? ''))[0];
  const citation = newest?.citations.find(({ quote }) => quote.includes(newest.name));
  if (newest === undefined || citation === undefined || !isQuotable(citation.quote)) return [];
  const { name: product, launchDate } = newest;
  const versions = [
    onDay(`${name} launched ${product}`, launchDate),
    withDay(`New from ${name}: ${product}`, launchDate),
  ];
  return [{ versions: versions.map((text) => ({ text, citations: [citation] })), rank: rankOf('launch') }];
}

const isQuotable = (quote: string) => quote.length >= 8;

function hiringSentence(name: string, postings: Posting[] | null, read: ParsedEvidence[]): DraftSentence | null {
  const board = read.find(({ item }) => item.kind === 'job_board')?.item;
  const distinct = [...new Map((postings ?? []).map((posting) => [posting.id, posting])).values()];
  if (board === undefined || distinct.length === 0) return null;
  const busiest = busiestDepartments(distinct, board);
  const quotes = [board.title, board.text.split('\n')[0] ?? '', ...busiest].map((words) => toCitation(board, words));
  const citations = [
    ...new Map(quotes.flatMap((one): [string, Citation][] => (one === null ? [] : [[one.quote, one]]))).values(),
  ];
  const count = distinct.length === 1 ? 'one open position' : `${distinct.length} open positions`;
  const most = busiest.length === 0 || distinct.length < 3 ? '' : `, most of them in ${busiest.join(' and ')}`;
  return citations.length === 0 ? null : { text: `${name} lists ${count}${most}.`, citations };
}

/**
 * The departments with the most openings, if the board's text names them and they hold more than half together. One that
 * has no more than another that is left out is left out too.
 */
function busiestDepartments(postings: Posting[], board: EvidenceItem): string[] {
  const counts = new Map<string, number>();
  for (const { department } of postings)
    if (department !== null) counts.set(department, (counts.get(department) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const leftOut = sorted[DEPARTMENTS_SHOWN]?.[1] ?? 0;
  const shown = sorted.slice(0, DEPARTMENTS_SHOWN).filter(([, count]) => count > leftOut);
  const share = shown.reduce((sum, [, count]) => sum + count, 0);
  const isMost = share * 2 > postings.length && shown.every(([department]) => board.text.includes(department));
  return isMost ? shown.map(([department]) => department) : [];
}

/** Keywords that occur first, each quoted. Worded without "research", which their sources need not say. */
function researchSentence({ keywords }: ReportDraft, name: string): DraftSentence | null {
  const shown = keywords.slice(0, 3);
  if (shown.length === 0) return null;
  const words = shown.map(({ keyword }) => keyword).join(', ');
  return { text: `Sources on ${name} mention ${words}.`, citations: shown.map(({ citation }) => citation) };
}

const isFresh = (date: string | null, now: Date) => !isBackgroundDay(date, now);

const withFullStop = (text: string) => (/[.!?…]["'”’»)]?$/.test(text) ? text : `${text}.`);

function spellOutDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
