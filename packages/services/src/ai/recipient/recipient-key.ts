import { nameAtCompanyKey } from '@workbench/identity/name-key';

interface Recipient {
  contactId?: string | null | undefined;
  recipientName?: string | undefined;
  recipientCompany?: string | undefined;
}

/**
 * Under which a recipient's messages are kept: the saved contact, or else name and company, see `nameAtCompanyKey`.
 * @returns null when neither is known
 */
export function recipientKey({
  contactId = null,
  recipientName = '',
  recipientCompany = '',
}: Recipient): string | null {
  if (contactId !== null) return contactKey(contactId);
  return recipientName.trim() === '' && recipientCompany.trim() === ''
    ? null
    : nameAtCompanyKey(recipientName, recipientCompany);
}

export const contactKey = (contactId: string): string => `contact:${contactId.toLowerCase()}`;
