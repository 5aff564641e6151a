import { generateMessageInput, messageTypeSchema } from '@workbench/services/ai/schemas';
import { z } from 'zod';
import { type Api, defineTool, type ToolCall } from '../tool.ts';

const FACTS_MAX = 5;
/** A language model is called to write it, and to read again what the check marks. */
const MODEL_CREDITS = 2;
const { recipientName, recipientTitle, recipientCompany, campaignGoal, senderName, senderTitle, senderCompany } =
  generateMessageInput.shape;
const input = z.strictObject({
  messageType: messageTypeSchema.describe('A connection request is short'),
  contactId: generateMessageInput.shape.contactId.unwrap().unwrap().describe('Saved contact who gets it').optional(),
  ...{ recipientName, recipientTitle, recipientCompany, campaignGoal, senderName, senderTitle, senderCompany },
  language: generateMessageInput.shape.language,
  writer: generateMessageInput.shape.writer.describe('Left out: the model where one is set up'),
});
type Call = ToolCall<z.output<typeof input>>;

export const draftMessage = defineTool({
  name: 'draft_message',
  title: 'Draft an outreach message',
  kind: 'spend',
  description:
    'Writes a message from saved facts about a contact and lists claims that nothing supports. Sends nothing: a person sends.',
  input,
  changes: { isDestructive: false, isIdempotent: false },
  own: { messageId: z.string(), length: z.number(), credits: z.number() },
  untrusted: {
    message: z.string(),
    unsupported: z.array(z.object({ text: z.string(), reason: z.string() })),
    facts: z.array(z.object({ text: z.string(), source: z.string(), date: z.string().nullable() })),
    writer: z.string(),
  },
  price: async ({ pricing, input: { writer } }) => {
    const { writers } = await pricing.ai.writers({});
    const chosen = writers.find(({ kind, isDefault }) => (writer === undefined ? isDefault : kind === writer));
    const isModel = chosen?.kind === 'model';
    const explanation = isModel
      ? 'A language model writes it, and may read marked sentences again: one credit each'
      : 'The built-in writer';
    return { creditsMax: isModel ? MODEL_CREDITS : 0, explanation };
  },
  run: async ({ api, input: { messageType, ...given } }: Call) => {
    const known = given.contactId === undefined ? null : await readContact(api, given.contactId);
    const request = {
      ...given,
      ...{ recipientName: given.recipientName || (known?.name ?? ''), facts: known?.facts ?? [] },
      ...{ recipientTitle: given.recipientTitle || (known?.title ?? '') },
      recipientCompany: given.recipientCompany || (known?.company ?? ''),
    };
    const written = await write(api, messageType, request);
    const credits = written.writer.kind === 'model' ? (written.secondReading === undefined ? 1 : MODEL_CREDITS) : 0;
    return {
      summary: `A draft of ${written.length} characters with ${written.unsupported.length} unsupported claims.`,
      own: { messageId: written.id, length: written.length, credits },
      untrusted: {
        message: written.message,
        unsupported: written.unsupported.map(({ text, reason }) => ({ text, reason })),
        facts: request.facts.map(({ text, source, date }) => ({ text, source, date })),
        writer: written.writer.name,
      },
      credits,
    };
  },
});

async function readContact(api: Api, contactId: string) {
  const [contact, facts] = await Promise.all([api.contacts.get({ id: contactId }), api.ai.contactFacts({ contactId })]);
  return {
    name: contact.name,
    title: contact.title,
    company: contact.organizationName,
    facts: facts.slice(0, FACTS_MAX),
  };
}

function write(api: Api, type: z.output<typeof messageTypeSchema>, request: Parameters<Api['ai']['followUp']>[0]) {
  if (type === 'connection_request') return api.ai.connectionRequest(request);
  return type === 'direct_message' ? api.ai.directMessage(request) : api.ai.followUp(request);
}
