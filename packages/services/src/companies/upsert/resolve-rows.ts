import type { RowChange } from '../store/plan.ts';
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

/**
 * Which company each row is about. Two rows of one call about one company would make a second call change it again, so the
 * later one is refused.
 * @param seen by domain, the row that was about its company; kept over the batches of a call
 */
export async function resolveRows(
  rows: readonly ReadRow[],
  seen: Map<string, number>,
): Promise<{ resolved: ResolvedRow[]; results: UpsertResult[] }> {
  const foundFor = await findCompaniesOfRows(rows);
  const resolved: ResolvedRow[] = [];
  const results: UpsertResult[] = [];
  for (const read of rows) {
    const { companies, isDomainFree } = foundFor(read);
    const [company = null] = companies;
    const isOther = companies.length > 1 || (company !== null && isDomainFree);
    const refusal = isOther ? conflict(read, companies) : refusalOf(read, company, seen);
    if (refusal !== null) {
      results.push(refusal);
      continue;
    }
    const domain = company?.domain ?? read.domain ?? '';
    seen.set(domain, read.row);
    resolved.push({ read, change: toChange(read, { domain, name: read.name ?? company?.name ?? '' }) });
  }
  return { resolved, results };
}

function refusalOf(
  read: ReadRow,
  company: FoundCompany | null,
  seen: ReadonlyMap<string, number>,
): UpsertResult | null {
  const { row, domain, id, identifier, name } = read;
  if (company === null && id !== null) return refused(row, ['id'], `No company has the id ${id}`);
  if (company === null && domain === null) {
    const key = identifier === null ? '' : keyOf(identifier);
    return refused(row, ['identifier'], `No company has ${key}; give domain and name to add it`);
  }
  if (company === null && name === null)
    return refused(row, ['name'], `${domain} is not tracked; give a name to add it`);
  const earlier = seen.get(company?.domain ?? domain ?? '');
  if (earlier !== undefined) {
    return refused(row, [], `Row ${earlier} is about this company, too; send one row for each`, company);
  }
  return null;
}

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
  const { row, industry, figures, locations, locationSource, identifier, identifiers } = read;
  const stated = identifier === null ? identifiers : [identifier, ...identifiers];
  const facts = {
    ...{ name, domain, industry, figures, locations, locationSource },
    identifiers: stated.map((one) => ({ ...one, by: 'import' as const, source: IDENTIFIER_SOURCE })),
  };
  return { facts, isRepeat: false, line: row };
}
