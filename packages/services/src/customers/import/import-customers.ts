import { randomUUID } from 'node:crypto';
import { type CustomerDoc, CustomerModel } from '@workbench/db';
import { whileTouchingCustomers } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { rememberMapping } from '../../shared/headers/remembered-mapping.ts';
import { deleteCustomers } from '../../trash/index.ts';
import { toFields } from '../list/entry-fields.ts';
import type { CustomerImportResult, CustomerPlan } from '../schemas.ts';
import type { MatchedRows } from './match-rows.ts';
import { type CustomerFile, type PlannedImport, planImport } from './plan-import.ts';

/** Each time another call changed the same entries meanwhile. */
const ATTEMPTS_MAX = 5;
const WRITES_AT_ONCE = 1000;

/** What importing a file would do to the list; writes nothing. */
export async function previewCustomers({ input }: Verb<CustomerFile>): Promise<CustomerPlan> {
  return (await planImport(input)).plan;
}

/**
 * Puts the companies of a file on the list, or replaces it by them; what the file does not have goes to the trash then.
 * Importing a file again changes nothing.
 * @throws ServiceError invalid when no row names a company, too_large beyond 20,000 entries
 */
export async function importCustomers({ ctx, input }: Verb<CustomerFile>): Promise<CustomerImportResult> {
  const { plan, removed, headers } = await writePlanned(ctx, input);
  const ids = removed.map(({ _id }) => _id);
  const { trashId } = ids.length === 0 ? { trashId: null } : await deleteCustomers({ ctx, input: { ids } });
  if (input.options.mapping !== undefined) {
    await rememberMapping(
      'customers',
      headers,
      plan.columns.map(({ field }) => field),
      ctx.now(),
    );
  }
  return { ...plan, trashId };
}

async function writePlanned(ctx: ServiceContext, file: CustomerFile): Promise<PlannedImport> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const planned = await planImport(file);
    refuseEmpty(planned.plan);
    try {
      await write(ctx, planned.matched, file.fileName);
      return planned;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new ServiceError('conflict', 'The list of customers is being changed elsewhere; try again in a moment');
}

/** A list is never replaced by nothing. */
function refuseEmpty({ problem, rows, added, changed, unchanged, file }: CustomerPlan): void {
  if (problem !== null) throw new ServiceError('invalid', problem, [{ path: ['mapping'], message: problem }]);
  if (added + changed + unchanged > 0) return;
  const why =
    rows === 0 ? 'has no rows below its header' : `has ${rows} rows, and none names a company to be put on the list`;
  throw new ServiceError('invalid', `"${file}" ${why}`);
}

async function write(ctx: ServiceContext, { added, changed }: MatchedRows, fileName: string): Promise<void> {
  const now = ctx.now();
  const inserts = added.map(
    (row): CustomerDoc => ({
      _id: randomUUID(),
      ...toFields(row),
      file: fileName,
      addedAt: now,
      updatedAt: now,
    }),
  );
  const writes = [
    ...changed.map(({ before, after }) => ({
      updateOne: { filter: { _id: before._id }, update: { $set: { ...after, file: fileName, updatedAt: now } } },
    })),
    ...inserts.map((document) => ({ insertOne: { document } })),
  ];
  const keys = [
    ...changed.flatMap(({ before, after }) => [...before.keys, ...after.keys]),
    ...inserts.flatMap((one) => one.keys),
  ];
  if (writes.length === 0) return;
  await whileTouchingCustomers(keys, async () => {
    for (let at = 0; at < writes.length; at += WRITES_AT_ONCE) {
      await CustomerModel.collection.bulkWrite(writes.slice(at, at + WRITES_AT_ONCE) as never[]);
    }
  });
}
