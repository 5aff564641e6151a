import type { ContactDoc } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { deleteMessage, findGeneratedMessage, saveMessage } from '../history/store-message.ts';
import { characterCount } from '../length/character-limit.ts';
import { messageLimit } from '../length/message-limit.ts';
import { assertContactNotSuppressed, requireRecipient } from '../recipient/require-contact.ts';
import {
  type GeneratedMessage,
  type GenerateMessageInput,
  type MessageProgress,
  type MessageRequest,
  type MessageType,
  messageRequestSchema,
} from '../schemas.ts';
import { type CheckedDraft, checkDraft } from './check-draft.ts';
import { chooseWriter, type DraftStream, type WrittenDraft } from './choose-writer.ts';

type Input = GenerateMessageInput & { messageType: MessageType };
type GenerateCall = Verb<Input> & { signal?: AbortSignal };

/**
 * Writes a message; the whole at once.
 * @throws ServiceError as `streamMessage` does
 */
export async function generateMessage(call: Verb<Input>): Promise<GeneratedMessage> {
  for await (const progress of streamMessage(call)) if (progress.kind === 'done') return progress.message;
  throw new Error('The message stream ended without a result');
}

/**
 * The same as a stream. The message is saved before it is reported as finished; an interrupted one is not saved. The
 * same applies if its recipient is suppressed in the meantime.
 * @throws ServiceError invalid when the request cannot be fulfilled, not_found for an unknown contact or template,
 * conflict for a suppressed contact, unavailable when the model fails
 */
export async function* streamMessage({ ctx, input, signal }: GenerateCall): AsyncGenerator<MessageProgress> {
  const request = messageRequestSchema.parse(input);
  const id = newUuid(ctx);
  const begun = ctx.isRepeat ? await findGeneratedMessage(id) : null;
  if (begun !== null) return yield { kind: 'done', message: begun };
  assertRecipientNamed(request);
  const recipient = input.contactId ? await requireRecipient(ctx, input.contactId) : null;
  const draft = yield* untilAborted(startWriting(ctx, { input, request, signal }), signal);
  if (draft === null) return;
  const checked = await checkDraft(ctx, { draft, request, signal });
  if (signal?.aborted) return;
  // The id that the contact has now: one that was joined with another is known by both.
  const contactId = recipient?._id.toHexString() ?? null;
  const message = toMessage(checked, { id, request, contactId, variant: input.variant, now: ctx.now() });
  await saveMessage(message);
  if (recipient !== null) await deleteIfSuppressed(ctx, message, recipient);
  yield { kind: 'done', message };
}

/** @returns null when it was interrupted; what a model throws because of that is no failure */
async function* untilAborted(
  writing: DraftStream,
  signal: AbortSignal | undefined,
): AsyncGenerator<MessageProgress, WrittenDraft | null> {
  try {
    const draft = yield* writing;
    return signal?.aborted ? null : draft;
  } catch (error) {
    if (signal?.aborted) return null;
    throw error;
  }
}

function assertRecipientNamed({ messageType, recipientName, recipientCompany }: MessageRequest): void {
  if (messageType !== 'connection_request' || recipientName !== '' || recipientCompany !== '') return;
  const message = 'Please provide at least a recipient name or company for connection requests.';
  const issues = ['recipientName', 'recipientCompany'].map((field) => ({ path: [field], message }));
  throw new ServiceError('invalid', message, issues);
}

/**
 * A model takes time: the recipient may have been suppressed or erased since. The contact may be deleted, so its
 * earlier state is checked.
 */
async function deleteIfSuppressed(ctx: ServiceContext, { id }: GeneratedMessage, recipient: ContactDoc): Promise<void> {
  try {
    await assertContactNotSuppressed(ctx, recipient);
  } catch (error) {
    await deleteMessage(id);
    throw error;
  }
}

/** Writers and checks are loaded with the first message: they are a large part of the server, and few of its answers need them. */
async function* startWriting(
  ctx: ServiceContext,
  { input, request, signal }: { input: Input; request: MessageRequest; signal: AbortSignal | undefined },
): DraftStream {
  const { templateId, variant } = input;
  const { writeBuiltIn, writeFromTemplate } = await import('./write-without-model.ts');
  if (templateId) return yield* writeFromTemplate(request, templateId);
  const model = chooseWriter(ctx, input.writer);
  if (model === null) return yield* writeBuiltIn(request, variant, ctx.now().toISOString().slice(0, 10));
  const { writeByModel } = await import('./write-with-model.ts');
  return yield* writeByModel(model, { request, variant, signal });
}

interface MessageDetails {
  id: string;
  request: MessageRequest;
  contactId: string | null;
  variant: number;
  now: Date;
}

function toMessage(draft: CheckedDraft, { id, request, contactId, variant, now }: MessageDetails): GeneratedMessage {
  const { text, clauses, unsupported, secondReading, isTrimmed, unusedFacts, tokens, writer } = draft;
  return {
    id,
    message: text,
    messageType: request.messageType,
    clauses,
    unsupported,
    ...(unusedFacts !== undefined && { unusedFacts }),
    ...(secondReading !== undefined && { secondReading }),
    isTrimmed,
    limit: messageLimit(request),
    length: characterCount(text),
    writer,
    tokens,
    variant,
    createdAt: now.toISOString(),
    request,
    contactId,
  };
}
