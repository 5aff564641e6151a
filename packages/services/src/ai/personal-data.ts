import { MessageModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { matchPerson, personPattern } from '../shared/person-terms.ts';
import { type HeldRecord, type PersonQuery, registerPersonalData } from '../shared/personal-data.ts';
import type { GeneratedMessage } from './schemas.ts';

/** Makes written messages known to the privacy desk; call it once per process. */
export function registerMessagePersonalData(): void {
  registerPersonalData({ place: 'written messages', find, erase });
}

async function find(_: ServiceContext, query: PersonQuery): Promise<HeldRecord[]> {
  const pattern = personPattern(query, { withName: false });
  const found: HeldRecord[] = [];
  for await (const { _id, data, contactId } of MessageModel.find().lean().cursor({ batchSize: 200 })) {
    const message = data as GeneratedMessage;
    const own = contactId === null ? [] : [{ kind: 'contact', value: contactId }];
    const isNamed = pattern !== null && JSON.stringify(message).search(pattern) >= 0;
    const match = isNamed ? 'identifier' : matchPerson(query, own, message.request.recipientName);
    if (match === null) continue;
    const { recipientName, recipientCompany } = message.request;
    const label = [recipientName, recipientCompany].filter(Boolean).join(', ');
    found.push({ id: _id, label, match, identifiers: own, data: message });
  }
  return found;
}

async function erase(_: ServiceContext, ids: readonly string[]): Promise<number> {
  const { deletedCount } = await MessageModel.deleteMany({ _id: { $in: [...ids] } });
  return deletedCount;
}
