import type { CompanyIds } from '@workbench/connectors/types';
import { CompanySyncModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';

/** The identifiers by which sources know a company, as its last sync left them; none before a sync. */
export async function getCompanyIdentifiers({ input }: Verb<{ id: string }>): Promise<CompanyIds> {
  const stored = await CompanySyncModel.findById(new Types.ObjectId(input.id), { ids: 1 }).lean();
  return (stored?.ids ?? {}) as CompanyIds;
}
