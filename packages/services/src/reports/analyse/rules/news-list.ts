import { isInstruction } from '../../rules/instructions.ts';
import type { Draft } from '../types.ts';
import { findMentions } from './company-names.ts';
import { dayIn } from './dates.ts';
import { classifyHeadline } from './headline.ts';
import { readableLines } from './instructions.ts';
import { isOnlyDate, type ReadItem } from './item-parts.ts';
import { citeAll } from './quote.ts';
import { speaksOfItself } from './whose-deed.ts';

const LIST_PATH =
  /\/(?:news(?:room)?|press(?:-releases?)?|media|announcements?|presse|aktuelles|actualites|noticias|company-news|latest-news)(?:\/|\.html?)?$/i;
const LINE_MIN = 20;
const LINE_MAX = 200;
const ITEMS_MAX = 20;

/** Headlines on a page that lists news; those in `known`, which were read in full, are left out. */
export function newsFromList({ item, about }: ReadItem, known: ReadonlySet<string>): Draft['news'] {
  const path = URL.canParse(item.url) ? new URL(item.url).pathname : '';
  if (item.kind !== 'page' || !about.isOwn || !LIST_PATH.test(path)) return [];
  const lines = readableLines(item.text)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isDateFirst = isOnlyDate(lines.find((line) => isOnlyDate(line) || isHeadline(line)) ?? '');
  const news: Draft['news'] = [];
  for (const [index, line] of lines.entries()) {
    if (!isHeadline(line) || known.has(titleKey(line))) continue;
    if (findMentions(line, about).length === 0 && !speaksOfItself(line)) continue;
    const category = classifyHeadline(line, about);
    if (category === 'noise' || category === 'launch') continue;
    const beside = lines[isDateFirst ? index - 1 : index + 1] ?? '';
    const date = isOnlyDate(beside) ? dayIn(beside) : null;
    news.push({ category, title: line, summary: line, date, citations: citeAll(item, [line]) });
  }
  return news.slice(0, ITEMS_MAX);
}

/** Titles that differ only in case and marks are the same. */
export const titleKey = (title: string) => title.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const isHeadline = (line: string) =>
  line.length >= LINE_MIN &&
  line.length <= LINE_MAX &&
  !/[.:…]$/.test(line) &&
  !isInstruction(line) &&
  !isOnlyDate(line);
