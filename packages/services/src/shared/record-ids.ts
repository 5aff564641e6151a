import { createHash, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { ServiceContext } from './context.ts';

/**
 * Ids of what a call creates. A call with an `Idempotency-Key` that is carried out again after a crash gets the same ones, and
 * so finds what it created. Each is for the one record that a call is about.
 */

type Caller = Pick<ServiceContext, 'callId'>;

export const newUuid = ({ callId }: Caller): string => callId ?? randomUUID();

export function newObjectId({ callId }: Caller): Types.ObjectId {
  if (callId === undefined) return new Types.ObjectId();
  return new Types.ObjectId(createHash('sha256').update(callId).digest('hex').slice(0, 24));
}
