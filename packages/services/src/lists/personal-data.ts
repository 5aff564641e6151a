import { type ListDoc, ListModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { withFreeName } from '../shared/database/with-free-name.ts';
import { createMentionMatcher, personPattern } from '../shared/personal-data/person-mentions.ts';
import { redact } from '../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../shared/personal-data/types.ts';
import { namesOf } from '../shared/unique-name.ts';

/** Finds and erases people in the names of lists. Who is on a list is known from the members themselves. */
export const LIST_PERSONAL_DATA: readonly PersonalDataSource[] = [{ category: 'names of lists', find, erase }];

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const lists = await ListModel.find().lean<ListDoc[]>();
  return lists.flatMap(({ _id, name, createdAt }) => {
    const match = mentionOf(name);
    return match === null ? [] : [{ id: _id, label: name, match, identifiers: [], data: { name, createdAt } }];
  });
}

/** What the name says beside the person stays; a number keeps two names apart that would become the same. */
async function erase(ctx: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  const lists = await ListModel.find({ _id: { $in: [...ids] } }).lean<ListDoc[]>();
  for (const { _id, name } of lists) {
    const redacted = { ...namesOf(redact(name, pattern)), updatedAt: ctx.now() };
    await withFreeName(redacted, (named) => ListModel.updateOne({ _id }, { $set: named }));
  }
  return lists.length;
}
