import type { CompanyIdentifierDoc, SourceRecordDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { RECORD_KINDS } from '@workbench/identity/company-identifiers/record-kinds';
import type { StoredCompany } from '../store/document/stored-company.ts';

/**
 * The other company without what came by identifiers that were struck out at the survivor: their figures would come back
 * with the merge. Pure.
 * @returns also the connectors whose answers are left out
 */
export function withoutStruck(
  { struckIdentifiers = [] }: Pick<StoredCompany, 'struckIdentifiers'>,
  other: StoredCompany,
): { company: StoredCompany; connectors: string[] } {
  const struck = new Set(struckIdentifiers.map(companyIdentifierKey));
  const identifiers = other.identifiers ?? [];
  const isStruck = (connector: string) => {
    const ofRecord = identifiers.filter(({ kind }) => kind === RECORD_KINDS[connector]);
    return ofRecord.length > 0 && ofRecord.every((one) => struck.has(companyIdentifierKey(one)));
  };
  const connectors = Object.keys(RECORD_KINDS).filter(isStruck);
  if (connectors.length === 0) return { company: other, connectors };
  const isLeftOut = ({ connector }: Pick<SourceRecordDoc | CompanyIdentifierDoc, 'connector'>) =>
    connector !== undefined && connectors.includes(connector);
  const company = {
    ...other,
    records: other.records.filter((record) => !isLeftOut(record)),
    identifiers: identifiers.filter((one) => one.by !== 'sync' || !isLeftOut(one)),
  };
  return { company, connectors };
}
