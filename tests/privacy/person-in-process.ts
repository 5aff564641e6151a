import { LeadModel } from '@workbench/db';
import { suppressContacts } from '@workbench/services/contacts';
import { removeLeads } from '@workbench/services/leads';
import { listOutreachMessages, syncRecipientsOfContacts, syncRecipientsOfLeads } from '@workbench/services/outreach';
import { erasePersonalData } from '@workbench/services/privacy';
import { readConfig } from '../../apps/api/src/config/read-config.ts';
import { startServer } from '../../apps/api/src/server.ts';
import { startWorker } from '../../apps/api/src/worker.ts';
import { insertLead, outreachCalls } from '../../packages/services/src/outreach/outreach.fixtures.ts';
import { insertContact } from '../../packages/services/src/shared/saved-people.fixtures.ts';

/**
 * A process of the product that removes a lead and erases a person: `person-in-process.ts <api | worker> <data directory>`.
 * Its last line is what came of it, as JSON.
 */
const [, , role, dataDir] = process.argv;
const config = readConfig({}, { ROLE: role, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
const { ctx, close } = config.role === 'worker' ? await startWorker(config) : await startServer(config);
const PHONE = '+351 21 555 0100';
const EMAIL = 'marta@acme.example';

const { create, add } = outreachCalls(ctx);
const { id } = await create();
const lead = await insertLead({ firstName: 'Ida' });
await add(id, { leadIds: [lead._id.toHexString()] });
// Known to the lead alone when it goes: its recipient has to be notified before.
await LeadModel.updateOne({ _id: lead._id }, { phone: PHONE });
await removeLeads({ ctx, input: { ids: [lead._id.toHexString()] } }, syncRecipientsOfLeads);
const suppressed = { identifiers: [PHONE], ids: [], contactIds: [], reason: '' };
await suppressContacts({ ctx, input: suppressed }, syncRecipientsOfContacts);
const { items: messages } = await listOutreachMessages({ ctx, input: { id, limit: 100 } });

const contact = await insertContact({ email: EMAIL });
await add(id, { contactIds: [contact._id.toHexString()] });
await insertLead({ email: EMAIL, keys: [`email:${EMAIL}`] });
const subject = { identifiers: [EMAIL], name: '', company: '', confirmed: [], reason: '' };
const { erased, leftovers } = await erasePersonalData({ ctx, input: subject });
await close();
process.stdout.write(
  `${JSON.stringify({ isSuppressed: messages.map((one) => one.isSuppressed), erased, leftovers })}\n`,
);
