/** Text of vendors, web pages and files, as a model may read it. Pure. */

const ADDRESS_MAX = 300;

/** What a reader does not see and a model does: control, format, private and unassigned characters, tags, fillers, selectors. */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Any scheme with its slashes, and those that work without. */
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\b(?:data|javascript|vbscript|mailto):|\bwww\.)[^\s"'`()[\]{}<>‹›|]+/giu;

/**
 * Without hidden characters, without anything that a client would draw as markup, an image or a link, and without the brackets
 * that close what it is quoted in. An address becomes its host: what is behind it could carry data away.
 */
export function cleanText(text: string, max: number): string {
  const visible = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(HIDDEN, '');
  const plain = visible
    .replace(ADDRESS, hostOf)
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/!(?=\[)/g, '! ')
    .replace(/\](?=[([:])/g, '] ')
    .replace(/\/(?=\/)/g, '/ ')
    .replace(/`{2,}/g, '`');
  return plain.length <= max ? plain : `${plain.slice(0, max).toWellFormed()}… (${plain.length - max} more characters)`;
}

function hostOf(address: string): string {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([\w.-]+)/i.exec(address)?.[1] ?? '';
  return `(link: ${host.slice(0, 80)})`;
}

/** Where a figure or a statement was read: a web address without user, password and fragment; null for anything else. */
export function cleanAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.username = '';
  url.password = '';
  url.hash = '';
  const { href } = url;
  return href.length <= ADDRESS_MAX && !/[<>"'`()[\]{}|\\^]/.test(href) ? href : `${url.origin}/`;
}
