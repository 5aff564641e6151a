import type { GenericSource } from '../schemas.ts';

/** Words in the names of headers that carry a key: "X-Auth", "Ocp-Apim-Subscription-Key", "Api-Token". */
const SECRET_WORD =
  /auth|token|secret|passw|cookie|credential|session|signature|(?:^|[-_]|api|access|client)key(?:$|[-_])/i;

/**
 * Where a description holds a secret that would be readable in the database and on screen, and what to do instead; null
 * when it holds none. Pure.
 */
export function findReadableSecret({ baseUrl, auth, headers }: GenericSource): string | null {
  const addresses = [baseUrl, ...(auth.kind === 'client_credentials' ? [auth.tokenUrl] : [])];
  if (addresses.some(hasUser)) {
    return 'Leave the user name and the password out of the address, and enter them as the key';
  }
  const header = Object.keys(headers).find((name) => SECRET_WORD.test(name));
  if (header === undefined) return null;
  return `Enter what belongs in the header "${header}" as the key, so that it is stored encrypted`;
}

function hasUser(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.username !== '' || url.password !== '');
}
