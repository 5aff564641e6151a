import { requireList } from '../lists/index.ts';
import type { BulkAction } from './schemas.ts';

/** @throws ServiceError not_found, or invalid for a list of people, when the action is about a list */
export async function requireListOf(action: BulkAction): Promise<void> {
  if ('listId' in action) await requireList(action.listId, 'company');
}
