const LENGTH_MAX = 254;
const LOCAL_LENGTH_MAX = 64;
const EXPECTED = 'expected one like marta@acme.com';

export type EmailCell = { email: string } | { problem: string };

/**
 * An address as typed, its host in lower-case ASCII. "Marta <marta@acme.com>" and "mailto:" are read. Pure: whether
 * mail arrives there is another question.
 */
export function readEmail(cell: string): EmailCell {
  // Also the joiners, which belong to names but to no address.
  const text = cell.replace(/[\u200c\u200d]/g, '').trim();
  if (addressesIn(text).size > 1) {
    return { problem: `"${shorten(text)}" contains more than one e-mail address; keep one` };
  }
  const inner = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  const address = inner
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '');
  if ((address.match(/@/g)?.length ?? 0) > 1 && /[\s,;/|]/.test(address)) {
    return { problem: `"${shorten(text)}" contains more than one e-mail address; keep one` };
  }
  const wrong = { problem: `"${shorten(text)}" is not an e-mail address; ${EXPECTED}` };
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const host = toHost(address.slice(at + 1));
  if (!isLocalPart(local) || host === null) return wrong;
  const email = `${local}@${host}`;
  if (email.length > LENGTH_MAX)
    return { problem: `The e-mail address has ${email.length} characters; at most ${LENGTH_MAX} are allowed` };
  return { email };
}

/** Different ones: "marta@acme.com <marta@acme.com>" has one. */
function addressesIn(text: string): Set<string> {
  const found = text.match(/[^\s<>()"',;/|]+@[^\s<>()"',;/|@]+/g) ?? [];
  return new Set(
    found.map((address) =>
      address
        .toLowerCase()
        .replace(/^mailto:/, '')
        .replace(/\?.*$/, ''),
    ),
  );
}

function isLocalPart(local: string): boolean {
  if (local === '' || local.length > LOCAL_LENGTH_MAX) return false;
  return /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local);
}

/** null for anything that is no internet host: without a dot, an IP address, or with invalid characters. */
function toHost(text: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return null;
  const host = URL.parse(`http://${text}`)?.hostname.replace(/\.$/, '') ?? '';
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(host) ? host : null;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
