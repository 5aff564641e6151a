import { isRegisterKind } from '@workbench/identity/company-identifiers/kinds';
import { type CompanyIdentifier, companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { ServiceError } from '../../shared/errors.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { findOwners } from './find-owners.ts';

/** The refusal of an own identifier that another company has; null where it is free. */
export async function refuseTaken(
  { _id }: Pick<StoredCompany, '_id'>,
  identifier: CompanyIdentifier,
): Promise<ServiceError | null> {
  if (isRegisterKind(identifier.kind)) return null;
  const key = companyIdentifierKey(identifier);
  const owner = (await findOwners([key])).get(key);
  if (owner === undefined || owner._id.equals(_id)) return null;
  const { name, domain } = owner;
  const companyId = owner._id.toHexString();
  const issues = [{ path: ['value'], message: `It belongs to ${name}` }];
  return new ServiceError('conflict', `${key} belongs to ${name} (${domain}, id ${companyId})`, issues, { companyId });
}
