import type { RowChange } from '../store/plan/plan-changes.ts';
import { type FoundCompany, findCompaniesOfRows } from './find-companies.ts';
import { issueAt, keyOf, type ReadRow } from './read-row.ts';
import type { UpsertResult } from './schemas.ts';

/** Whose identifiers come by an upsert. */
const IDENTIFIER_SOURCE = 'API';

/** A row with the company that it is about. */
export interface ResolvedRow {
  read: ReadRow;
  change: RowChange;
}

/** What rows were about, by the domain of their company and by the identifiers that they state. */
export type EarlierRows = Map<string, { row: number; domain: string }>;

/**
 * Which company each row is about. Two rows of one call about one company would make a second call change it again, so the
 * later one is refused; so is a row whose identifier an earlier one gives to another company.
 * @param seen kept over the batches of a call
 */
export async function resolveRows(
  rows: readonly ReadRow[],
  seen: EarlierRows,
): Promise<{ resolved: ResolvedRow[]; results: UpsertResult[] }> {
  const foundFor = await findCompaniesOfRows(rows);
  const resolved: ResolvedRow[] = [];
  const results: UpsertResult[] = [];
  for (const read of rows) {
    const { companies, isDomainFree, isIdUnknown } = foundFor(read);
    const [company = null] = companies;
    const isOther = companies.length > 1 || (company !== null && isDomainFree);
    const refusal = isIdUnknown
      ? refused(read.row, ['id'], `No company has the id ${read.id}`)
      : isOther
        ? conflict(read, companies)
        : (refusalOf(read, company, seen) ?? claimed(read, company, seen));
    if (refusal !== null) {
      results.push(refusal);
      continue;
    }
    const domain = company?.domain ?? read.domain ?? '';
    const about = { row: read.row, domain };
    seen.set(domain, about);
    for (const one of statedBy(read)) if (!seen.has(keyOf(one))) seen.set(keyOf(one), about);
    resolved.push({ read, change: toChange(read, { domain, name: read.name ?? company?.name ?? '' }) });
  }
  return { resolved, results };
}

function refusalOf(read: ReadRow, company: FoundCompany | null, seen: Readonly<EarlierRows>): UpsertResult | null {
  const { row, domain, identifier, name } = read;
  const key = identifier === null ? '' : keyOf(identifier);
  const earlier = seen.get(company?.domain ?? domain ?? key);
  if (earlier !== undefined) {
    return refused(row, [], `Row ${earlier.row} is about this company, too; send one row for each`, company);
  }
  if (company === null && domain === null) {
    return refused(row, ['identifier'], `No company has ${key}; give domain and name to add it`);
  }
  if (company === null && name === null)
    return refused(row, ['name'], `${domain} is not tracked; give a name to add it`);
  return null;
}

/** Another row gives the identifier to another company: once that is written, the keys of this one name both. */
function claimed(read: ReadRow, company: FoundCompany | null, seen: Readonly<EarlierRows>): UpsertResult | null {
  const { row, domain, identifier } = read;
  const earlier = identifier === null ? undefined : seen.get(keyOf(identifier));
  if (identifier === null || earlier === undefined) return null;
  const message = `Row ${earlier.row} gives ${keyOf(identifier)} to ${earlier.domain}, so the keys of this row name several companies: ${earlier.domain} and ${company?.domain ?? domain}`;
  const candidates = company === null ? [] : [company._id.toHexString()];
  return { ...refused(row, [], message), status: 'conflict', candidates };
}

const statedBy = ({ identifier, identifiers }: ReadRow) =>
  identifier === null ? identifiers : [identifier, ...identifiers];

function conflict({ row, domain }: ReadRow, found: readonly FoundCompany[]): UpsertResult {
  const names = found.map((company) => `${company.name} (${company.domain})`).join(' and ');
  const candidates = found.map(({ _id }) => _id.toHexString());
  const message =
    found.length > 1
      ? `Its keys name several companies: ${names}`
      : `${domain} is no domain of ${names}; leave it out, or add it to the company first`;
  return { ...refused(row, [], message), status: 'conflict', candidates };
}

export function refused(
  row: number,
  path: UpsertResult['issues'][number]['path'],
  message: string,
  company: FoundCompany | null = null,
): UpsertResult {
  const about = { id: company?._id.toHexString() ?? null, domain: company?.domain ?? null };
  return { row, status: 'refused', ...about, fields: [], issues: [issueAt(path, message, {})], candidates: [] };
}

function toChange(read: ReadRow, { domain, name }: { domain: string; name: string }): RowChange {
  const { row, industry, figures, locations, locationSource } = read;
  const facts = {
    ...{ name, domain, industry, figures, locations, locationSource },
    identifiers: statedBy(read).map((one) => ({ ...one, by: 'import' as const, source: IDENTIFIER_SOURCE })),
  };
  return { facts, isRepeat: false, line: row };
}
