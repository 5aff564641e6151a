import { type ContactDoc, ContactModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { ServiceError } from '../../../shared/errors.ts';

export interface ContactSides {
  survivor: ContactDoc;
  other: ContactDoc;
}

/** @throws ServiceError not_found, invalid for one and the same contact */
export async function loadContactSides(input: { survivorId: string; otherId: string }): Promise<ContactSides> {
  if (input.survivorId === input.otherId) {
    const message = 'A contact cannot be merged with itself; choose two';
    throw new ServiceError('invalid', message, [{ path: ['otherId'], message }]);
  }
  const ids = [input.survivorId, input.otherId];
  const found = await ContactModel.find({ _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } }).lean<ContactDoc[]>();
  const [survivor, other] = ids.map((id) => found.find(({ _id }) => _id.toHexString() === id));
  if (survivor !== undefined && other !== undefined) return { survivor, other };
  const missing = survivor === undefined ? input.survivorId : input.otherId;
  throw new ServiceError('not_found', `No saved contact has the id ${missing}; it may have been merged or deleted`);
}
