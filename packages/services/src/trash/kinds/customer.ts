import { type CustomerDoc, CustomerModel, TrashEntryModel } from '@workbench/db';
import { whileTouchingCustomers } from '../../companies/index.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { addedAgain, refuseRestore } from './refused-restore.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const CUSTOMERS = CustomerModel.collection.collectionName;

/** Entries of the list of customers that were removed together. Those that are on the list again are not restored. */
export const CUSTOMER_KIND: TrashKind = {
  plan: async (_, ids) => {
    const entries = await CustomerModel.find({ _id: { $in: ids } }).lean<CustomerDoc[]>();
    if (entries.length === 0) return null;
    const found = entries.map(({ _id }) => _id);
    return {
      ...describeCustomers(entries),
      domains: [],
      stays: [],
      sets: [{ collectionName: CUSTOMERS, filter: { _id: { $in: found } } }],
    };
  },
  take: async (_, { recordIds }, move) => {
    const entries = await CustomerModel.find({ _id: { $in: recordIds } }, { keys: 1 }).lean();
    await whileTouchingCustomers(keysOf(entries), move);
  },
  restore: async (_, { _id }, restore) => {
    const entries = await readArchive<CustomerDoc>(_id, CUSTOMERS);
    const left = await findTaken(entries);
    const reasons = left.map((entry) => addedAgain(nameOf(entry)));
    if (left.length > 0 && left.length === entries.length) return refuseRestore(reasons);
    // Before the others leave: after a kill, the entry names what is in it.
    if (left.length > 0) await TrashEntryModel.updateOne({ _id }, { $set: describeCustomers(left) });
    const notes = await whileTouchingCustomers(keysOf(entries), () => restore(left.map((entry) => entry._id)));
    return left.length === 0 ? { notes } : { notes: [...notes, refuseRestore(reasons).message], isPartial: true };
  },
};

function describeCustomers(entries: readonly CustomerDoc[]) {
  const [first] = entries;
  const isOne = first !== undefined && entries.length === 1;
  return {
    recordIds: entries.map(({ _id }) => _id),
    label: isOne ? nameOf(first) : `${entries.length} entries of the list of customers`,
    contents: isOne ? [] : countOf('customers', entries.length),
  };
}

/** Entries of which the list has a key again. */
async function findTaken(entries: readonly CustomerDoc[]): Promise<CustomerDoc[]> {
  const ids = entries.map(({ _id }) => _id);
  const query = { keys: { $in: keysOf(entries) }, _id: { $nin: ids } };
  const others = await CustomerModel.find(query, { keys: 1 }).lean();
  const taken = new Set(keysOf(others));
  return entries.filter(({ keys }) => keys.some((key) => taken.has(key)));
}

const keysOf = (entries: readonly Pick<CustomerDoc, 'keys'>[]): string[] => entries.flatMap(({ keys }) => keys);

const nameOf = ({ name, domain, keys }: CustomerDoc): string => name ?? domain ?? keys[0] ?? '';
