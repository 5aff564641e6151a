import type { CompanyDoc, TrashEntryDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { SyncTime } from '../../companies/index.ts';
import { bringCompaniesBack, domainsOf, takeCompaniesAway } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { COMPANIES } from './plan-companies.ts';
import type { RestoredSets } from './trash-kind.ts';

export async function takeAway(
  ctx: ServiceContext,
  entry: TrashEntryDoc,
  move: () => Promise<void>,
  mayBegin?: () => Promise<boolean>,
): Promise<void> {
  await takeCompaniesAway(ctx, idsOf(entry), { move, mayBegin });
}

export async function bringBack(
  ctx: ServiceContext,
  entry: TrashEntryDoc,
  { ids, restore }: { ids: readonly mongo.ObjectId[]; restore: () => Promise<string[]> },
): Promise<ServiceError | RestoredSets> {
  const archived = await readArchive<CompanyDoc>(entry._id, COMPANIES);
  const domains = archived.filter(({ _id }) => ids.some((id) => id.equals(_id))).flatMap(domainsOf);
  const syncTimes = (entry.details?.syncTimes ?? []) as SyncTime[];
  const notes = await bringCompaniesBack(ctx, { ids, domains, syncTimes }, restore);
  return notes instanceof ServiceError ? notes : { notes };
}

export function idsOf({ sets }: TrashEntryDoc): mongo.ObjectId[] {
  const [companies] = sets;
  return (companies?.filter._id as { $in: mongo.ObjectId[] } | undefined)?.$in ?? [];
}
