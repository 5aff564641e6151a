import { CompanyModel } from '@workbench/db';
import type { Types } from 'mongoose';
import { ServiceError } from '../../../shared/errors.ts';

/** @throws ServiceError not_found */
export async function requireTrackedCompany(id: string): Promise<Types.ObjectId> {
  const company = await CompanyModel.findById(id, { _id: 1 }).lean();
  if (company !== null) return company._id;
  const message = 'This company is not tracked (any more); choose another one';
  throw new ServiceError('not_found', message, [{ path: ['companyId'], message }]);
}
