import type { CompanyChangeDoc, CompanyDoc, PlannedHistoryDoc } from '@workbench/db';

/**
 * The lines of a session that was killed whose companies it has written. Companies that it had not come to are as it read
 * them, since no session writes before this is read.
 * @param stored the companies as they are now
 */
export function linesOfWritten(
  planned: readonly PlannedHistoryDoc[],
  stored: readonly Pick<CompanyDoc, '_id' | 'updatedAt'>[],
): CompanyChangeDoc[] {
  const updatedAt = new Map(stored.map((company) => [company._id.toHexString(), company.updatedAt.getTime()]));
  return planned.flatMap(({ company, lines }) => {
    const now = updatedAt.get(company._id.toHexString());
    return now === undefined || now === company.updatedAt.getTime() ? [] : lines;
  });
}
