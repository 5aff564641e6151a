import type { ContactDoc } from '@workbench/db';
import { fold } from '@workbench/text/fold';
import { Types } from 'mongoose';
import { ServiceError } from '../../../shared/errors.ts';
import type { ContactSort } from '../../schemas.ts';

/** Where a contact is in a list. */
export type ContactPosition = Pick<ContactDoc, '_id' | 'savedAt'> & { key?: string };

const KEY_MAX = 40;

/** What a list by name or by company compares first; "" for the orders by time. */
export function sortKey(sort: ContactSort, { name, organizationName }: Pick<ContactDoc, 'name' | 'organizationName'>) {
  if (sort === 'name') return fold(name).slice(0, KEY_MAX);
  return sort === 'company' ? fold(organizationName ?? '').slice(0, KEY_MAX) : '';
}

/** Without an employer comes last; the newest first where nothing else decides. */
export function compareContacts(sort: ContactSort) {
  return (one: ContactPosition, other: ContactPosition): number => {
    const byKey = compareKeys(one.key ?? '', other.key ?? '');
    if (byKey !== 0) return byKey;
    const byTime = other.savedAt.getTime() - one.savedAt.getTime();
    const byAge = byTime || compareKeys(other._id.toHexString(), one._id.toHexString());
    return sort === 'oldest' ? -byAge : byAge;
  };
}

function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  if (one === '' || other === '') return one === '' ? 1 : -1;
  return one < other ? -1 : 1;
}

export function encodeContactCursor({ savedAt, _id, key = '' }: ContactPosition): string {
  const position = `${savedAt.getTime()}-${_id.toHexString()}`;
  return key === '' ? position : `${position}-${Buffer.from(key).toString('base64url')}`;
}

/** @throws ServiceError invalid */
export function decodeContactCursor(cursor: string): ContactPosition {
  const [, time, id, key] = /^(\d{1,15})-([0-9a-f]{24})(?:-([\w-]+))?$/.exec(cursor) ?? [];
  if (time !== undefined && id !== undefined) {
    const position = { savedAt: new Date(Number(time)), _id: new Types.ObjectId(id) };
    return key === undefined ? position : { ...position, key: Buffer.from(key, 'base64url').toString() };
  }
  const message = 'This cursor does not belong to this list; start again without a cursor';
  throw new ServiceError('invalid', message, [{ path: ['cursor'], message: 'Unknown cursor' }]);
}
