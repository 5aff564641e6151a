import { type OwnColumnDoc, OwnColumnModel } from '@workbench/db';
import { withFreeName } from '../../shared/database/with-free-name.ts';
import { createMentionMatcher, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redact } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonQuery } from '../../shared/personal-data/types.ts';
import { optionKey } from './check-value.ts';
import { nameKeyOf } from './column-key.ts';

/** People in the names and options of own columns. */
export async function findInColumns(query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const columns = await OwnColumnModel.find().lean<OwnColumnDoc[]>();
  return columns.flatMap(({ _id, name, options = [] }) => {
    const match = mentionOf([name, ...options]);
    return match === null ? [] : [{ id: _id, label: name, match, identifiers: [], data: { name, options } }];
  });
}

/** The key stays: it names nothing that is shown. */
export async function eraseFromColumns(ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  const columns = await OwnColumnModel.find({ _id: { $in: [...ids] } }).lean<OwnColumnDoc[]>();
  for (const { _id, name, options } of columns) {
    const redacted = redact(name, pattern);
    const kept = new Map(
      options?.map((option) => redact(option, pattern)).map((option) => [optionKey(option), option]),
    );
    const changes = { name: redacted, nameKey: nameKeyOf(redacted), ...(options && { options: [...kept.values()] }) };
    await withFreeName(changes, (named) => OwnColumnModel.updateOne({ _id }, { $set: named }));
  }
  return columns.length;
}
