import { ArchivedDocumentModel, CompanyModel, type OwnColumnDoc, OwnColumnModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { conflictingRecord } from '../../shared/database/conflicting-record.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { oneLine } from '../company-name.ts';
import { OWN_COLUMNS_MAX } from '../limits.ts';
import { optionKey } from './check-value.ts';
import { columnKey, nameKeyOf } from './column-key.ts';
import { listOwnColumns, toOwnColumn } from './list-columns.ts';
import { OWN_COLUMN_TYPE_LABEL, type OwnColumnType } from './own-column.ts';
import { unknownColumn } from './read-values.ts';
import type { CreateOwnColumnInput, OwnColumn, UpdateOwnColumnInput } from './schemas.ts';
import { readTrashedKeys } from './trashed-keys.ts';

/** @throws ServiceError invalid for options that don't fit the type; conflict for a name that is taken, or a 51st column */
export async function createOwnColumn({ ctx, input }: Verb<CreateOwnColumnInput>): Promise<OwnColumn> {
  const _id = newUuid(ctx);
  // What an earlier attempt of the same call has inserted takes no room from itself.
  const columns = (await listOwnColumns()).filter(({ id }) => id !== _id);
  if (columns.length >= OWN_COLUMNS_MAX) throw tooManyColumns();
  const name = oneLine(input.name);
  const options = readOptions(input.type, input.options);
  const taken = new Set([...columns.map(({ key }) => key), ...(await readTrashedKeys())]);
  const column: OwnColumnDoc = {
    _id,
    key: columnKey(name, taken),
    name,
    nameKey: nameKeyOf(name),
    type: input.type,
    ...(options && { options }),
    order: Math.max(-1, ...columns.map(({ order }) => order)) + 1,
    createdAt: ctx.now(),
  };
  return toOwnColumn(await write(name, () => insertOnce(OwnColumnModel, column)));
}

/**
 * Names a column otherwise, moves it, or gives it other options. The same again changes nothing.
 * @throws ServiceError not_found; invalid for another type; conflict for a taken name or options that companies have
 */
export async function updateOwnColumn({ input }: Verb<UpdateOwnColumnInput>): Promise<OwnColumn> {
  const columns = await listOwnColumns();
  const column = columns.find(({ key }) => key === input.key);
  if (column === undefined) throw new ServiceError('not_found', unknownColumn(input.key, columns));
  if (input.type !== undefined && input.type !== column.type) throw otherType(column, input.type);
  const options = input.options && readOptions(column.type, input.options);
  if (options) await refuseUsedOptions(column, options);
  const name = input.name === undefined ? undefined : oneLine(input.name);
  const changes = { ...(name !== undefined && { name, nameKey: nameKeyOf(name) }), ...(options && { options }) };
  await write(name ?? column.name, () => OwnColumnModel.updateOne({ key: column.key }, { $set: changes }));
  if (input.position !== undefined) await move(columns, column, input.position);
  const updated = (await listOwnColumns()).find(({ key }) => key === column.key);
  if (updated === undefined) throw new ServiceError('not_found', unknownColumn(input.key, columns));
  return updated;
}

export const tooManyColumns = () =>
  new ServiceError('conflict', `There are ${OWN_COLUMNS_MAX} own columns already; delete one first`);

function readOptions(type: OwnColumnType, given: readonly string[] | undefined): string[] | undefined {
  const options = given?.map(oneLine);
  if (type !== 'option') {
    if (!options?.length) return undefined;
    throw invalid('options', `A column of the type ${type} has no options; leave them out`);
  }
  if (!options?.length) throw invalid('options', 'Give at least one option');
  const keys = options.map(optionKey);
  const twice = options.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  if (twice !== undefined) throw invalid('options', `The option "${twice}" is given twice; give it once`);
  return options;
}

async function refuseUsedOptions({ key, name, options }: OwnColumn, kept: readonly string[]): Promise<void> {
  const removed = options.filter((option) => !kept.includes(option));
  if (removed.length === 0) return;
  const [tracked, archived] = await Promise.all([
    CompanyModel.countDocuments({ [`custom.${key}`]: { $in: removed } }),
    ArchivedDocumentModel.countDocuments({ collectionName: 'companies', [`document.custom.${key}`]: { $in: removed } }),
  ]);
  const used = tracked || archived;
  if (used === 0) return;
  const kind = tracked > 0 ? '' : ' in the trash or merged';
  const companies = used === 1 ? `1 company${kind} has` : `${used.toLocaleString('en')} companies${kind} have`;
  const message = `${companies} ${removed.map((one) => `"${one}"`).join(' or ')} as ${name}; give them another value first`;
  throw new ServiceError('conflict', message, [{ path: ['options'], message }]);
}

async function move(columns: readonly OwnColumn[], column: OwnColumn, position: number): Promise<void> {
  const others = columns.filter(({ key }) => key !== column.key);
  const ordered = [...others.slice(0, position), column, ...others.slice(position)];
  await OwnColumnModel.bulkWrite(
    ordered.map(({ key }, order) => ({ updateOne: { filter: { key }, update: { $set: { order } } } })),
  );
}

async function write<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const message = `There is a column "${name}" already; choose another name`;
    throw new ServiceError(
      'conflict',
      message,
      [{ path: ['name'], message }],
      await conflictingRecord(OwnColumnModel, 'columnId', error),
    );
  }
}

function otherType({ name, type }: OwnColumn, other: OwnColumnType): ServiceError {
  const label = OWN_COLUMN_TYPE_LABEL[other].toLowerCase();
  return invalid('type', `${name} stays a column of the type ${type}; create a new column for the type ${label}`);
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: [field], message }]);
}
