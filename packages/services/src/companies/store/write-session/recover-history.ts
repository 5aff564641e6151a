import { CompanyModel } from '@workbench/db';
import { addChanges } from '../../changes/record-company-change.ts';
import { linesOfWritten } from '../../changes/written-lines.ts';
import { planHistory, readPlannedHistory } from './write-lock.ts';

/** Adds the lines that a killed session has left out of the histories of companies that it wrote. Repeatable. */
export async function recoverHistory(token: string): Promise<void> {
  const planned = await readPlannedHistory();
  if (planned.length === 0) return;
  const ids = planned.map(({ company }) => company._id);
  const stored = await CompanyModel.find({ _id: { $in: ids } }, { updatedAt: 1 })
    .hint('_id_')
    .lean();
  await addChanges(linesOfWritten(planned, stored));
  await planHistory(token, []);
}
