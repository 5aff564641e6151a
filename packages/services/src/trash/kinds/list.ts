import { ListModel } from '@workbench/db';
import { LIST_MEMBERS } from '../../membership/index.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { singleRecord } from './single-records.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const LISTS = ListModel.collection.collectionName;

/** A list. Its members keep its id, which no list has meanwhile, so a restore has all of them; a purge takes it off them. */
export const LIST_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const list = await ListModel.findById(id, { name: 1, kind: 1 }).lean();
    if (list === null) return null;
    const members = LIST_MEMBERS.filter(({ kind }) => kind === list.kind);
    const counted = await Promise.all(
      members.map(async ({ what, count }) => countOf(what, (await count([list._id])).get(list._id) ?? 0)),
    );
    return { ...singleRecord(LISTS, list._id, list.name), stays: counted.flat() };
  },
  purge: async ({ _id }) => {
    for (const list of await readArchive<{ _id: string }>(_id, LISTS)) {
      for (const { takeAllOff } of LIST_MEMBERS) await takeAllOff(list._id);
    }
  },
};
