import { COMPANY_INDEXES, type CompanyDoc, CompanyModel } from '@workbench/db';
import { isRegisterKind } from '@workbench/identity/company-identifiers/kinds';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { changeBy, recordCompanyChange } from '../changes/record-company-change.ts';
import { entryId } from '../changes/rename-entries.ts';
import { withKeys } from '../identifiers/merge-identifiers.ts';
import { writeUnchanged } from '../store/document/write-unchanged.ts';

type Restored = Pick<CompanyDoc, '_id' | 'name' | 'identifiers' | 'updatedAt'>;

/**
 * Takes the own identifiers that another company was given meanwhile out of restored ones: each is on one company only.
 * @returns a sentence for each
 */
export async function leaveOutTakenIdentifiers(ctx: ServiceContext, ids: readonly mongo.ObjectId[]): Promise<string[]> {
  const restored = await CompanyModel.find(
    { _id: { $in: ids }, 'identifiers.0': { $exists: true } },
    { name: 1, identifiers: 1, updatedAt: 1 },
  ).lean<Restored[]>();
  const own = restored.flatMap(({ identifiers = [] }) => identifiers.filter(({ kind }) => !isRegisterKind(kind)));
  const owners = await findOtherOwners(own.map(companyIdentifierKey), ids);
  const notes: string[] = [];
  for (const company of restored) notes.push(...(await leaveOut(ctx, company, owners)));
  return notes;
}

async function leaveOut(
  ctx: ServiceContext,
  { _id, name, identifiers = [], updatedAt }: Restored,
  owners: ReadonlyMap<string, string>,
): Promise<string[]> {
  const taken = identifiers.filter((one) => owners.has(companyIdentifierKey(one)));
  if (taken.length === 0) return [];
  const keys = taken.map(companyIdentifierKey);
  const change = changeBy(ctx, _id, { kind: 'identifiers_left_out', details: { identifiers: keys } });
  // Before the write, which finds nothing to leave out after a kill: a restore is always finished, and names the same entry.
  await recordCompanyChange({ ...change, id: entryId(`left out ${keys.join(' ')}`, updatedAt, _id) });
  const update = { $set: withKeys(identifiers.filter((one) => !taken.includes(one))) };
  await writeUnchanged([{ before: { _id, updatedAt }, updatedAt, update }]);
  return keys.map((key) => `${key} was left out of ${name}: ${owners.get(key)} has it by now`);
}

/** By key, the name of another company that has it. */
async function findOtherOwners(keys: readonly string[], ids: readonly mongo.ObjectId[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const sought = new Set(keys);
  const others = await CompanyModel.find(
    { identifierKeys: { $in: keys }, _id: { $nin: ids } },
    { name: 1, identifierKeys: 1 },
  )
    .hint(COMPANY_INDEXES.identifiers)
    .lean();
  return new Map(
    others.flatMap(({ name, identifierKeys = [] }) =>
      identifierKeys.filter((key) => sought.has(key)).map((key) => [key, name] as const),
    ),
  );
}
