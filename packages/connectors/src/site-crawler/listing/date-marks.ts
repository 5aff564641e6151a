import { type DayOrder, dayOfYear, findDates, parseDayText } from '../page/dates-in-text.ts';
import { type MarkupElement, textOf } from './markup-tree.ts';

/** Longest text of an element that is a date and little more, in characters. */
const DATE_TEXT_MAX = 90;
/** What may stand beside the date: a category, an author, a time to read. */
const BESIDE_MAX = 55;
const MARKS_MAX = 400;
/** From how many on marked days are those of a list's entries. */
const TIMES_MIN = 3;
const YEAR_HEADING = /^(?:19|20)\d\d$/;
/** A day on which something else happens than being published. */
const OTHER_DAY =
  /(?<!\p{L})(?:updat\p{L}*|modif\p{L}*|deadline|apply by|until|valid|register|bis zum|expires?|copyright|©|closing date|bewerbungsfrist|date limite)(?!\p{L})/iu;

/** Words right before a day on which something else happens than being published. */
const OTHER_DAY_BEFORE =
  /(?<!\p{L})(?:since|until|till|before|after|by|as of|through|seit|bis(?: zum)?|ab|vor(?: dem)?|nach(?: dem)?|depuis(?: le)?|jusqu['’]au|dès(?: le)?|avant(?: le)?|après(?: le)?|à (?:partir du|compter du)|desde(?: el)?|hasta(?: el)?|antes del|después del|a partir del)\s*$/iu;
/** The last day of several: "12 to 15 October 2026". */
const RANGE_BEFORE = /\d\.?(?:st|nd|rd|th|er)?\s?(?:-|–|—|to|and|&|bis|und|au|et|al|y)(?: (?:the|zum|le|el))?\s?$/u;
/** "Ada on", "Depot opens on": a day within a sentence, or what a visitor signs a comment with. */
const SENTENCE_BEFORE = /\p{L}\s+(?:on|am|le|el)\s*$/iu;
const PUBLISHED_BEFORE =
  /^(?:by|von|par|por|published|posted|written|released|added|created|veröffentlicht|erschienen|geschrieben|erstellt|publié|posté|publicado|escrito)(?!\p{L})/iu;

export interface DateMark {
  element: MarkupElement;
  day: string;
  /** The rest of the element's text, when the date only begins or ends a longer one. */
  rest: string;
  /** Whether it follows a name, as below a comment: "Ada on 12 October 2026". */
  isSigned?: boolean;
}

/** Elements that date what stands around them, in the order of the page; dates after `latest` are left out. */
export function findDateMarks(body: MarkupElement, dayOrder: DayOrder, latest: string): DateMark[] {
  const marks: DateMark[] = [];
  let year: string | null = null;
  const visit = (element: MarkupElement): void => {
    if (marks.length >= MARKS_MAX) return;
    const text = textOf(element).trim();
    if (!/\d/.test(text) && element.localName !== 'time' && element.querySelector('time') === null) return;
    if (YEAR_HEADING.test(text) && element.children.length <= 1) {
      year = text;
      return;
    }
    const known = marks.length;
    for (const child of element.children) visit(child);
    if (marks.length > known) return;
    const mark = toMark(element, text, { dayOrder, year });
    if (mark !== null && mark.day <= latest) marks.push(mark);
  };
  visit(body);
  return withoutMentions(marks);
}

/** Where a page marks its days as times, those that it writes elsewhere are days that its texts mention. */
function withoutMentions(marks: DateMark[]): DateMark[] {
  const times = marks.filter(({ element }) => element.localName === 'time');
  return times.length >= TIMES_MIN && times.length * 2 > marks.length ? times : marks;
}

function toMark(
  element: MarkupElement,
  text: string,
  { dayOrder, year }: { dayOrder: DayOrder; year: string | null },
): DateMark | null {
  if (element.localName === 'time') {
    const day = parseDayText(element.getAttribute('datetime') ?? '') ?? parseDayText(text);
    return day === null ? null : { element, day, rest: '' };
  }
  if (text === '' || OTHER_DAY.test(text.slice(0, 200))) return null;
  const ofYear = year !== null && text.length <= 20 ? dayOfYear(text, year) : null;
  if (ofYear !== null) return { element, day: ofYear, rest: '' };
  if (text.length <= DATE_TEXT_MAX) {
    const dates = findDates(text, dayOrder);
    const [date] = dates;
    if (date === undefined || dates.length > 1) return null;
    const before = text.slice(0, date.at);
    if (OTHER_DAY_BEFORE.test(before) || RANGE_BEFORE.test(before)) return null;
    const isSigned = SENTENCE_BEFORE.test(before) && !PUBLISHED_BEFORE.test(before);
    if (isSigned && isTitle(element)) return null;
    const rest = withoutDate(text, date.at, date.written.length);
    // What holds a title too is dated as a whole; a line of text alone carries its date with it.
    if (rest.length <= BESIDE_MAX || hasTitle(element))
      return { element, day: date.day, rest: hasTitle(element) ? '' : titleOf(rest), isSigned };
    return { element, day: date.day, rest, isSigned };
  }
  // A paragraph that begins with its day: "12 October 2026 – The depot opens …".
  const [date] = element.children.length > 2 ? [] : findDates(text.slice(0, 60), dayOrder);
  const isLeading =
    date !== undefined && date.at <= 25 && text.length <= 1500 && !OTHER_DAY_BEFORE.test(text.slice(0, date.at));
  return isLeading ? { element, day: date.day, rest: withoutDate(text, date.at, date.written.length) } : null;
}

/** Beside a date of its own, few words are a category or a time to read. */
const titleOf = (rest: string) => (rest.split(/\s+/).length >= 4 && !/[|·•]/.test(rest) ? rest : '');

const isTitle = (element: MarkupElement) => element.closest('h1,h2,h3,h4,h5,h6') !== null || element.localName === 'a';
const hasTitle = (element: MarkupElement) => element.querySelector('h2,h3,h4,h5,h6,a') !== null;

/** The text around the date, without the marks that separated them. */
function withoutDate(text: string, at: number, length: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at + length)];
  return [before.replace(/[\s([|·•:–—-]+$/u, ''), after.replace(/^[\s)\].|·•:,–—-]+/u, '')].filter(Boolean).join(' ');
}
