import { mongo } from 'mongoose';

/**
 * The id of a history entry that a journal entry brings: the same whenever it is computed, so that a repeated step records
 * it once.
 * @param suffix one hexadecimal digit for each entry
 */
export function changeIdOf(journalId: string, suffix: string): mongo.ObjectId {
  return new mongo.ObjectId(`${journalId.replaceAll('-', '').slice(0, 23)}${suffix}`);
}
