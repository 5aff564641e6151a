import { type ViewDoc, ViewModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { withFreeName } from '../shared/database/with-free-name.ts';
import { createMentionMatcher, personPattern } from '../shared/personal-data/person-mentions.ts';
import { redact } from '../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../shared/personal-data/types.ts';
import { namesOf } from '../shared/unique-name.ts';

/** Finds and erases people in the names, searches and filters of views. */
export const VIEW_PERSONAL_DATA: readonly PersonalDataSource[] = [{ category: 'saved views', find, erase }];

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const views = await ViewModel.find().lean<ViewDoc[]>();
  return views.flatMap(({ _id, name, q, filter, createdAt }) => {
    const match = mentionOf([name, q, filter]);
    return match === null
      ? []
      : [{ id: _id, label: name, match, identifiers: [], data: { name, q, filter, createdAt } }];
  });
}

/** What a view says beside the person stays. */
async function erase(ctx: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  const views = await ViewModel.find({ _id: { $in: [...ids] } }).lean<ViewDoc[]>();
  for (const { _id, name, q, filter } of views) {
    const redacted = {
      ...namesOf(redact(name, pattern)),
      q: redact(q, pattern),
      filter: filter && redact(filter, pattern),
      updatedAt: ctx.now(),
    };
    await withFreeName(redacted, (named) => ViewModel.updateOne({ _id }, { $set: named }));
  }
  return views.length;
}
