import { isCommonWord } from '../../../shared/statements/common-words.ts';
import { isTitleCase } from '../../../shared/statements/company-names.ts';
import { daysBetween } from '../../../shared/statements/days.ts';
import { numberValuesIn } from '../../../shared/statements/stated-numbers.ts';
import { meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { EvidenceItem, NewsItem } from '../../schemas.ts';

/** The same news is published within days; a second round of the same size a year later is another one. */
const SAME_NEWS_DAYS = 21;
const SAME_TITLE_SHARE = 0.6;
const RELATED_TITLE_SHARE = 0.15;
/** A site tells a thing twice on the same days, in its press releases and its blog. */
const RETOLD_DAYS = 2;
const CONTAINED_MIN = 4;

/**
 * Near-identical news become one item with all their citations; the company's own telling gives the words, else the
 * first. Undated ones are merged by their titles alone.
 */
export function mergeNews(
  items: NewsItem[],
  evidence: ReadonlyMap<string, EvidenceItem>,
  companyName: string,
): NewsItem[] {
  const isOwn = ({ citations }: NewsItem) => evidence.get(citations[0]?.evidenceId ?? '')?.proof === 'own_domain';
  const own = items.filter(isOwn);
  const merged: NewsItem[] = [];
  for (const item of [...own, ...items.filter((one) => !isOwn(one))]) {
    const same = merged.find((known) => isSameNews(known, item, companyName));
    if (same === undefined) merged.push(item);
    else merged[merged.indexOf(same)] = mergeTwo(same, item);
  }
  return merged.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

function mergeTwo(kept: NewsItem, other: NewsItem): NewsItem {
  const key = ({ evidenceId, quote }: NewsItem['citations'][number]) => `${evidenceId} ${quote}`;
  const citations = [...new Map([...kept.citations, ...other.citations].map((one) => [key(one), one])).values()];
  // "other" means that the words were not specific; the more specific category wins.
  const category = kept.category === 'other' ? other.category : kept.category;
  const date = kept.date ?? other.date;
  return {
    ...kept,
    category,
    date,
    isBackground: kept.date === null ? other.isBackground : kept.isBackground,
    citations,
  };
}

function isSameNews(a: NewsItem, b: NewsItem, companyName: string): boolean {
  const bothDated = a.date !== null && b.date !== null;
  if (bothDated && daysBetween(a.date, b.date) > SAME_NEWS_DAYS) return false;
  if (isOfOther(a.title, b.title, companyName)) return false;
  const share = overlap(a.title, b.title, companyName);
  if (share >= SAME_TITLE_SHARE) return true;
  if (bothDated && daysBetween(a.date, b.date) <= RETOLD_DAYS && isContained(a.title, b.title, companyName))
    return true;
  if (a.category !== b.category || !hasSameAmount(a, b)) return false;
  // "Acme raises $40m" and "Fabrikam backs Acme with $40 million": no company closes two rounds of one size within
  // weeks.
  return (a.category === 'equity_raise' && bothDated) || share >= RELATED_TITLE_SHARE;
}

/** Each title has a number or a proper name of its own kind that the other one lacks: another round, place or partner. */
function isOfOther(a: string, b: string, companyName: string): boolean {
  const [left, right] = [a, b].map((title) => new Set([...numberValuesIn(title), ...ordinalsIn(title)].map(String)));
  if (left && right && hasOwn(left, right) && hasOwn(right, left)) return true;
  if (isTitleCase(a) || isTitleCase(b)) return false;
  const [ours, theirs] = [a, b].map((title) => namesIn(title, companyName));
  return ours !== undefined && theirs !== undefined && hasOwn(ours, theirs) && hasOwn(theirs, ours);
}

const hasOwn = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => !b.has(one));

const ORDINAL = /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))\b/gi;
const ordinalsIn = (title: string) => (title.match(ORDINAL) ?? []).map((word) => word.toLowerCase());

/** Capitalised words after the first one, without the company's name. */
function namesIn(title: string, companyName: string): Set<string> {
  const own = meaningfulStems(companyName);
  const words = [...title.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d&.-]+/gu)].filter(({ index }) => index > 0);
  return new Set(
    words
      .map(([word]) => word)
      .filter((word) => !isCommonWord(word))
      .flatMap((word) => [...meaningfulStems(word)])
      .filter((stem) => !own.has(stem)),
  );
}

/** Small numbers, as the fifth office and five engineers, are no amounts. */
const AMOUNT_MIN = 1000;
const amountsIn = ({ title, summary }: NewsItem) => numberValuesIn(`${title} ${summary}`);

function hasSameAmount(a: NewsItem, b: NewsItem): boolean {
  const amounts = amountsIn(a);
  // Years are numbers of every text.
  return [...amountsIn(b)].some((amount) => amount >= AMOUNT_MIN && !isYear(amount) && amounts.has(amount));
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value < 2100;

/** Whether the shorter title says nothing that the longer one does not: a press release, and the post about it. */
function isContained(a: string, b: string, companyName: string): boolean {
  const name = meaningfulStems(companyName);
  const [shorter, longer] = [a, b]
    .map((title) => new Set([...meaningfulStems(title)].filter((stem) => !name.has(stem))))
    .toSorted((one, other) => one.size - other.size);
  if (!shorter || !longer || shorter.size < CONTAINED_MIN) return false;
  return [...shorter].every((stem) => longer.has(stem));
}

/** Words in common, of all words of both; the company's own name, which all titles have, aside. */
function overlap(a: string, b: string, companyName: string): number {
  const name = meaningfulStems(companyName);
  const [left, right] = [a, b].map((title) => new Set([...meaningfulStems(title)].filter((stem) => !name.has(stem))));
  if (!left || !right || left.size === 0 || right.size === 0) return 0;
  const common = [...left].filter((stem) => right.has(stem)).length;
  return common / (left.size + right.size - common);
}
