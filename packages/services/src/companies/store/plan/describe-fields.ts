import type { SourceRecordDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { CustomValue } from '../../custom/own-column.ts';
import { formatHeadcount } from '../../figures/headcount/format-headcount.ts';
import { recordHeadcount } from '../../figures/headcount/record-headcount.ts';
import { mergeSpellings } from '../../figures/merge-spellings.ts';
import type { StoredCompany } from '../document/stored-company.ts';

/** A field of a company before and after a write, as shown; null where it is empty. */
export interface FieldChange {
  /** `name`, `domain`, `industry`, `locations`, `identifiers`, `figure:` and the source, `custom.` and the key of an own column, or `note`. */
  field: string;
  before: string | null;
  after: string | null;
}

type Described = Pick<StoredCompany, 'name' | 'domain' | 'industry' | 'records' | 'identifiers' | 'custom'>;

/** What a write changes that a person sees; derived figures are left out. Pure. */
export function describeFields(before: Described | null, after: Described): FieldChange[] {
  const old = before === null ? new Map<string, string>() : valuesOf(before);
  const now = valuesOf(after);
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** Figures that stay and are said to be of another kind or scope, or to stand at another address. Pure. */
export function describeEvidence(before: Described, after: Described): FieldChange[] {
  const textOf = ({ kind, scope, url }: SourceRecordDoc) => [kind, scope, url].filter(Boolean).join(', ');
  return after.records.flatMap((record) => {
    const old = before.records.find(({ source }) => source === record.source);
    if (old === undefined || textOfFigure(record) === null || textOfFigure(old) !== textOfFigure(record)) return [];
    const change = { field: figureField(record), before: textOf(old), after: textOf(record) };
    return change.before === change.after ? [] : [change];
  });
}

/** Older figures, which go into the history past the one that is known. Pure. */
export function describeOlder(added: readonly Figure[], others: readonly FieldChange[]): FieldChange[] {
  return added
    .filter((figure) => !others.some(({ field }) => field === figureField(figure)))
    .map((figure) => ({ field: figureField(figure), before: null, after: textOfFigure(figure) }));
}

type Figure = Pick<SourceRecordDoc, 'source' | 'value' | 'min' | 'max' | 'asOf'>;

const figureField = ({ source }: Pick<Figure, 'source'>) => `figure:${source}`;

function textOfFigure(figure: Figure): string | null {
  const headcount = recordHeadcount(figure);
  return headcount && `${formatHeadcount(headcount)} (${figure.asOf.toISOString().slice(0, 10)})`;
}

function valuesOf({ name, domain, industry, records, identifiers = [], custom = {} }: Described): Map<string, string> {
  const values = new Map([
    ['name', name],
    ['domain', domain],
  ]);
  if (industry !== null) values.set('industry', industry);
  for (const record of records) {
    const text = textOfFigure(record);
    if (text !== null) values.set(figureField(record), text);
  }
  const locations = mergeSpellings(records.flatMap((record) => record.locations));
  if (locations.length > 0) values.set('locations', locations.join('; '));
  if (identifiers.length > 0) values.set('identifiers', identifiers.map(companyIdentifierKey).join('; '));
  for (const [key, value] of Object.entries(custom)) values.set(`custom.${key}`, textOf(value));
  return values;
}

/** A note that is added. Pure. */
export const describeNote = (text: string): FieldChange => ({ field: 'note', before: null, after: text });

const textOf = (value: CustomValue) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));
