import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { finishRestoring } from './restore-identifier.ts';
import { finishStriking } from './strike-identifier.ts';

/** Ends the strike-outs and restorations that a killed process left; called at start. */
export async function resumeStrikes(ctx: ServiceContext): Promise<void> {
  const pending = { 'struckIdentifiers.state': { $in: ['striking', 'restoring'] } } as mongo.Filter<mongo.Document>;
  const companies = await CompanyModel.collection.find(pending, { projection: { words: 0 } }).toArray();
  for (const company of companies as unknown as StoredCompany[]) {
    await finishStriking(company);
    for (const entry of company.struckIdentifiers ?? []) {
      if (entry.state === 'restoring') await finishRestoring(ctx, company, entry);
    }
  }
}
