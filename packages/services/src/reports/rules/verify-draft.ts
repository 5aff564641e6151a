import type { Posting } from '@workbench/connectors';
import type { Draft } from '../analyse/types.ts';
import type { Analysis, Citation, Drop, EvidenceItem, Launch, NewsItem } from '../schemas.ts';
import { borneCategory } from './category.ts';
import { doubtsIn } from './certainty.ts';
import { checkClaim } from './check-claim.ts';
import { daysIn, isBackground, isDay, isFuture } from './days.ts';
import { type Ground, type HeldCitation, holdCitation } from './hold-citation.ts';
import { mergeNews } from './merge-news.ts';
import { wrongKeyword, wrongName } from './names.ts';
import { countedNumbers, countOpenings } from './openings.ts';
import { plainText } from './plain-text.ts';

export interface VerifyInput {
  company: { name: string; domain: string };
  evidence: EvidenceItem[];
  postings: Posting[] | null;
  now: Date;
}

const SUMMARY_MAX = 6;
const LAUNCHES_MAX = 20;
const KEYWORDS_MAX = 20;
const MENTIONS_MAX = 12;
const NEWS_MAX = 40;
const TEXT_MAX = 600;
/** Days are named near the quote or where a text begins, in characters. */
const DATELINE = 300;
/** A name may be its own quote. */
const KEYWORD_QUOTE_MIN = 2;

/**
 * The gate between an analyst and the screen. Everything that is shown rests on evidence of this report: what does not
 * is dropped, with the reason. Openings are counted here, whatever the analyst said.
 */
export function verifyDraft(draft: Draft, input: VerifyInput): { analysis: Analysis; drops: Drop[] } {
  const jobOpenings = countOpenings(input.postings, input.evidence);
  const check = new DraftCheck(input, countedNumbers(jobOpenings));
  const summary = check.sentences('summary', draft.summary).slice(0, SUMMARY_MAX);
  const launches = draft.launches.flatMap((launch) => check.launch(launch));
  const keywords = draft.keywords.flatMap((keyword) => check.keyword(keyword)).slice(0, KEYWORDS_MAX);
  const mentions = check.sentences('rd', draft.mentions).slice(0, MENTIONS_MAX);
  const news = draft.news.flatMap((item) => check.news(item));
  const analysis: Analysis = {
    summary: summary.map(({ text }) => text).join(' '),
    summarySentences: summary,
    productLaunches: distinctLaunches(launches).slice(0, LAUNCHES_MAX),
    rdActivity: {
      hasRD: keywords.length > 0 || mentions.length > 0,
      keywords: keywords.map(({ keyword }) => keyword),
      keywordCitations: keywords.map(({ citation }) => citation),
      mentions: mentions.map(({ text }) => text),
      mentionCitations: mentions.map(({ citations }) => citations[0] as Citation),
    },
    jobOpenings,
    recentNews: mergeNews(news, check.ground.evidence, input.company.name).slice(0, NEWS_MAX),
  };
  return { analysis, drops: check.drops };
}

class DraftCheck {
  readonly drops: Drop[] = [];
  readonly ground: Ground;
  readonly #now: Date;

  constructor({ company, evidence, now }: VerifyInput, counted: Set<number>) {
    this.ground = { company, evidence: new Map(evidence.map((item) => [item.id, item])), counted };
    this.#now = now;
  }

  sentences(section: 'summary' | 'rd', claims: Draft['summary']): Draft['summary'] {
    return claims.flatMap(({ text: given, citations }) => {
      const text = plainText(given);
      const held = this.#hold(section, text, text, citations);
      return held === null ? [] : [{ text, citations: held }];
    });
  }

