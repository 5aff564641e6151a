import { type CustomerDoc, CustomerModel } from '@workbench/db';
import { fold } from '@workbench/text/fold';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { unknownCursor } from '../../shared/long-lists/date-cursor.ts';
import type { Customer, CustomerFilter, CustomerPage, ListCustomersInput } from '../schemas.ts';
import { findTracked } from './find-tracked.ts';

/** One page of the list of customers, by name, each entry with the tracked company that it marks. */
export async function listCustomers({ input }: Verb<ListCustomersInput>): Promise<CustomerPage> {
  const { limit, cursor, ...filter } = input;
  const matching = customerQuery(filter);
  const after = cursor === undefined ? {} : afterCursor(cursor);
  const [found, total, reasons] = await Promise.all([
    CustomerModel.find({ $and: [matching, after] })
      .sort({ nameKey: 1, _id: 1 })
      .limit(limit + 1)
      .hint('by_name')
      .lean<CustomerDoc[]>(),
    CustomerModel.countDocuments(matching),
    countReasons(),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = found.length > limit && last !== undefined ? encodeCursor(last) : null;
  return { entries: await showCustomers(page), total, nextCursor, reasons };
}

/** @throws ServiceError not_found */
export async function getCustomer({ input }: Verb<{ id: string }>): Promise<Customer> {
  const entry = await CustomerModel.findById(input.id).lean<CustomerDoc>();
  if (entry === null) throw customerNotFound(input.id);
  return showCustomer(entry);
}

export const customerNotFound = (id: string) =>
  new ServiceError('not_found', `No entry of the list of customers has the id ${id} (any more)`);

export async function showCustomer(entry: CustomerDoc): Promise<Customer> {
  const [shown] = await showCustomers([entry]);
  if (shown === undefined) throw new Error('An entry was given and none came back');
  return shown;
}

async function showCustomers(entries: readonly CustomerDoc[]): Promise<Customer[]> {
  const tracked = await findTracked(entries);
  return entries.map(({ _id, name, domain, identifiers, reason, file, addedAt, updatedAt }, at) => ({
    id: _id,
    name,
    domain,
    identifiers: identifiers.map(({ kind, value }) => ({ kind, value })),
    reason,
    file,
    addedAt: addedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    company: tracked[at]?.companies[0] ?? null,
    suggestion: tracked[at]?.suggestion ?? null,
  }));
}

/** The part of a name is compared without case and accents. */
export function customerQuery({ q = '', reason, file }: CustomerFilter): Record<string, unknown> {
  const parts: object[] = [];
  if (reason !== undefined) parts.push({ reason });
  if (file !== undefined) parts.push({ file });
  if (q !== '') {
    const has = (text: string) => ({ $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' });
    const words = fold(q);
    parts.push({
      $or: [...(words === '' ? [] : [{ nameKey: has(words) }]), { domain: has(q) }, { 'identifiers.value': has(q) }],
    });
  }
  return parts.length === 0 ? {} : { $and: parts };
}

async function countReasons(): Promise<CustomerPage['reasons']> {
  const counted = await CustomerModel.aggregate<{ _id: string; entries: number }>([
    { $group: { _id: '$reason', entries: { $sum: 1 } } },
    { $sort: { entries: -1, _id: 1 } },
  ]);
  return counted.map(({ _id: reason, entries }) => ({ reason, entries }));
}

const encodeCursor = ({ nameKey, _id }: CustomerDoc): string =>
  Buffer.from(JSON.stringify([nameKey, _id])).toString('base64url');

function afterCursor(cursor: string): object {
  const [nameKey, id] = readCursor(cursor);
  return { $or: [{ nameKey: { $gt: nameKey } }, { nameKey, _id: { $gt: id } }] };
}

function readCursor(cursor: string): [string, string] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(read) && typeof read[0] === 'string' && typeof read[1] === 'string') return [read[0], read[1]];
  } catch {
    // Answered below, as any other text that no page has returned.
  }
  throw unknownCursor();
}
