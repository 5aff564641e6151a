import { MONTHS } from '@workbench/text/months';
import { isBackgroundDay } from '../../../shared/statements/days.ts';
import { meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { Launch, NewsCategory } from '../../schemas.ts';
import type { DraftSentence, ReportDraft } from '../analyst.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { kindOfNews, rankOf } from '../news/rank-news.ts';
import { headlineAsProse, leadAsProse } from './headline-prose.ts';

const NEWS_SHOWN = 3;
const QUOTE_MAX = 200;
const RETOLD_SHARE = 0.75;
const CATEGORIES: readonly NewsCategory[] = ['equity_raise', 'partnership', 'office_move'];

/** A finding in the words that read best first; the last are those of its source. */
export interface Telling {
  versions: DraftSentence[];
  rank: number;
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
export function newestNews({ news }: ReportDraft, read: ParsedEvidence[], now: Date): Telling[] {
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

/** @param launches those that the report shows */
export function newestLaunch(launches: readonly Launch[], name: string, now: Date): Telling[] {
  const fresh = launches.filter(({ launchDate }) => isFresh(launchDate, now));
  const newest = fresh.sort((a, b) => (b.launchDate ?? '').localeCompare(a.launchDate ?? ''))[0];
  const isNamed = ({ quote }: { quote: string }) => quote.toLowerCase().includes(newest?.name.toLowerCase() ?? '');
  const citation = newest?.citations.find(isNamed);
  if (newest === undefined || citation === undefined || !isQuotable(citation.quote)) return [];
  const { launchDate } = newest;
  // As the sentence writes it: "launched audit trails", though a title begins with "Audit trails".
  const at = citation.quote.toLowerCase().indexOf(newest.name.toLowerCase());
  const product = citation.quote.includes(newest.name)
    ? newest.name
    : citation.quote.slice(at, at + newest.name.length);
  const versions = [
    onDay(`${name} launched ${product}`, launchDate),
    withDay(`New from ${name}: ${product}`, launchDate),
    // A product with the company's name reads as another party's; the words of its source stand for themselves.
    ...(citation.quote.length <= QUOTE_MAX ? [withDay(citation.quote, launchDate)] : []),
  ];
  return [{ versions: versions.map((text) => ({ text, citations: [citation] })), rank: rankOf('launch') }];
}

const isQuotable = (quote: string) => quote.length >= 8;

const isFresh = (date: string | null, now: Date) => !isBackgroundDay(date, now);

const withFullStop = (text: string) => (/[.!?…]["'”’»)]?$/.test(text) ? text : `${text}.`);

function spellOutDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
