import type { Posting } from '@workbench/connectors/gather';
import { hedgesIn } from '../../shared/statements/certainty.ts';
import { companyNameVariants } from '../../shared/statements/company-names.ts';
import { isBackgroundDay } from '../../shared/statements/days.ts';
import { splitSentences } from '../../shared/statements/split-sentences.ts';
import type { ReportDraft } from '../analyse/analyst.ts';
import { speaksOfResearch } from '../analyse/research/research-words.ts';
import type { Analysis, Citation, EvidenceItem, Launch, NewsItem, RejectedClaim } from '../schemas.ts';
import { checkClaim, checkForReading } from './check-claim.ts';
import { checkReadingBasis } from './check-reading-basis.ts';
import { type CheckedCitation, checkCitation, type VerificationContext } from './citation/check-citation.ts';
import { toVisibleText } from './citation/visible-text.ts';
import {
  type DatedText,
  dayByRules,
  dayForReading,
  isOfPastYear,
  type ShownDay,
} from './figures-and-days/item-date.ts';
import type { Readings, UnreadStatement } from './reading.ts';
import { checkLaunch } from './sections/check-launch.ts';
import { checkKeyword, checkProductName } from './sections/check-product-name.ts';
import { countOpenings } from './sections/count-openings.ts';
import { mergeLaunches } from './sections/merge-launches.ts';
import { mergeNews } from './sections/merge-news.ts';
import { supportedNewsCategory } from './sections/news-category.ts';
import { spellAsTitle } from './sections/product-name-spelling.ts';
import { verificationContext } from './verification-context.ts';
import { itemsOf } from './vetoes/vetoes.ts';

export interface VerificationInput {
  company: { name: string; domain: string };
  evidence: EvidenceItem[];
  postings: Posting[] | null;
  now: Date;
  /** Of a second reading; empty before it. Left out: rules alone decide, and nothing is to be read. */
  readings?: Readings;
}

export interface VerifiedDraft {
  analysis: Analysis;
  drops: RejectedClaim[];
  /** What `readings` lacks: rules alone decided on it, and a second reading may. */
  unread: UnreadStatement[];
}

const SUMMARY_MAX = 6;
const LAUNCHES_MAX = 20;
const KEYWORDS_MAX = 20;
const MENTIONS_MAX = 12;
const NEWS_MAX = 40;
const TEXT_MAX = 600;
/** Evidence that is research by its kind. */
const RESEARCH_KINDS: ReadonlySet<EvidenceItem['kind']> = new Set(['repository', 'publication', 'trial']);
/** A name may be its own quote. */
const KEYWORD_QUOTE_MIN = 2;

/**
 * The gate between an analyst and the screen. Everything that is shown rests on evidence of this report: what does not
 * is dropped, with the reason. Openings are counted here, whatever the analyst said. With `readings`, these decide on
 * the statements that no certain check rejects, in place of the rules for meaning; of figures and days that are not
 * literally in the evidence they have to copy the words from which these follow.
 */
export function verifyDraft(draft: ReportDraft, input: VerificationInput): VerifiedDraft {
  const verifier = new DraftVerifier(input);
  const summary = verifier.sentences('summary', draft.summary).slice(0, SUMMARY_MAX);
  const launches = draft.launches.flatMap((launch, index) => verifier.launch(launch, index));
  const mentions = verifier.sentences('rd', draft.mentions).slice(0, MENTIONS_MAX);
  const keywords = draft.keywords
    .flatMap((keyword) => verifier.keyword(keyword, mentions.length > 0))
    .slice(0, KEYWORDS_MAX);
  const news = draft.news.flatMap((item, index) => verifier.news(item, index));
  const analysis: Analysis = {
    summary: summary.map(({ text }) => text).join(' '),
    summarySentences: summary,
    productLaunches: mergeLaunches(launches).slice(0, LAUNCHES_MAX),
    rdActivity: {
      hasRD: keywords.length > 0 || mentions.length > 0,
      keywords: keywords.map(({ keyword }) => keyword),
      keywordCitations: keywords.map(({ citation }) => citation),
      mentions: mentions.map(({ text }) => text),
      mentionCitations: mentions.map(({ citations }) => citations[0] as Citation),
    },
    jobOpenings: countOpenings(input.postings, input.evidence),
    recentNews: mergeNews(news, verifier.context.evidence, input.company.name).slice(0, NEWS_MAX),
  };
  return { analysis, drops: verifier.rejectedClaims, unread: verifier.unread };
}

