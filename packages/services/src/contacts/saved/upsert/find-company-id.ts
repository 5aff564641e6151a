import { parseDomain } from '@workbench/identity/domain/domain-key';
import type { Types } from 'mongoose';
import { findCompanyByDomain } from '../../../companies/index.ts';

/** The tracked company with the domain of an employer; null without one. */
export async function findCompanyIdByDomain(organizationDomain: string | null): Promise<Types.ObjectId | null> {
  const read = organizationDomain === null ? null : parseDomain(organizationDomain);
  if (read === null || 'problem' in read) return null;
  return (await findCompanyByDomain(read.domain))?._id ?? null;
}
