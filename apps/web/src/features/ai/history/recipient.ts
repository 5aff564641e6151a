import type { MessageForm } from '../message-form';

export interface Recipient {
  contactId?: string;
  recipientName?: string;
  recipientCompany?: string;
}

/** Whose history is shown: the saved contact, or else whoever is typed; null while it is no one. */
export function historyRecipient(
  contactId: string | undefined,
  { recipientName, recipientCompany }: Pick<MessageForm, 'recipientName' | 'recipientCompany'>,
): Recipient | null {
  if (contactId !== undefined) return { contactId };
  const name = recipientName.trim();
  const company = recipientCompany.trim();
  if (name === '' && company === '') return null;
  return { ...(name !== '' && { recipientName: name }), ...(company !== '' && { recipientCompany: company }) };
}
