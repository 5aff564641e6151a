import { LEAD_INDEXES, type LeadListDoc, LeadListModel, LeadModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type NewestPage, pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import { importState } from '../import/import-state.ts';
import type { LeadList } from '../schemas.ts';

/** Newest first. @throws ServiceError invalid for an unknown cursor */
export async function listLeadLists({ ctx, input }: Verb<NewestPageInput>): Promise<NewestPage<LeadList>> {
  const { items, ...page } = await pageNewestFirst(LeadListModel, { ...input, by: 'order' });
  return { items: await Promise.all(items.map((list) => toLeadList(list, ctx.now()))), ...page };
}

/** @throws ServiceError not_found */
export async function getLeadList({ ctx, input }: Verb<{ id: string }>): Promise<LeadList> {
  return await toLeadList(await findLeadList(input.id), ctx.now());
}

/** @throws ServiceError not_found */
export async function findLeadList(id: string): Promise<LeadListDoc> {
  const list = await LeadListModel.findById(id).lean<LeadListDoc>();
  if (list !== null) return list;
  throw new ServiceError('not_found', 'There is no import with this id');
}

export async function toLeadList(list: LeadListDoc, now: Date): Promise<LeadList> {
  const { _id, kind, name, spreadsheetId, tab, range, counts, writeBack, createdAt, importedAt } = list;
  return {
    id: _id,
    kind: kind as LeadList['kind'],
    name,
    spreadsheetId,
    tab,
    range,
    state: importState(list, now),
    counts: counts as LeadList['counts'],
    leadCount: await LeadModel.collection.countDocuments({ listIds: _id }, { hint: LEAD_INDEXES.list }),
    writeBack: writeBack && toWriteBack(writeBack),
    createdAt: createdAt.toISOString(),
    importedAt: importedAt.toISOString(),
  };
}

function toWriteBack({ state, message, cells, missingRows, at }: NonNullable<LeadListDoc['writeBack']>) {
  const known = state as NonNullable<LeadList['writeBack']>['state'];
  return { state: known, message, cells, missingRows, at: at.toISOString() };
}
