import { splitExtension, withoutTrunkZero } from '@workbench/text/phone-parts';

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

const INTERNATIONAL = /^\D*(?:\+|00)/;
/** Italy and San Marino dial the zero from abroad, too. */
const KEEPS_ZERO = /^(?:00)?(?:39|378)/;

/** Calls this number and its extension; null when there are no digits to call. */
export function phoneLink(phone: string | null): string | null {
  const { main, extension } = splitExtension((phone ?? '').normalize('NFKC'));
  const isDialledAbroad = INTERNATIONAL.test(main) && !KEEPS_ZERO.test(digitsOf(main));
  const digits = digitsOf(isDialledAbroad ? withoutTrunkZero(main) : main);
  if (digits.length < 3 || digits.length > 20) return null;
  return `tel:${/^\D*\+/.test(main) ? '+' : ''}${digits}${extension && `;ext=${extension}`}`;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
