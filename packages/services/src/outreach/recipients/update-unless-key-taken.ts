import type { OutreachMessageDoc } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { updateIfUnchanged } from '../messages/find-message.ts';

/** null: another process has changed the message or has got one of the keys. */
export async function updateUnlessKeyTaken(
  message: OutreachMessageDoc,
  changes: Partial<OutreachMessageDoc>,
  isVisibleChange = true,
): Promise<OutreachMessageDoc | null> {
  try {
    return await updateIfUnchanged(message, changes, isVisibleChange);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
