import type { CompanyIdentifierDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { findCompany } from '../get-company.ts';
import type { StrikePreview } from '../schemas.ts';
import type { WithdrawnSource } from '../store/facts/company-facts.ts';
import { toSourceRecord } from '../view/company-view.ts';
import { toShortIdentifiers } from './identifier-view.ts';
import { leavesWith } from './leaves-with.ts';

/** What would leave a company with an identifier of it; writes nothing. */
export async function previewStrike(
  id: string,
  identifier: Pick<CompanyIdentifierDoc, 'kind' | 'value'>,
  lost: readonly WithdrawnSource[],
): Promise<StrikePreview> {
  const company = await findCompany(id);
  const key = companyIdentifierKey(identifier);
  const struck = company.identifiers?.find((one) => companyIdentifierKey(one) === key);
  if (struck === undefined) return { records: [], identifiers: [] };
  const { records, identifiers } = leavesWith(company, struck, lost);
  return {
    records: records.map((record) => toSourceRecord(record, company)),
    identifiers: toShortIdentifiers(identifiers),
  };
}
