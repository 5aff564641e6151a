interface Recipient {
  contactId?: string | null | undefined;
  recipientName?: string | undefined;
  recipientCompany?: string | undefined;
}

/**
 * Under which a recipient's messages are kept: the saved contact, or else name and company as typed, in lower case.
 * @returns null when neither is known
 */
export function recipientKey({
  contactId = null,
  recipientName = '',
  recipientCompany = '',
}: Recipient): string | null {
  if (contactId !== null) return contactKey(contactId);
  const [name, company] = [normalizePart(recipientName), normalizePart(recipientCompany)];
  return name === '' && company === '' ? null : `name:${name}|${company}`;
}

export const contactKey = (contactId: string): string => `contact:${contactId.toLowerCase()}`;

/** The separator between the two parts cannot occur in either. */
const normalizePart = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s|]+/g, ' ')
    .trim();