class DraftVerifier {
  readonly rejectedClaims: RejectedClaim[] = [];
  readonly unread: UnreadStatement[] = [];
  readonly context: VerificationContext;
  readonly #now: Date;
  readonly #readings: Readings | undefined;
  /** By what was said there first. */
  readonly #positions = new Map<string, string>();

  constructor(input: VerificationInput) {
    this.context = verificationContext(input);
    this.#now = input.now;
    this.#readings = input.readings;
  }

  sentences(section: 'summary' | 'rd', claims: ReportDraft['summary']): ReportDraft['summary'] {
    return claims.flatMap(({ text: claimedText, citations }, index) => {
      const text = toVisibleText(claimedText);
      const supported = this.#supported(section, text, { index, text, citations }, null);
      if (supported === null) return [];
      if (section === 'rd' && !this.#isOnResearch(text, supported.citations))
        return this.#reject('rd', text, 'Its source does not speak of research');
      return [{ text, citations: supported.citations }];
    });
  }

  /** Repositories, publications and trials are research by their kind. */
  #isOnResearch(text: string, citations: Citation[]): boolean {
    return (
      speaksOfResearch(text) ||
      this.#checkedCitations(citations).some(
        ({ item, sourceSentences }) => RESEARCH_KINDS.has(item.kind) || sourceSentences.some(speaksOfResearch),
      )
    );
  }

  launch(claimedLaunch: ReportDraft['launches'][number], index: number): Launch[] {
    const titles = this.#checkedCitations(claimedLaunch.citations).map(({ item }) => item.title);
    const name = spellAsTitle(toVisibleText(claimedLaunch.name), titles);
    const description = toVisibleText(claimedLaunch.description);
    const supported = this.#supported(
      'launch',
      name,
      { index, text: asSeparateSentences(name, description), citations: claimedLaunch.citations },
      { text: description, claimed: claimedLaunch.launchDate },
    );
    if (supported === null) return [];
    const { citations } = supported;
    const reason = checkProductName(
      name,
      this.#checkedCitations(citations).flatMap(({ sourceSentences }) => sourceSentences),
      this.context.company.name,
    );
    if (reason !== null) return this.#reject('launch', name, reason);
    const sources = this.#checkedCitations(citations).flatMap(({ sourceSentences, item }) =>
      sourceSentences.map((sentence) => ({ sentence, isPage: item.kind === 'page' })),
    );
    const misread = checkLaunch({ name, description, day: supported.day.day }, sources, {
      names: companyNameVariants(this.context.company),
      isOwn: true,
    });
    if (misread !== null) return this.#reject('launch', name, misread);
    const day = this.#noted('launch', supported.day);
    const isOld = isBackgroundDay(day, this.#now);
    return [{ name, launchDate: day, description, isBackground: isOld, citations }];
  }

  news(claimedNews: ReportDraft['news'][number], index: number): NewsItem[] {
    const [title, claimedSummary] = [toVisibleText(claimedNews.title), toVisibleText(claimedNews.summary)];
    const ofTitleAlone = this.#citationsOfTitleAlone(title, claimedSummary, claimedNews.citations);
    const summary = ofTitleAlone === null ? claimedSummary : title;
    const dated = { text: title, claimed: claimedNews.date };
    const claim =
      ofTitleAlone === null
        ? { text: asSeparateSentences(title, summary), citations: claimedNews.citations }
        : { text: title, citations: ofTitleAlone };
    const supported = this.#supported('news', title, { index, ...claim }, dated);
    if (supported === null) return [];
    const { citations } = supported;
    const day = this.#noted('news', supported.day);
    // What is quoted below a title that is shown alone still tells what kind of news it is.
    const sourceSentences = this.#checkedCitations(claimedNews.citations).flatMap((one) => one.sourceSentences);
    const category = supportedNewsCategory(claimedNews.category, [title, ...sourceSentences]);
    return [
      {
        category,
        title,
        summary,
        date: day,
        isBackground:
          day === null ? isOfPastYear(this.#checkedCitations(citations), this.#now) : isBackgroundDay(day, this.#now),
        citations,
      },
    ];
  }

  /** @param hasMentions other words of the company say already that it researches */
  keyword(
    { keyword: claimedKeyword, citation }: ReportDraft['keywords'][number],
    hasMentions: boolean,
  ): ReportDraft['keywords'] {
    const keyword = toVisibleText(claimedKeyword);
    const checkedCitation = checkCitation(citation, this.context, KEYWORD_QUOTE_MIN);
    if ('reason' in checkedCitation) return this.#reject('rd', keyword, checkedCitation.reason);
    const reason =
      checkKeyword(keyword, [citation.quote, checkedCitation.quoted.join('\n')], this.context.company.name) ??
      (isDeniedIn(checkedCitation, citation.quote) ? 'Its source denies it' : null) ??
      (hasMentions || this.#isOnResearch('', [citation]) ? null : 'Its source does not speak of research');
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

  /**
   * All texts of an item are one claim: the text below the headline must be supported, too. A reading of it decides where
   * there is one and no certain check rejects it, else the rules.
   */
  #supported(
    section: RejectedClaim['section'],
    label: string,
    { index, text, citations }: { index: number; text: string; citations: Citation[] },
    dated: DatedText | null,
  ): { citations: Citation[]; day: ShownDay } | null {
    const rejectFor = (reason: string) => {
      this.#reject(section, label, reason);
      return null;
    };
    if (text.length > TEXT_MAX) return rejectFor('It is longer than a report allows');
    const certain = this.#readings === undefined ? null : checkForReading(text, citations, this.context);
    if (certain !== null && 'reason' in certain) return rejectFor(certain.reason);
    if (certain !== null) {
      const day = dayForReading(dated, this.#sources(certain.citations));
      const said = { text, day: day.day, citations: certain.citations };
      const doubts = [...new Set([...certain.doubts, ...(day.isDoubted && day.day !== null ? [day.day] : [])])];
      const unread = { position: this.#firstPosition(said, `${section}.${index}`), ...said, doubts };
      const reading = this.#readings?.get(unread.position);
      if (reading?.isSupported === false) return rejectFor(`Second reading: ${reading.reason}`);
      if (reading !== undefined) {
        const items = itemsOf(this.#checkedCitations(certain.citations));
        const reason = checkReadingBasis(doubts, reading.basis ?? [], items);
        return reason === null ? { citations: certain.citations, day } : rejectFor(reason);
      }
      if (!this.unread.some(({ position }) => position === unread.position)) this.unread.push(unread);
    }
    const checked = checkClaim(text, citations, this.context);
    if ('reason' in checked) return rejectFor(checked.reason);
    return { citations: checked.citations, day: dayByRules(dated, this.#sources(checked.citations)) };
  }

  /** Of what is said twice under one day, with the same citations, one reading decides on both. */
  #firstPosition(said: Omit<UnreadStatement, 'position' | 'doubts'>, position: string): string {
    const words = JSON.stringify(said);
    const first = this.#positions.get(words) ?? position;
    this.#positions.set(words, first);
    return first;
  }

  /** The day of an item that is shown; a day of the analyst's own is kept among what was left out. */
  #noted(section: RejectedClaim['section'], { day, refused }: ShownDay): string | null {
    const reason = 'This day is not in its source; the day of the source is shown instead';
    if (refused !== null) this.#reject(section, refused, reason);
    return day;
  }

  #sources(citations: Citation[]) {
    const names = companyNameVariants(this.context.company);
    return { passages: this.#checkedCitations(citations), names, now: this.#now };
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
