import { type CompanyChangeDoc, CompanyChangeModel } from '@workbench/db';
import { createMentionMatcher, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonQuery } from '../../shared/personal-data/types.ts';
import { recoverWriteLock } from '../store/write-session/write-session.ts';

/** People in the history of companies: what a field was before names them still. @param changes those that are looked at */
export async function findInHistory(changes: object, query: PersonQuery): Promise<PersonalDataRecord[]> {
  // A killed session may have left lines that are not in any history yet.
  await recoverWriteLock();
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for await (const change of CompanyChangeModel.find(changes).lean<CompanyChangeDoc>().cursor()) {
    const match = mentionOf(change.details);
    if (match === null) continue;
    const label = `Change of ${change.at.toISOString().slice(0, 10)}`;
    found.push({ id: String(change._id), label, match, identifiers: [], data: change.details });
  }
  return found;
}

export async function eraseFromHistory(ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const _id of ids) {
    const change = await CompanyChangeModel.findById(_id).lean<CompanyChangeDoc>();
    if (change === null) continue;
    await CompanyChangeModel.updateOne({ _id }, { $set: { details: redactDeep(change.details, pattern) } });
  }
  return ids.length;
}
