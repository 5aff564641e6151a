import { randomUUID } from 'node:crypto';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { requireRecipient } from './recipient-contact.ts';
import { checkMessage } from './rules/check-message.ts';
import { lengthOf } from './rules/limit.ts';
import { messageLimit } from './rules/message-limit.ts';
import {
  type GeneratedMessage,
  type GenerateMessageInput,
  type MessageProgress,
  type MessageRequest,
  type MessageType,
  messageRequestSchema,
} from './schemas.ts';
import { storeMessage } from './store-message.ts';
import { writeBuiltIn, writeFromTemplate } from './write-at-once.ts';
import { writeByModel } from './write-by-model.ts';
import { chooseWriter, type Draft, type Writing } from './writers.ts';

type Input = GenerateMessageInput & { messageType: MessageType };
type Order = Verb<Input> & { signal?: AbortSignal };

/**
 * Writes a message; the whole at once.
 * @throws ServiceError as `streamMessage` does
 */
export async function generateMessage(order: Verb<Input>): Promise<GeneratedMessage> {
  for await (const progress of streamMessage(order)) if (progress.kind === 'done') return progress.message;
  throw new Error('A message that nobody interrupted did not come to its end');
}

/**
 * The same, telling what is written while it is written. The message is stored before it is told as done; an
 * interrupted one ends without it, and nothing is stored.
 * @throws ServiceError invalid when it can't be written as asked, not_found for an unknown contact or template,
 * conflict for a contact that must not be contacted, unavailable when the model fails
 */
export async function* streamMessage({ ctx, input, signal }: Order): AsyncGenerator<MessageProgress> {
  const request = messageRequestSchema.parse(input);
  refuseNameless(request);
  const contactId = await contactOf(ctx, input);
  const draft = yield* untilAborted(writingOf(ctx, { input, request, signal }), signal);
  if (draft === null) return;
  const message = toMessage(draft, { request, contactId, variant: input.variant, now: ctx.now() });
  await storeMessage(message);
  yield { kind: 'done', message };
}

/** @returns null when it was interrupted; what a model throws because of that is no failure */
async function* untilAborted(
  writing: Writing,
  signal: AbortSignal | undefined,
): AsyncGenerator<MessageProgress, Draft | null> {
  try {
    const draft = yield* writing;
    return signal?.aborted ? null : draft;
  } catch (error) {
    if (signal?.aborted) return null;
    throw error;
  }
}

function refuseNameless({ messageType, recipientName, recipientCompany }: MessageRequest): void {
  if (messageType !== 'connection_request' || recipientName !== '' || recipientCompany !== '') return;
  const message = 'Please provide at least a recipient name or company for connection requests.';
  const issues = ['recipientName', 'recipientCompany'].map((field) => ({ path: [field], message }));
  throw new ServiceError('invalid', message, issues);
}

/** The id that the contact has now: one that was joined with another is known by both. */
async function contactOf(ctx: ServiceContext, { contactId }: Input): Promise<string | null> {
  return contactId ? (await requireRecipient(ctx, contactId))._id.toHexString() : null;
}

function writingOf(
  ctx: ServiceContext,
  { input, request, signal }: { input: Input; request: MessageRequest; signal: AbortSignal | undefined },
): Writing {
  const { templateId, variant } = input;
  if (templateId) return writeFromTemplate(request, templateId);
  const model = chooseWriter(ctx, input.writer);
  return model === null ? writeBuiltIn(request, variant) : writeByModel(model, { request, variant, signal });
}

interface Circumstances {
  request: MessageRequest;
  contactId: string | null;
  variant: number;
  now: Date;
}

function toMessage(draft: Draft, { request, contactId, variant, now }: Circumstances): GeneratedMessage {
  const { text, clauses, isTrimmed, tokens, writer } = draft;
  return {
    id: randomUUID(),
    message: text,
    messageType: request.messageType,
    clauses,
    unsupported: checkMessage(text, request),
    isTrimmed,
    limit: messageLimit(request),
    length: lengthOf(text),
    writer,
    tokens,
    variant,
    createdAt: now.toISOString(),
    request,
    contactId,
  };
}
