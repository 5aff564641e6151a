import type { GenericSource } from '../schemas.ts';

/** Words in the names of headers that carry a key: "X-Auth", "Ocp-Apim-Subscription-Key", "Api-Token". */
const SECRET_WORD =
  /auth(?!or(?:$|s|[-_]))|token|secret|passw|cookie|credential|session|signature|(?:^|[-_]|api|access|client)key(?:$|[-_])/i;
/** "Bearer …", or letters and digits without a break, as no media type, language or version is. */
const SECRET_VALUE = /^(?:bearer|basic)\s|^(?=\S*\d)(?=\S*[a-z])[\w-]{20,}$/i;
/** "sort_key=employees" is no secret: a key is longer, or has digits. */
const PLAIN_VALUE = /^(?:[a-z_-]{0,19}|.{0,3}|\{(?:key|domain|name)\})$/i;
const KEY_BLANK = '{key}';

/** Whether a described source is asked with a key. Pure. */
export function usesKey({ auth, path, body }: Pick<GenericSource, 'auth' | 'path' | 'body'>): boolean {
  return auth.kind !== 'none' || `${path}${body ?? ''}`.includes(KEY_BLANK);
}

/**
 * Where a description holds a secret that would be readable in the database and on screen, and what to do instead; null
 * when it holds none. Pure.
 */
export function findReadableSecret({ baseUrl, auth, headers, path, body }: GenericSource): string | null {
  const addresses = [baseUrl, ...(auth.kind === 'client_credentials' ? [auth.tokenUrl] : [])];
  if (addresses.some(hasUser)) {
    return 'Leave the user name and the password out of the address, and enter them as the key';
  }
  const isSecret = ([name, value]: [string, string]) => SECRET_WORD.test(name) || SECRET_VALUE.test(value);
  const header = Object.entries(headers).find(isSecret);
  if (header !== undefined) {
    return `Enter what belongs in the header "${header[0]}" as the key, so that it is stored encrypted`;
  }
  if ([path.split('?')[0] ?? '', ...addresses].some((address) => address.includes(KEY_BLANK))) {
    return 'Put {key} into the query or the body: the rest of an address is stored with each answer';
  }
  if (auth.kind === 'client_credentials' && usesKey({ auth: { kind: 'none' }, path, body })) {
    return 'Leave {key} out: the client id and the client secret are exchanged for a token';
  }
  const members = [...new URLSearchParams(path.split('?')[1]), ...stringsOf(parseJson(body))];
  const member = members.find(([name, value]) => SECRET_WORD.test(name) && !PLAIN_VALUE.test(value.trim()));
  if (member === undefined) return null;
  return `Write {key} as the value of "${member[0]}" and enter the value itself as the key, so that it is stored encrypted`;
}

function hasUser(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.username !== '' || url.password !== '');
}

/** Members with a text, at any depth. */
function stringsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => stringsOf(item, Array.isArray(value) ? name : key));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Not JSON: it is refused when it is sent.
    return null;
  }
}
