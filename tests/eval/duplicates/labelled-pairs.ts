import { readFileSync } from 'node:fs';
import type { ComparableCompany } from '../../../packages/services/src/duplicates/rule/read-company.ts';

/** `related`: parent and subsidiary, brand and maker, branch and head office: two records, not one twice. */
const LABELS = ['same', 'related', 'different'] as const;
type PairLabel = (typeof LABELS)[number];

export interface LabelledPair {
  /** What makes the pair hard, as in "umlauts". */
  className: string;
  label: PairLabel;
  a: ComparableCompany;
  b: ComparableCompany;
}

const COLUMNS_OF_COMPANY = 6;

/** One pair per line of a table with tabs: class, label, and of each company what the header names. */
export function readPairs(file: string): LabelledPair[] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const [className = '', label = '', ...cells] = line.split('\t');
    if (!isLabel(label) || cells.length !== 2 * COLUMNS_OF_COMPANY) throw new Error(`${file}: no pair in "${line}"`);
    const [a, b] = [cells.slice(0, COLUMNS_OF_COMPANY), cells.slice(COLUMNS_OF_COMPANY)].map(companyOf);
    if (a === undefined || b === undefined) throw new Error(`${file}: no companies in "${line}"`);
    return { className, label, a, b };
  });
}

const isLabel = (text: string): text is PairLabel => (LABELS as readonly string[]).includes(text);

function companyOf([name = '', domain = '', locations = '', industry = '', employees = '', ids = '']: string[]) {
  return {
    name,
    domain,
    aliases: [],
    redirects: [],
    industry: industry || null,
    locations: listOf(locations),
    employees: employees === '' ? null : Number(employees),
    identifiers: Object.fromEntries(
      listOf(ids).map((id) => [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)]),
    ),
  };
}

const listOf = (cell: string) => cell.split('; ').filter(Boolean);
