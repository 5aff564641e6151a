/** A web address for a company's domain, or null when it would not lead to that host alone. */
export function domainLink(domain: string): string | null {
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(domain)) return null;
  return URL.canParse(`https://${domain}/`) ? `https://${domain}/` : null;
}

/** A link that data brought along, only when it leads to the web. */
export function webLink(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null;
}

/** Opens a new message to this address; null when the text is not one address alone and could carry more along. */
export function emailLink(email: string | null): string | null {
  return email !== null && /^[^\s@?&%,;:<>"]+@[a-z0-9.-]+$/i.test(email) ? `mailto:${email}` : null;
}

/** Calls this number; null when there are no digits to call. */
export function phoneLink(phone: string | null): string | null {
  const number = (phone ?? '').replace(/(?!^\+)[^\d]/g, '');
  return /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : null;
}
