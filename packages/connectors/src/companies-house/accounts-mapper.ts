import { parseMarkup } from '../markup/parse-markup.ts';

export interface AverageEmployees {
  value: number;
  /** Last day of the period that the average is about. */
  periodEnd: Date;
}

const CONCEPT = 'averagenumberemployeesduringperiod';
const PERSONS_MAX = 10_000_000;

interface Context {
  id: string;
  /** A segment or scenario is a part of the company (directors, one division) and no total. */
  isPart: boolean;
  /** Text of the period's end; null before it. */
  end: string | null;
}

interface Fact {
  attributes: Record<string, string>;
  text: string;
}

/**
 * The average numbers of employees that accounts in inline XBRL state, newest period first: this year's and the one
 * before. Prefixes differ between the programs that write accounts, so names are compared without them.
 */
export function readAverageEmployees(xhtml: string): AverageEmployees[] {
  const { contexts, facts } = readParts(xhtml);
  const periods = new Map(contexts.map((context) => [context.id, periodEnd(context)]));
  const found = new Map<number, AverageEmployees>();
  for (const { attributes, text } of facts) {
    const end = periods.get(attributes.contextRef ?? '') ?? null;
    const value = readNumber(text, attributes);
    // Accounts repeat the figure in several notes: the first counts.
    if (end !== null && value !== null && !found.has(end.getTime())) {
      found.set(end.getTime(), { value, periodEnd: end });
    }
  }
  return [...found.values()].sort((one, other) => other.periodEnd.getTime() - one.periodEnd.getTime());
}

/** Read as it passes: 30 MB of accounts as a tree would fill the memory. */
function readParts(xhtml: string): { contexts: Context[]; facts: Fact[] } {
  const contexts: Context[] = [];
  const facts: Fact[] = [];
  let context: Context | null = null;
  let fact: Fact | null = null;
  let isInEnd = false;
  const handler: Parameters<typeof parseMarkup>[1] = {
    onopentag(tag, attributes) {
      const name = localName(tag);
      if (name === 'context') {
        context = { id: attributes.id ?? '', isPart: false, end: null };
        contexts.push(context);
      } else if (context !== null && (name === 'segment' || name === 'scenario')) context.isPart = true;
      else if (context !== null && (name === 'enddate' || name === 'instant') && context.end === null) {
        context.end = '';
        isInEnd = true;
      } else if (name === 'nonfraction' && localName(attributes.name ?? '') === CONCEPT) {
        fact = { attributes, text: '' };
        facts.push(fact);
      }
    },
    ontext(text) {
      if (isInEnd && context !== null) context.end += text;
      if (fact !== null) fact.text += text;
    },
    onclosetag(tag) {
      const name = localName(tag);
      if (name === 'context') context = null;
      if (name === 'enddate' || name === 'instant') isInEnd = false;
      if (name === 'nonfraction') fact = null;
    },
  };
  parseMarkup(xhtml, handler, { xmlMode: true });
  return { contexts, facts };
}

function periodEnd({ isPart, end }: Context): Date | null {
  const day = isPart ? null : /^\s*(\d{4}-\d\d-\d\d)/.exec(end ?? '')?.[1];
  const date = day ? new Date(`${day}T00:00:00Z`) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/** Whole persons; null for nil, a dash, and what is no count. */
function readNumber(text: string, attributes: Record<string, string>): number | null {
  const isNil = Object.entries(attributes).some(([name, value]) => localName(name) === 'nil' && value === 'true');
  const hasDecimalComma = /comma-?decimal|commadecimal/i.test(attributes.format ?? '');
  const digits = text.replace(hasDecimalComma ? /[\s.]/g : /[\s,]/g, '').replace(',', '.');
  if (isNil || !/^\d+(\.\d+)?$/.test(digits)) return null;
  const value = Math.round(Number(digits) * 10 ** Number(attributes.scale ?? 0));
  return attributes.sign === '-' || !(value <= PERSONS_MAX) ? null : value;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
