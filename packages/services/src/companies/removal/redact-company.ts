import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { searchNameKey } from '../search/fold-for-search.ts';
import { companySearchWords } from '../search/words.ts';
import { overtaken, unchanged } from '../store/document/write-unchanged.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';

type Found = Pick<CompanyDoc, 'name' | 'domain' | 'nameKey' | 'industry' | 'words'>;

/** What a company is found by, after its texts have changed: words of its former ones would name the person still. Pure. */
export function withCurrentWords(company: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(company.words) || typeof company.name !== 'string') return company;
  const nameKey = searchNameKey(company.name);
  return { ...company, nameKey, words: companySearchWords({ ...(company as unknown as Found), nameKey }) };
}

/** Changes the texts of a tracked company; statistics and filters follow. @param redact returns a changed copy */
export async function redactCompany(
  _id: mongo.ObjectId,
  redact: (company: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await withWriteSession(async (session) => {
    const before = await CompanyModel.collection.findOne<CompanyDoc>({ _id });
    if (before === null) return;
    const { _id: id, ...fields } = before;
    // Another time: a paused process would else write what was redacted back.
    const updatedAt = new Date(before.updatedAt.getTime() + 1);
    const after = { ...withCurrentWords(redact(fields)), updatedAt };
    await session.announce('updated', [_id]);
    const { matchedCount } = await CompanyModel.collection.replaceOne(unchanged(before), after);
    if (matchedCount === 0) throw overtaken();
    session.recordChange(before, { _id: id, ...after } as unknown as CompanyDoc);
  });
}
