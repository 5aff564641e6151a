import { type ViewDoc, ViewModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database/classify-error.ts';
import { conflictingRecord } from '../shared/database/conflicting-record.ts';
import { insertOnce } from '../shared/database/insert-once.ts';
import { ServiceError } from '../shared/errors.ts';
import { newUuid } from '../shared/record-ids.ts';
import { namesOf } from '../shared/unique-name.ts';
import { requireView, showView } from './find-views.ts';
import { VIEWS_MAX } from './limits.ts';
import { READY_MADE_VIEWS } from './ready-made.ts';
import type { CreateViewInput, UpdateViewInput, View } from './schemas.ts';
import { storedParts } from './view-doc.ts';

/** @throws ServiceError conflict when the name is taken, or there are 200 views */
export async function createView({ ctx, input }: Verb<CreateViewInput>): Promise<View> {
  const _id = newUuid(ctx);
  // What an earlier attempt of the same call has inserted takes no room from itself.
  if ((await ViewModel.countDocuments({ _id: { $ne: _id } })) >= VIEWS_MAX) {
    throw new ServiceError('conflict', `There are ${VIEWS_MAX} views already; delete one first`);
  }
  const now = ctx.now();
  const view: ViewDoc = {
    _id,
    ...freeNames(input.name),
    q: '',
    filter: null,
    sort: null,
    columns: null,
    density: 'comfortable',
    createdAt: now,
    updatedAt: now,
    ...storedParts(input),
  };
  return showView(await refuseTakenName(input.name, () => insertOnce(ViewModel, view)));
}

/**
 * Changes what is given and leaves the rest.
 * @throws ServiceError not_found; conflict when it was changed since it was read, or its new name is taken
 */
export async function updateView({ ctx, input }: Verb<UpdateViewInput>): Promise<View> {
  const { id, updatedAt, name } = input;
  refuseReadyMade(id);
  const read = new Date(updatedAt);
  const changed = {
    ...storedParts(input),
    ...(name !== undefined && freeNames(name)),
    updatedAt: new Date(Math.max(ctx.now().getTime(), read.getTime() + 1)),
  };
  const after = await refuseTakenName(name ?? '', () =>
    ViewModel.findOneAndUpdate(
      { _id: id, updatedAt: read },
      { $set: changed },
      { returnDocument: 'after' },
    ).lean<ViewDoc>(),
  );
  if (after !== null) return showView(after);
  const present = await showView(await requireView(id));
  const message = `“${present.name}” was changed since you opened it; look at it again before you save`;
  throw new ServiceError('conflict', message, [], {}, present);
}

/** @throws ServiceError conflict for a view that is always there */
export function refuseReadyMade(id: string): void {
  const view = READY_MADE_VIEWS.find((one) => one.id === id);
  if (view === undefined) return;
  throw new ServiceError('conflict', `“${view.name}” is always there; save what you change under another name`);
}

function freeNames(text: string): Pick<ViewDoc, 'name' | 'nameKey'> {
  const names = namesOf(text);
  if (READY_MADE_VIEWS.some(({ name }) => namesOf(name).nameKey === names.nameKey)) throw nameTaken(names.name);
  return names;
}

async function refuseTakenName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw nameTaken(name, await conflictingRecord(ViewModel, 'viewId', error));
  }
}

function nameTaken(name: string, details: Record<string, string> = {}): ServiceError {
  const message = `There is a view “${name}” already; choose another name`;
  return new ServiceError('conflict', message, [{ path: ['name'], message }], details);
}