  launch(given: Draft['launches'][number]): Launch[] {
    const [name, description] = [plainText(given.name), plainText(given.description)];
    const held = this.#hold('launch', name, sentencesOf(name, description), given.citations);
    if (held === null) return [];
    const reason = wrongName(
      name,
      this.#passages(held).flatMap(({ told }) => told),
      this.ground.company.name,
    );
    if (reason !== null) return this.#drop('launch', name, reason);
    const day = this.#day('launch', given.launchDate, held);
    const isOld = isBackground(day, this.#now);
    return [{ name, launchDate: day, description, isBackground: isOld, citations: held }];
  }

  news(given: Draft['news'][number]): NewsItem[] {
    const [title, summary] = [plainText(given.title), plainText(given.summary)];
    const held = this.#hold('news', title, sentencesOf(title, summary), given.citations);
    if (held === null) return [];
    const day = this.#day('news', given.date, held);
    const told = this.#passages(held).flatMap((passage) => passage.told);
    const category = borneCategory(given.category, [title, ...told]);
    return [{ category, title, summary, date: day, isBackground: isBackground(day, this.#now), citations: held }];
  }

  keyword({ keyword: given, citation }: Draft['keywords'][number]): Draft['keywords'] {
    const keyword = plainText(given);
    const held = holdCitation(citation, this.ground, KEYWORD_QUOTE_MIN);
    if ('reason' in held) return this.#drop('rd', keyword, held.reason);
    const reason =
      wrongKeyword(keyword, citation.quote, this.ground.company.name) ??
      (isDeniedIn(held, citation.quote) ? 'Its source denies it' : null);
    return reason === null ? [{ keyword, citation }] : this.#drop('rd', keyword, reason);
  }

  /** All texts of an item are one claim: what follows the headline must hold as well. */
  #hold(section: Drop['section'], shown: string, claim: string, citations: Citation[]): Citation[] | null {
    const checked =
      claim.length > TEXT_MAX
        ? { reason: 'It is longer than a report tells' }
        : checkClaim(claim, citations, this.ground);
    if ('citations' in checked) return checked.citations;
    this.#drop(section, shown, checked.reason);
    return null;
  }

  /** The day that its evidence gives; a claimed one counts when it stands there in words. Without either it is undated. */
  #day(section: Drop['section'], claimed: string | null, citations: Citation[]): string | null {
    const passages = this.#passages(citations);
    const items = passages.map(({ item }) => item);
    const given = items.map(({ date }) => date).find((date) => date !== null && !isFuture(date, this.#now)) ?? null;
    if (claimed === null || claimed === given) return given;
    const isStated =
      isDay(claimed) &&
      !isFuture(claimed, this.#now) &&
      passages.some(({ item, around }) => daysIn([...around, item.text.slice(0, DATELINE)].join('\n')).has(claimed));
    if (isStated) return claimed;
    this.#drop(section, claimed, 'This day does not stand in its source; the day of the source is shown instead');
    return given;
  }

  #passages(citations: Citation[]): HeldCitation[] {
    const held = citations.map((citation) => holdCitation(citation, this.ground, KEYWORD_QUOTE_MIN));
    return held.filter((one) => 'item' in one);
  }

  #drop(section: Drop['section'], text: string, reason: string): [] {
    this.drops.push({ section, text: text.slice(0, TEXT_MAX), reason });
    return [];
  }
}

/** Two texts of one item, as a reader gets them: each begins a sentence of its own. */
const sentencesOf = (first: string, second: string) =>
  [/[.!?…]["'”’»)]*$/.test(first) ? first : `${first}.`, second].filter((text) => text !== '').join('\n');

/** The quoted words, not the title: "We do no research on batteries". */
const isDeniedIn = ({ told, item }: HeldCitation, quote: string) =>
  told.some((one) => one !== item.title && one.includes(quote.trim()) && doubtsIn(one).has('denied'));

/** A product that several pages tell of is one launch; the earliest day is that of the launch. */
function distinctLaunches(launches: Launch[]): Launch[] {
  const byName = new Map<string, Launch>();
  for (const launch of launches) {
    const key = launch.name.toLowerCase();
    const known = byName.get(key);
    byName.set(key, known === undefined ? launch : joinLaunches(known, launch));
  }
  return [...byName.values()].sort((a, b) => (b.launchDate ?? '').localeCompare(a.launchDate ?? ''));
}

function joinLaunches(a: Launch, b: Launch): Launch {
  const isEarlier = b.launchDate !== null && (a.launchDate === null || b.launchDate < a.launchDate);
  const { launchDate, isBackground: isOld } = isEarlier ? b : a;
  return { ...a, launchDate, isBackground: isOld, citations: [...a.citations, ...b.citations] };
}
