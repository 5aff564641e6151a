import { MESSAGE_FACTS_MAX, VARIANT_MAX } from '@workbench/services/ai/limits';
import type { GeneratedMessage, MessageFact, MessageRequest } from '@workbench/services/ai/schemas';

/** A message on screen: as it was written, and as it is now. */
export interface SessionMessage {
  original: GeneratedMessage;
  text: string;
  /** The text as it was written, or saved as a draft. */
  savedText: string;
  /** What the text is checked against; notes that were added since are among its facts. */
  request: MessageRequest;
}

/** The messages of this visit, and which of them is shown. */
export interface Session {
  messages: readonly SessionMessage[];
  index: number;
}

export const EMPTY_SESSION: Session = { messages: [], index: 0 };

export const shownMessage = (session: Session): SessionMessage | null => session.messages[session.index] ?? null;

/** Shows a message, behind the ones before; one that is there already is shown as it was written. */
export function showMessage(session: Session, original: GeneratedMessage): Session {
  const fresh = { original, text: original.message, savedText: original.message, request: original.request };
  const existingIndex = session.messages.findIndex((one) => one.original.id === original.id);
  if (existingIndex === -1) return { messages: [...session.messages, fresh], index: session.messages.length };
  return { messages: session.messages.with(existingIndex, fresh), index: existingIndex };
}

/** Changes the message that is shown. */
export function updateShownMessage(
  session: Session,
  change: Partial<Pick<SessionMessage, 'text' | 'request'>>,
): Session {
  const shown = shownMessage(session);
  if (shown === null) return session;
  return { ...session, messages: session.messages.with(session.index, { ...shown, ...change }) };
}

/** Shows the text as it was saved, unless it has been edited since. */
export function showSavedText(session: Session, sent: SessionMessage, savedText: string): Session {
  const messages = session.messages.map((one) => (one === sent ? { ...one, text: savedText, savedText } : one));
  return { ...session, messages };
}

/** True while leaving would lose what someone has typed into a message. */
export const hasUnsavedEdit = ({ messages }: Session): boolean =>
  messages.some(({ text, savedText }) => text !== savedText);

export function stepShownMessage(session: Session, step: 1 | -1): Session {
  const index = Math.min(Math.max(session.index + step, 0), Math.max(session.messages.length - 1, 0));
  return { ...session, index };
}

/** The messages without a fact that was removed: their texts are checked again, without it. */
export function withoutFact(session: Session, factId: string): Session {
  const messages = session.messages.map((one) =>
    one.request.facts.some(({ id }) => id === factId)
      ? { ...one, request: { ...one.request, facts: one.request.facts.filter(({ id }) => id !== factId) } }
      : one,
  );
  return { ...session, messages };
}

/** A request with one more fact; null when it holds as many as it may. */
export function addFactToRequest(request: MessageRequest, fact: MessageFact): MessageRequest | null {
  if (request.facts.some(({ id }) => id === fact.id)) return request;
  return request.facts.length >= MESSAGE_FACTS_MAX ? null : { ...request, facts: [...request.facts, fact] };
}

interface MessageInput {
  request: MessageRequest;
  contactId: string | undefined;
}

/**
 * What "Regenerate" writes from: the form, with what was changed there since; but for the shown message's recipient when
 * the form is about another one by now.
 */
export function regenerateInput(form: MessageInput, shown: SessionMessage | null): MessageInput {
  if (shown === null) return form;
  const { request, original } = shown;
  const isSame =
    (original.contactId ?? undefined) === form.contactId &&
    request.recipientName === form.request.recipientName &&
    request.recipientCompany === form.request.recipientCompany;
  return isSame ? form : { request: original.request, contactId: original.contactId ?? undefined };
}

/** "Regenerate" asks for a wording that this visit has not seen. */
export function nextVariant({ messages }: Session): number {
  const highest = Math.max(-1, ...messages.map(({ original }) => original.variant));
  return Math.min(highest + 1, VARIANT_MAX);
}
