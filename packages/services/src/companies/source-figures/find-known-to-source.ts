import { CompanyModel } from '@workbench/db';
import { findCompanies } from '../get-company.ts';
import type { Company } from '../schemas.ts';

/** Read in one go: enough to meet a company of any source that covers a few in a hundred. */
const LARGEST_MAX = 1000;

/** The largest company that a source has said something about; null when none of the largest has its data. */
export async function findKnownToSource(source: string): Promise<Company | null> {
  const [found] = await CompanyModel.aggregate<{ _id: object }>([
    { $sort: { employeeSortKey: -1, _id: -1 } },
    { $limit: LARGEST_MAX },
    { $match: { records: { $elemMatch: { source } } } },
    { $limit: 1 },
    { $project: { _id: 1 } },
  ]);
  if (found === undefined) return null;
  const id = String(found._id);
  return (await findCompanies([id])).get(id) ?? null;
}
