import { CompanyModel, type KeptEditDoc } from '@workbench/db';
import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { archivedDocuments, archivedId, EXACT } from '../../shared/moves/archived-collections.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { domainsOf } from '../aliases/domains-of.ts';
import { countRestored } from '../removal/move-companies.ts';
import { type StoredCompany, withDerivedFields } from '../store/stored-company.ts';
import { type WriteSession, withWriteSession } from '../store/write-session.ts';
import { describeKeptEdits } from './kept-edits.ts';
import { COMPANIES, isMergedInto, type MergeWork, readMergeArchive, readStored } from './merge-archive.ts';
import { replaceCompany } from './merge-in-store.ts';
import { separateHistory } from './move-history.ts';
import { returnSubsidiaries } from './move-subsidiaries.ts';
import { separateSyncs } from './move-syncs.ts';
import { type MergeStates, separateCompany } from './separate-company.ts';

/** Called before the survivor is written; a repeated run does not call it again. */
type Keep = (edits: KeptEditDoc[]) => Promise<void>;

/**
 * Makes one company two again, as the only writer of companies: both as they were, with what was changed on the survivor
 * since. Every step may be repeated after a kill.
 * @returns what stands against it, and then nothing has changed
 */
export function separateInStore(ctx: ServiceContext, work: MergeWork, keep: Keep): Promise<ServiceError | null> {
  return withWriteSession(async (session) => {
    await work.renew();
    const { before, other, merged } = await readMergeArchive(work);
    const present = await readStored(work.survivorId);
    if (present === null)
      return new ServiceError('conflict', 'The company was deleted; restore it, then undo the merge');
    if (before === null || other === null || merged === null) return null;
    if (isMergedInto(present, work.otherId)) {
      const refusal = await refuseTakenDomain(work, other);
      if (refusal !== null) return refusal;
      await separateSurvivor(ctx, session, { work, states: { before, merged, present }, other, keep });
    }
    await separateHistory(work);
    const separated = await readStored(work.survivorId);
    await separateSyncs(work, separated?.domain === merged.domain);
    await restoreOther(ctx, session, work);
    session.recordWritten(await returnSubsidiaries(work));
    session.recordRelatives([work.survivorId, work.otherId], ctx.now());
    return null;
  });
}

interface Separation {
  work: MergeWork;
  states: MergeStates;
  other: StoredCompany;
  keep: Keep;
}

async function separateSurvivor(ctx: ServiceContext, session: WriteSession, separation: Separation): Promise<void> {
  const { work, states, other, keep } = separation;
  const { before, present } = states;
  const separated = separateCompany(states, other);
  if (separated === before) {
    await keep([]);
    await replaceWithArchived(work);
    session.recordChange(present, null);
    return countRestored(session, { ...before, words: [] }, ctx.now());
  }
  const after = withDerivedFields(separated, { settings: await getAggregateSettings(), now: ctx.now() });
  await keep(describeKeptEdits(before, after));
  await replaceCompany(present, after);
  session.recordChange(present, after);
}

/** With the bytes that it had. */
async function replaceWithArchived({ archiveId, survivorId }: MergeWork): Promise<void> {
  const filter = { _id: archivedId(archiveId, COMPANIES, survivorId) };
  const archived = await archivedDocuments().findOne(filter, EXACT);
  if (archived) await CompanyModel.collection.replaceOne({ _id: survivorId }, archived.document);
}

async function restoreOther(ctx: ServiceContext, session: WriteSession, work: MergeWork): Promise<void> {
  const isThere = (await readStored(work.otherId)) !== null;
  await restoreFromArchive(
    { archiveId: work.archiveId, set: { collectionName: COMPANIES }, renew: work.renew },
    'missing',
  );
  const other = await readStored(work.otherId);
  if (!isThere && other !== null) await countRestored(session, { ...other, words: [] }, ctx.now());
}

async function refuseTakenDomain({ survivorId }: MergeWork, other: StoredCompany): Promise<ServiceError | null> {
  const domains = domainsOf(other);
  const taken = await CompanyModel.findOne(
    { _id: { $ne: survivorId }, $or: [{ domain: { $in: domains } }, { aliases: { $in: domains } }] },
    { name: 1, domain: 1 },
  ).lean();
  if (taken === null) return null;
  return new ServiceError(
    'conflict',
    `${taken.name} has a domain of ${other.name} by now (${domains.join(', ')}); delete or merge ${taken.name} first`,
  );
}
