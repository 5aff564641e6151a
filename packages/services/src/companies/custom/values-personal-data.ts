import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { createMentionMatcher, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redact } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import { eraseFromHistory, findInHistory } from '../changes/history-personal-data.ts';
import { writeUnchanged } from '../store/document/write-unchanged.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';
import { eraseFromColumns, findInColumns } from './columns-personal-data.ts';
import { listOwnColumns } from './list-columns.ts';
import { withoutPerson } from './redact-values.ts';

const OF_OWN_COLUMNS = { 'details.fields.field': /^custom\./ };

/** Finds and erases what users have typed about a person into own columns, and the values before in the history. */
export const CUSTOM_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'own columns of companies', find: findInValues, erase: eraseFromValues },
  {
    category: 'history of own columns',
    find: (_, query) => findInHistory(OF_OWN_COLUMNS, query),
    erase: (_, ids, query) => eraseFromHistory(ids, query),
  },
  {
    category: 'own columns',
    find: (_, query) => findInColumns(query),
    erase: (_, ids, query) => eraseFromColumns(ids, query),
  },
];

type WithValues = Pick<CompanyDoc, '_id' | 'name' | 'custom'>;

async function findInValues(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  const companies = CompanyModel.find({ custom: { $exists: true } }, { name: 1, custom: 1 }).lean<WithValues>();
  for await (const { _id, name, custom = {} } of companies.cursor({ batchSize: 1000 })) {
    const mentions = Object.entries(custom).filter(([, value]) => mentionOf(value) !== null);
    if (mentions.length === 0) continue;
    const isSure = mentions.some(([, value]) => mentionOf(value) === 'identifier');
    found.push({
      id: _id.toHexString(),
      label: name,
      match: isSure ? 'identifier' : 'name',
      identifiers: [],
      data: Object.fromEntries(mentions),
    });
  }
  return found;
}

/** What is said beside the person in a text stays; an address or an option of them goes as a whole. */
async function eraseFromValues(ctx: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  const columns = await listOwnColumns();
  const texts = new Set(columns.filter(({ type }) => type === 'text').map(({ key }) => key));
  await withWriteSession(async (session) => {
    for (const id of ids) {
      const _id = new mongo.ObjectId(id);
      const company = await CompanyModel.findById(_id, {
        custom: 1,
        customOrigins: 1,
        updatedAt: 1,
      }).lean<CompanyDoc>();
      if (company === null) continue;
      const { custom, customOrigins } = withoutPerson(company, (value) => redact(value, pattern), texts);
      await session.announce('updated', [_id]);
      const updatedAt = ctx.now();
      await writeUnchanged([{ before: company, updatedAt, update: { $set: { custom, customOrigins, updatedAt } } }]);
    }
  });
  return ids.length;
}
