import {
  type BulkChangeDoc,
  BulkChangeModel,
  type BulkPartDoc,
  BulkPartModel,
  ListModel,
  TrashEntryModel,
} from '@workbench/db';
import {
  changeManyCompanies,
  type ManyDecisions,
  type ManyRecord,
  type ManyRule,
  undoRule,
  withWriteSession,
} from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { bulkActionSchema } from '../schemas.ts';
import { deletePart, restorePart } from './deletion.ts';
import { findMissing } from './missing-companies.ts';
import { partId } from './part-store.ts';
import { type EditAction, ruleOfAction } from './rule-of-action.ts';

/** Carries a part of a change out, or takes it back. May be repeated after a kill. @returns false when it was cancelled, or done by another process */
export async function runPart(
  ctx: ServiceContext,
  { changeId, position }: { changeId: string; position: number },
): Promise<boolean> {
  const [change, part] = await Promise.all([
    BulkChangeModel.findById(changeId).lean<BulkChangeDoc>(),
    BulkPartModel.findById(partId(changeId, position)).lean<BulkPartDoc>(),
  ]);
  if (change === null || part === null) return false;
  const action = bulkActionSchema.parse(change.change);
  // Not spread: the context of a job inherits from that of its process.
  const as: ServiceContext = Object.assign(Object.create(ctx), { actor: change.by });
  if (change.phase === 'undo') {
    if (part.state === 'undone') return true;
    const reached = part.state === 'waiting' ? await afterItsWriter(part) : part;
    const kept = action.kind === 'delete' ? await restorePart(as, reached) : await undoEdits(as, reached, action);
    await BulkPartModel.updateOne({ _id: part._id }, { $set: { state: 'undone', kept } });
    return true;
  }
  if (part.state !== 'waiting') return true;
  let isOpen = change.cancelledAt === null;
  if (!isOpen) return false;
  // Others may write companies for minutes before it is this part's turn, and another process may have taken it on by then.
  const mayBegin = async () => {
    const [isGoingOn, isWaiting] = await Promise.all([
      BulkChangeModel.exists({ _id: changeId, phase: 'do', cancelledAt: null }),
      BulkPartModel.exists({ _id: part._id, state: 'waiting' }),
    ]);
    isOpen = isGoingOn !== null && isWaiting !== null;
    return isOpen;
  };
  if (action.kind === 'delete') await deletePart(as, part, mayBegin);
  else await editPart(as, { change, part, action, mayBegin });
  if (!isOpen) return false;
  await BulkPartModel.updateOne({ _id: part._id, state: 'waiting' }, { $set: { state: 'done' } });
  return true;
}

/** Another process may be writing a part that it began before it was cancelled. @returns the part as it is afterwards */
async function afterItsWriter(part: BulkPartDoc): Promise<BulkPartDoc> {
  await withWriteSession(async () => undefined);
  return (await BulkPartModel.findById(part._id).lean<BulkPartDoc>()) ?? part;
}

async function editPart(
  ctx: ServiceContext,
  {
    change,
    part,
    action,
    mayBegin,
  }: { change: BulkChangeDoc; part: BulkPartDoc; action: EditAction; mayBegin: () => Promise<boolean> },
): Promise<void> {
  const rule = (action.kind === 'addToList' ? await refusePurged(action.listId) : null) ?? ruleOfAction(action);
  await changeManyCompanies(ctx, {
    at: change.createdAt,
    ids: part.companyIds,
    mayBegin,
    ruleOf: () => rule,
    remember: async ({ changed, left }) => {
      // What another attempt has changed already is the same now, and is undone all the same.
      const { changed: known } = await BulkPartModel.findById(part._id).orFail().lean<BulkPartDoc>();
      const again = new Set(changed.map(({ id }) => id.toHexString()));
      const earlier = known.filter(({ id }) => !again.has(id.toHexString()));
      await BulkPartModel.updateOne({ _id: part._id }, { $set: { changed: [...earlier, ...changed], left } });
    },
  });
}

/** Of an earlier undo, the companies that it left as they were; later edits of the others are not taken back. */
const idsToUndo = ({ changed, kept }: BulkPartDoc) => (kept.length > 0 ? kept : changed).map(({ id }) => id);

async function undoEdits(ctx: ServiceContext, part: BulkPartDoc, action: EditAction): Promise<BulkPartDoc['kept']> {
  const records = new Map(part.changed.map(({ id, record }) => [id.toHexString(), record as unknown as ManyRecord]));
  const ids = idsToUndo(part);
  const refusal = action.kind === 'removeFromList' ? await refusePurged(action.listId) : null;
  const kept: ManyDecisions['left'] = [];
  await changeManyCompanies(ctx, {
    at: ctx.now(),
    ids,
    ruleOf: (company) => {
      const record = records.get(company._id.toHexString());
      return record === undefined ? null : (refusal ?? undoRule(company, record));
    },
    remember: async ({ left }) => void kept.push(...left),
  });
  return [...kept, ...(await findMissing(ctx, ids)).kept];
}

/** A list that was deleted for good takes no companies on, as no one could take them off it again. */
async function refusePurged(listId: string): Promise<ManyRule | null> {
  if ((await ListModel.exists({ _id: listId })) !== null) return null;
  if ((await TrashEntryModel.exists({ kind: 'list', recordIds: listId })) !== null) return null;
  const { apply } = ruleOfAction({ kind: 'addToList', listId });
  return { check: () => ({ left: 'The list was deleted for good' }), apply };
}
