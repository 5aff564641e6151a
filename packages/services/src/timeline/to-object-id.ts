import { Types } from 'mongoose';
import { unknownCursor } from '../shared/long-lists/date-cursor.ts';

/** The id of a cursor as a database key. @throws ServiceError invalid for what no page has returned */
export function toObjectId(id: string): Types.ObjectId {
  if (!/^[0-9a-f]{24}$/.test(id)) throw unknownCursor();
  return new Types.ObjectId(id);
}
