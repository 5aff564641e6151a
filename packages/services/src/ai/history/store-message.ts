import { GeneratedMessageModel } from '@workbench/db';
import { recipientKey } from '../recipient/recipient-key.ts';
import type { GeneratedMessage } from '../schemas.ts';
import { toGeneratedMessage } from './to-generated-message.ts';

let lastOrder = 0;

/** Into the history of its recipient. */
export async function saveMessage(message: GeneratedMessage): Promise<void> {
  const { id, contactId, request, createdAt } = message;
  lastOrder = Math.max(Date.now(), lastOrder + 0.001);
  const { recipientName, recipientCompany } = request;
  await GeneratedMessageModel.collection.insertOne({
    _id: id,
    recipientKey: recipientKey({ contactId, recipientName, recipientCompany }),
    contactId,
    data: message,
    createdAt: new Date(createdAt),
    order: lastOrder,
  } as never);
}

/** null when there is none (any more). */
export async function findGeneratedMessage(id: string | null): Promise<GeneratedMessage | null> {
  const generated = id === null ? null : await GeneratedMessageModel.findById(id).lean();
  return generated === null ? null : toGeneratedMessage(generated);
}

/** Out of the history: it must not have been written. */
export async function deleteMessage(id: string): Promise<void> {
  await GeneratedMessageModel.deleteOne({ _id: id });
}
