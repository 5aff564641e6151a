import type { GeneratedMessageDoc } from '@workbench/db';
import type { GeneratedMessage } from '../schemas.ts';

type Request = GeneratedMessage['request'];
/** One of an earlier version has no company of the sender. */
type StoredMessage = Omit<GeneratedMessage, 'request'> & {
  request: Omit<Request, 'senderCompany'> & Partial<Pick<Request, 'senderCompany'>>;
};

export function toGeneratedMessage({ data }: GeneratedMessageDoc): GeneratedMessage {
  const message = data as StoredMessage;
  return { ...message, request: { senderCompany: '', ...message.request } };
}
