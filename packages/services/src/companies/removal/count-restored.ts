import type { CompanyDoc } from '@workbench/db';
import { getAggregateSettings } from '../../settings/index.ts';
import { deriveFields } from '../figures/derive-fields.ts';
import { changedFigures } from '../recompute/changed-figures.ts';
import { outdatedWords } from '../search/outdated-words.ts';
import { writeUnchanged } from '../store/document/write-unchanged.ts';
import type { WriteSession } from '../store/write-session/write-session.ts';

/** Counts a company that is back, with figures of the present settings and day. */
export async function countRestored(session: WriteSession, company: CompanyDoc, now: Date): Promise<void> {
  const derived = deriveFields(company, await getAggregateSettings(), now);
  const changed = changedFigures(company, derived);
  if (changed === null) return session.recordChange(null, company);
  const fields = { ...changed, ...outdatedWords(company, { ...company, ...derived }), updatedAt: now };
  await writeUnchanged([{ before: company, updatedAt: now, update: { $set: fields } }]);
  session.recordChange(null, { ...company, ...fields });
}
