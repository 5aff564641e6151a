import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

export interface AverageEmployees {
  value: number;
  /** Last day of the period that the average is about. */
  periodEnd: Date;
}

const CONCEPT = 'averagenumberemployeesduringperiod';

/**
 * The average numbers of employees that accounts in inline XBRL state, newest period first: this year's and the one
 * before. Prefixes differ between the programs that write accounts, so names are compared without them; a context with
 * a segment or scenario is a part of the company (directors, one division) and no total.
 */
export function readAverageEmployees(xhtml: string): AverageEmployees[] {
  const document = parseDocument(xhtml, { xmlMode: true });
  const elements = getElementsByTagName('*', document, true);
  const periods = new Map<string, Date>();
  for (const element of elements) {
    const end = localName(element.name) === 'context' ? periodEnd(element) : null;
    if (end !== null && element.attribs.id) periods.set(element.attribs.id, end);
  }
  const found = new Map<number, AverageEmployees>();
  for (const element of elements) {
    if (localName(element.name) !== 'nonfraction' || localName(element.attribs.name ?? '') !== CONCEPT) continue;
    const end = periods.get(element.attribs.contextRef ?? '');
    const value = readNumber(textContent(element), element.attribs);
    // Accounts repeat the figure in several notes: the first counts.
    if (end !== undefined && value !== null && !found.has(end.getTime())) {
      found.set(end.getTime(), { value, periodEnd: end });
    }
  }
  return [...found.values()].sort((one, other) => other.periodEnd.getTime() - one.periodEnd.getTime());
}

type XmlElement = ReturnType<typeof getElementsByTagName>[number];

function periodEnd(context: XmlElement): Date | null {
  const inside = getElementsByTagName('*', context.children, true);
  if (inside.some(({ name }) => ['segment', 'scenario'].includes(localName(name)))) return null;
  const end = inside.find(({ name }) => ['enddate', 'instant'].includes(localName(name)));
  const day = end === undefined ? null : /^\s*(\d{4}-\d\d-\d\d)/.exec(textContent(end))?.[1];
  const date = day ? new Date(`${day}T00:00:00Z`) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/** Whole persons; null for nil, a dash, and what is no count. */
function readNumber(text: string, attributes: Record<string, string>): number | null {
  const isNil = Object.entries(attributes).some(([name, value]) => localName(name) === 'nil' && value === 'true');
  const hasDecimalComma = /comma-?decimal|commadecimal/i.test(attributes.format ?? '');
  const digits = text.replace(hasDecimalComma ? /[\s.]/g : /[\s,]/g, '').replace(',', '.');
  if (isNil || !/^\d+(\.\d+)?$/.test(digits)) return null;
  const value = Number(digits) * 10 ** Number(attributes.scale ?? 0);
  return attributes.sign === '-' || !Number.isFinite(value) ? null : Math.round(value);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
