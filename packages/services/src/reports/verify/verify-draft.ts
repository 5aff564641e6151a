import type { Posting } from '@workbench/connectors/gather';
import { hedgesIn } from '../../shared/statements/certainty.ts';
import { daysIn, isBackgroundDay, isCalendarDay, isFutureDay } from '../../shared/statements/days.ts';
import { splitSentences } from '../../shared/statements/split-sentences.ts';
import { statesOtherTime, yearsIn } from '../../shared/statements/stated-times.ts';
import type { ReportDraft } from '../analyse/analyst.ts';
import type { Analysis, Citation, EvidenceItem, Launch, NewsItem, RejectedClaim } from '../schemas.ts';
import { type CheckedCitation, checkCitation, type VerificationContext } from './check-citation.ts';
import { checkClaim } from './check-claim.ts';
import { checkKeyword, checkProductName } from './check-names.ts';
import { countedNumbers, countOpenings } from './count-openings.ts';
import { mergeNews } from './merge-news.ts';
import { toVisibleText } from './plain-text.ts';
import { supportedCategory } from './supported-category.ts';

export interface VerificationInput {
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
/** How near to the quote or to the beginning of a text a day must be, in characters. */
const DATELINE = 300;
/** A name may be its own quote. */
const KEYWORD_QUOTE_MIN = 2;

/**
 * The gate between an analyst and the screen. Everything that is shown rests on evidence of this report: what does not
 * is dropped, with the reason. Openings are counted here, whatever the analyst said.
 */
export function verifyDraft(
  draft: ReportDraft,
  input: VerificationInput,
): { analysis: Analysis; drops: RejectedClaim[] } {
  const jobOpenings = countOpenings(input.postings, input.evidence);
  const verifier = new DraftVerifier(input, countedNumbers(jobOpenings));
  const summary = verifier.sentences('summary', draft.summary).slice(0, SUMMARY_MAX);
  const launches = draft.launches.flatMap((launch) => verifier.launch(launch));
  const keywords = draft.keywords.flatMap((keyword) => verifier.keyword(keyword)).slice(0, KEYWORDS_MAX);
  const mentions = verifier.sentences('rd', draft.mentions).slice(0, MENTIONS_MAX);
  const news = draft.news.flatMap((item) => verifier.news(item));
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
    recentNews: mergeNews(news, verifier.context.evidence, input.company.name).slice(0, NEWS_MAX),
  };
  return { analysis, drops: verifier.rejectedClaims };
}

class DraftVerifier {
  readonly rejectedClaims: RejectedClaim[] = [];
  readonly context: VerificationContext;
  readonly #now: Date;

  constructor({ company, evidence, postings, now }: VerificationInput, counted: Set<number>) {
    this.context = {
      company,
      evidence: new Map(evidence.map((item) => [item.id, item])),
      counted,
      postings: postings === null ? undefined : [...new Map(postings.map((posting) => [posting.id, posting])).values()],
      year: now.getUTCFullYear(),
    };
    this.#now = now;
  }

  sentences(section: 'summary' | 'rd', claims: ReportDraft['summary']): ReportDraft['summary'] {
    return claims.flatMap(({ text: claimedText, citations }) => {
      const text = toVisibleText(claimedText);
      const supportingCitations = this.#supportingCitations(section, text, text, citations);
      return supportingCitations === null ? [] : [{ text, citations: supportingCitations }];
    });
  }

  launch(claimedLaunch: ReportDraft['launches'][number]): Launch[] {
    const [name, description] = [toVisibleText(claimedLaunch.name), toVisibleText(claimedLaunch.description)];
    const supportingCitations = this.#supportingCitations(
      'launch',
      name,
      asSeparateSentences(name, description),
      claimedLaunch.citations,
    );
    if (supportingCitations === null) return [];
    const reason = checkProductName(
      name,
      this.#checkedCitations(supportingCitations).flatMap(({ sourceSentences }) => sourceSentences),
      this.context.company.name,
    );
    if (reason !== null) return this.#reject('launch', name, reason);
    const day = this.#verifiedDay('launch', claimedLaunch.launchDate, supportingCitations);
    const isOld = isBackgroundDay(day, this.#now);
    return [{ name, launchDate: day, description, isBackground: isOld, citations: supportingCitations }];
  }

  news(claimedNews: ReportDraft['news'][number]): NewsItem[] {
    const [title, claimedSummary] = [toVisibleText(claimedNews.title), toVisibleText(claimedNews.summary)];
    const ofTitleAlone = this.#citationsOfTitleAlone(title, claimedSummary, claimedNews.citations);
    const summary = ofTitleAlone === null ? claimedSummary : title;
    const supportingCitations =
      ofTitleAlone ??
      this.#supportingCitations('news', title, asSeparateSentences(title, summary), claimedNews.citations);
    if (supportingCitations === null) return [];
    const day = this.#verifiedDay('news', claimedNews.date, supportingCitations);
    const sourceSentences = this.#checkedCitations(supportingCitations).flatMap((passage) => passage.sourceSentences);
    const category = supportedCategory(claimedNews.category, [title, ...sourceSentences]);
    return [
      {
        category,
        title,
        summary,
        date: day,
        isBackground: day === null ? this.#isOfPastYear(supportingCitations) : isBackgroundDay(day, this.#now),
        citations: supportingCitations,
      },
    ];
  }

