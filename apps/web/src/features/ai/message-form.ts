import { MESSAGE_FACTS_MAX, MESSAGE_FIELD_MAX } from '@workbench/services/ai/limits';
import type { MessageFact, MessageRequest, MessageType } from '@workbench/services/ai/schemas';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import { effectiveLimit } from './custom-limit.ts';
import type { MessageOptions } from './message-options.ts';

/** What is typed about the recipient and the purpose; an empty text is not known. */
export interface MessageForm {
  messageType: MessageType;
  recipientName: string;
  recipientTitle: string;
  recipientCompany: string;
  recipientIndustry: string;
  campaignGoal: string;
}

export const EMPTY_MESSAGE_FORM: MessageForm = {
  messageType: 'connection_request',
  recipientName: '',
  recipientTitle: '',
  recipientCompany: '',
  recipientIndustry: '',
  campaignGoal: '',
};

export const MESSAGE_TYPES: readonly { value: MessageType; label: string }[] = [
  { value: 'connection_request', label: 'Connection Request (300 char max)' },
  { value: 'direct_message', label: 'Direct Message' },
  { value: 'follow_up', label: 'Follow Up' },
];

/** Without the hint on its length: for lists of what has been written. */
export const TYPE_NAME: Record<MessageType, string> = {
  connection_request: 'Connection request',
  direct_message: 'Direct message',
  follow_up: 'Follow-up',
};

const trimToFieldMax = (text: string | null) => (text ?? '').trim().slice(0, MESSAGE_FIELD_MAX);

type FormContact = Pick<SavedContact, 'name' | 'isNameHidden' | 'title' | 'organizationName' | 'organizationIndustry'>;

/** What a saved contact fills in. A name that its source hides is no name to greet with. */
export function formFieldsFromContact(contact: FormContact): Partial<MessageForm> {
  return {
    recipientName: contact.isNameHidden ? '' : trimToFieldMax(contact.name),
    recipientTitle: trimToFieldMax(contact.title),
    recipientCompany: trimToFieldMax(contact.organizationName),
    recipientIndustry: trimToFieldMax(contact.organizationIndustry),
  };
}

/** The form as it was when a message was written. */
export function toMessageForm(request: MessageRequest): MessageForm {
  const { messageType, recipientName, recipientTitle, recipientCompany, recipientIndustry, campaignGoal } = request;
  return { messageType, recipientName, recipientTitle, recipientCompany, recipientIndustry, campaignGoal };
}

/** The two types that are signed, and a template that names the sender. Else the network shows who writes. */
export function needsSender(messageType: MessageType, templateBody: string | null): boolean {
  return messageType !== 'connection_request' || /\{\{\s*sender(?:Name|Title|Company)\b/.test(templateBody ?? '');
}

/** What the server is asked to write. */
export function toMessageRequest(
  form: MessageForm,
  options: MessageOptions,
  facts: readonly MessageFact[],
  hasSender: boolean = needsSender(form.messageType, null),
): MessageRequest {
  return {
    messageType: form.messageType,
    recipientName: form.recipientName.trim(),
    recipientTitle: form.recipientTitle.trim(),
    recipientCompany: form.recipientCompany.trim(),
    recipientIndustry: form.recipientIndustry.trim(),
    campaignGoal: form.campaignGoal.trim(),
    senderName: hasSender ? options.senderName.trim() : '',
    senderTitle: hasSender ? options.senderTitle.trim() : '',
    senderCompany: hasSender ? options.senderCompany.trim() : '',
    facts: facts.slice(0, MESSAGE_FACTS_MAX),
    tone: options.tone,
    length: options.length,
    isFormal: options.isFormal,
    language: options.language,
    limit: effectiveLimit(options),
  };
}

/** A connection request goes to someone or to someone at a company; the other two types require nothing. */
export function isMissingRecipient(form: MessageForm): boolean {
  return (
    form.messageType === 'connection_request' && form.recipientName.trim() === '' && form.recipientCompany.trim() === ''
  );
}
