import type { Types } from 'mongoose';
import { requireListOfPeople } from '../../../lists/index.ts';
import type { Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { SELECTED_MAX } from '../../limits.ts';
import type { ContactSelection } from '../../schemas.ts';
import { findContacts } from '../find-contacts.ts';
import { findPositions } from './find-positions.ts';

/**
 * The ids of the selected contacts, newest first; ids of before a merge lead to the contact that is left, and those that
 * are not saved any more are left out.
 * @throws ServiceError invalid when there are more than one call takes
 */
export async function selectContactIds(selection: ContactSelection): Promise<Types.ObjectId[]> {
  if (selection.ids !== undefined) {
    const saved = [...(await findContacts(selection.ids)).values()].map(({ _id }) => _id);
    return [...new Map(saved.map((id) => [id.toHexString(), id])).values()];
  }
  await requireListOfPeople(selection.filter?.list, ['filter', 'list']);
  const found = await findPositions(selection.filter ?? {}, 'newest', SELECTED_MAX + SELECTION_SLACK);
  const except = new Set(selection.except);
  const ids = found.map(({ _id }) => _id).filter((id) => !except.has(id.toHexString()));
  if (ids.length <= SELECTED_MAX) return ids;
  const max = SELECTED_MAX.toLocaleString('en');
  const message = `More than ${max} contacts match, and one call takes ${max}; narrow the filter`;
  throw new ServiceError('invalid', message, [{ path: ['filter'], message }]);
}

/** As many as may be excepted, and one more. */
const SELECTION_SLACK = 1001;

/** For calls that take ids alone. @throws ServiceError invalid when there are more than one call takes */
export async function resolveContactSelection({ input }: Verb<ContactSelection>): Promise<{ ids: string[] }> {
  return { ids: (await selectContactIds(input)).map((id) => id.toHexString()) };
}