  keyword({ keyword: claimedKeyword, citation }: ReportDraft['keywords'][number]): ReportDraft['keywords'] {
    const keyword = toVisibleText(claimedKeyword);
    const checkedCitation = checkCitation(citation, this.context, KEYWORD_QUOTE_MIN);
    if ('reason' in checkedCitation) return this.#reject('rd', keyword, checkedCitation.reason);
    const reason =
      checkKeyword(keyword, citation.quote, this.context.company.name) ??
      (isDeniedIn(checkedCitation, citation.quote) ? 'Its source denies it' : null);
    return reason === null ? [{ keyword, citation }] : this.#reject('rd', keyword, reason);
  }

  /**
   * The citations of a headline of the company's own, word for word, whose summary is quoted as well and does not stand
   * beside it, as a sentence on something else: then the headline is shown without it. Null where both stand, or neither,
   * and where the summary has words of its own: what is invented drops the item.
   */
  #citationsOfTitleAlone(title: string, summary: string, citations: Citation[]): Citation[] | null {
    const ofTitle = citations.filter(
      ({ quote, evidenceId }) => quote === title && this.context.evidence.get(evidenceId)?.proof === 'own_domain',
    );
    const isQuoted = splitSentences(summary).every((one) => citations.some(({ quote }) => quote.includes(one)));
    if (summary === title || ofTitle.length === 0 || !isQuoted) return null;
    if ('citations' in checkClaim(asSeparateSentences(title, summary), citations, this.context)) return null;
    const checked = checkClaim(title, ofTitle, this.context);
    return 'citations' in checked ? checked.citations : null;
  }

  /** All texts of an item are one claim: the text below the headline must be supported, too. */
  #supportingCitations(
    section: RejectedClaim['section'],
    label: string,
    claim: string,
    citations: Citation[],
  ): Citation[] | null {
    const checked =
      claim.length > TEXT_MAX
        ? { reason: 'It is longer than a report allows' }
        : checkClaim(claim, citations, this.context);
    if ('citations' in checked) return checked.citations;
    this.#reject(section, label, checked.reason);
    return null;
  }

  /** The day of the evidence; a claimed day counts if the text contains it. Otherwise the item is undated. */
  #verifiedDay(section: RejectedClaim['section'], claimed: string | null, citations: Citation[]): string | null {
    const passages = this.#checkedCitations(citations);
    // What an article says about another year did not happen on the day of the article.
    const sourceDay =
      passages
        .filter(({ item, quoted }) => !statesOtherTime(quoted, item.date))
        .map(({ item: { date } }) => date)
        .find((date) => date !== null && !isFutureDay(date, this.#now)) ?? null;
    if (claimed === null || claimed === sourceDay) return sourceDay;
    const isStated =
      isCalendarDay(claimed) &&
      !isFutureDay(claimed, this.#now) &&
      passages.some(({ item, surroundingSentences: around }) =>
        daysIn([...around, item.text.slice(0, DATELINE)].join('\n')).has(claimed),
      );
    if (isStated) return claimed;
    this.#reject(section, claimed, 'This day is not in its source; the day of the source is shown instead');
    return sourceDay;
  }

  /** "In 2015 …": undated, and old. */
  #isOfPastYear(citations: Citation[]): boolean {
    const years = this.#checkedCitations(citations).flatMap(({ quoted }) => quoted.flatMap(yearsIn));
    return years.length > 0 && Math.max(...years) < this.#now.getUTCFullYear() - 1;
  }

  #checkedCitations(citations: Citation[]): CheckedCitation[] {
    const checkedCitations = citations.map((citation) => checkCitation(citation, this.context, KEYWORD_QUOTE_MIN));
    return checkedCitations.filter((one) => 'item' in one);
  }

  #reject(section: RejectedClaim['section'], text: string, reason: string): [] {
    this.rejectedClaims.push({ section, text: text.slice(0, TEXT_MAX), reason });
    return [];
  }
}

/** Two texts of one item as a reader sees them: each begins a sentence of its own. */
const asSeparateSentences = (first: string, second: string) =>
  [/[.!?…]["'”’»)]*$/.test(first) ? first : `${first}.`, second].filter((text) => text !== '').join('\n');

/** The quoted words, not the title: "We do no research on batteries". */
const isDeniedIn = ({ sourceSentences, item }: CheckedCitation, quote: string) =>
  sourceSentences.some((one) => one !== item.title && one.includes(quote.trim()) && hedgesIn(one).has('denied'));

/** A product on several pages is one launch, dated by the earliest day. */
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
