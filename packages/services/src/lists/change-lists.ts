import { type ListDoc, ListModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database/classify-error.ts';
import { conflictingRecord } from '../shared/database/conflicting-record.ts';
import { insertOnce } from '../shared/database/insert-once.ts';
import { ServiceError } from '../shared/errors.ts';
import { newUuid } from '../shared/record-ids.ts';
import { namesOf } from '../shared/unique-name.ts';
import { LISTS_MAX } from './limits.ts';
import { listNotFound } from './list-not-found.ts';
import { type CountMembers, toList } from './list-view.ts';
import type { CreateListInput, List, RenameListInput } from './schemas.ts';

/** @throws ServiceError conflict when the name is taken, or there are 500 lists */
export async function createList({ ctx, input: { name, kind } }: Verb<CreateListInput>): Promise<List> {
  const _id = newUuid(ctx);
  // What an earlier attempt of the same call has inserted takes no room from itself.
  if ((await ListModel.countDocuments({ _id: { $ne: _id } })) >= LISTS_MAX) {
    throw new ServiceError('conflict', `There are ${LISTS_MAX} lists already; delete one first`);
  }
  const now = ctx.now();
  const list: ListDoc = { _id, ...namesOf(name), kind, createdAt: now, updatedAt: now };
  const stored = await refuseTakenName(name, () => insertOnce(ListModel, list));
  return toList(stored, async () => new Map());
}

/** @throws ServiceError not_found; conflict when another list of its kind has the name */
export async function renameList(
  { ctx, input: { id, name } }: Verb<RenameListInput>,
  countMembers: CountMembers,
): Promise<List> {
  const names = namesOf(name);
  const renamed = await refuseTakenName(name, () =>
    ListModel.findOneAndUpdate(
      { _id: id },
      { $set: { ...names, updatedAt: ctx.now() } },
      { returnDocument: 'after' },
    ).lean<ListDoc>(),
  );
  if (renamed === null) throw listNotFound(id);
  return toList(renamed, countMembers);
}

async function refuseTakenName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const message = `There is a list “${name}” already; choose another name`;
    throw new ServiceError(
      'conflict',
      message,
      [{ path: ['name'], message }],
      await conflictingRecord(ListModel, 'listId', error),
    );
  }
}
