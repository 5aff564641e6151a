import type { CompanyDoc, CompanyIdentifierDoc } from '@workbench/db';
import { CompanyModel } from '@workbench/db';
import { parseKind } from '@workbench/identity/company-identifiers/kinds';
import { companyIdentifierKey, parseIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import { ServiceError } from '../../shared/errors.ts';
import { findCompany } from '../get-company.ts';
import type { IdentifierInput } from '../schemas.ts';

/** The identifier of a company that was named in any spelling. @throws ServiceError 'not_found' */
export async function findIdentifier(input: IdentifierInput): Promise<CompanyIdentifierDoc> {
  const { identifiers = [] } = await findCompany(input.id);
  const key = findIdentifierKey(input, identifiers);
  const found = identifiers.find((one) => companyIdentifierKey(one) === key);
  if (found === undefined) throw new ServiceError('not_found', `The company has no identifier ${key}`);
  return found;
}

/** The key of a named identifier: as it is, where a source has stated one with a wrong check digit. */
export function findIdentifierKey(
  { kind, value }: Omit<IdentifierInput, 'id'>,
  among: readonly Pick<CompanyIdentifierDoc, 'kind' | 'value'>[],
): string {
  const known = parseKind(kind) ?? kind;
  const asTyped = companyIdentifierKey({ kind: known, value });
  if (among.some((one) => companyIdentifierKey(one) === asTyped)) return asTyped;
  const read = parseIdentifier(known, value);
  return 'problem' in read ? asTyped : companyIdentifierKey(read);
}

/** As they are stored; null for a company that is not tracked. */
export function readStoredIdentifiers(
  companyId: string,
): Promise<Pick<CompanyDoc, 'identifiers' | 'struckIdentifiers'> | null> {
  return CompanyModel.findById(companyId, {
    identifiers: 1,
    'struckIdentifiers.kind': 1,
    'struckIdentifiers.value': 1,
  }).lean<Pick<CompanyDoc, 'identifiers' | 'struckIdentifiers'>>();
}
