import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import { isFirstPerson } from '../../../shared/statements/event-actor.ts';
import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import type { ReportDraft } from '../analyst.ts';
import { firstDayIn } from '../evidence/days-in-text.ts';
import { isOnlyDate, type ParsedEvidence } from '../evidence/parse-evidence.ts';
import { removeInjectedLines } from '../evidence/remove-injected-lines.ts';
import { toCitations } from '../evidence/to-citation.ts';
import { classifyHeadline } from './classify-headline.ts';

const LIST_PATH =
  /\/(?:news(?:room)?|press(?:-releases?)?|media|announcements?|presse|aktuelles|actualites|noticias|company-news|latest-news)(?:\/|\.html?)?$/i;
const LINE_MIN = 20;
const LINE_MAX = 200;
const ITEMS_MAX = 20;

/** Headlines on a page that lists news; those in `known`, which were read in full, are left out. */
export function extractNewsPage({ item, about }: ParsedEvidence, known: ReadonlySet<string>): ReportDraft['news'] {
  const path = URL.canParse(item.url) ? new URL(item.url).pathname : '';
  if (item.kind !== 'page' || !about.isOwn || !LIST_PATH.test(path)) return [];
  const lines = removeInjectedLines(item.text)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isDateFirst = isOnlyDate(lines.find((line) => isOnlyDate(line) || isHeadline(line)) ?? '');
  const news: ReportDraft['news'] = [];
  for (const [index, line] of lines.entries()) {
    if (!isHeadline(line) || known.has(headlineKey(line))) continue;
    if (findCompanyMentions(line, about).length === 0 && !isFirstPerson(line)) continue;
    const category = classifyHeadline(line, about);
    if (category === 'noise' || category === 'launch') continue;
    const beside = lines[isDateFirst ? index - 1 : index + 1] ?? '';
    const date = isOnlyDate(beside) ? firstDayIn(beside) : null;
    news.push({ category, title: line, summary: line, date, citations: toCitations(item, [line]) });
  }
  return news.slice(0, ITEMS_MAX);
}

/** Titles that differ only in case and marks are the same. */
export const headlineKey = (title: string) => title.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const isHeadline = (line: string) =>
  line.length >= LINE_MIN &&
  line.length <= LINE_MAX &&
  !/[.:…]$/.test(line) &&
  !isPromptInjection(line) &&
  !isOnlyDate(line);
