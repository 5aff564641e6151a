import type { GenericSource } from '../../schemas.ts';

/** Stands in an answer for a value that is stored encrypted; sent back, it means that value. */
export const MASK = '••••';

/** Headers that never hold a secret. */
const PLAIN_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-type',
  'user-agent',
]);
/** Parameters of a query that say how to answer. */
const PLAIN_PARAMETERS =
  /^(?:(?:api[-_]?)?version|v|format|fields?|select|include|expand|page|per[-_]?page|page[-_]?size|limit|offset|size|sort|order|lang|language|locale|country)$/i;
/** The company and the key are filled in: what stands there is no secret. */
const BLANK = /\{(?:domain|name|key)\}/;

/** A description as it is stored readable and answered: values that may be secrets are masked. Pure. */
export function maskDescription(described: GenericSource): GenericSource {
  return withValues(described, {
    header: (name, value) => (isPlainHeader(name, value) ? value : MASK),
    parameter: (name, value) => (isPlainParameter(name, value) ? value : MASK),
  });
}

/** What `maskDescription` masks: values of headers, and parameters as they stand in an address. Pure. */
export function secretsOf(described: GenericSource): {
  headers: string[];
  parameters: { name: string; value: string }[];
} {
  const headers: string[] = [];
  const parameters: { name: string; value: string }[] = [];
  withValues(described, {
    header: (name, value) => {
      if (!isPlainHeader(name, value)) headers.push(value);
      return value;
    },
    parameter: (name, value) => {
      if (!isPlainParameter(name, value)) parameters.push({ name, value });
      return value;
    },
  });
  return { headers, parameters };
}

const isPlainHeader = (name: string, value: string) => value === '' || PLAIN_HEADERS.has(name.toLowerCase());

const isPlainParameter = (name: string, value: string) =>
  value === '' || BLANK.test(value) || PLAIN_PARAMETERS.test(name);

interface Values {
  header(name: string, value: string): string;
  /** A parameter without a value has no name. `at`: which of its name in the address. */
  parameter(name: string, value: string, at: { address: Address; index: number }): string;
}

export type Address = 'baseUrl' | 'path' | 'tokenUrl';

/** The same description with other values in its headers and queries. Pure. */
export function withValues(described: GenericSource, { header, parameter }: Values): GenericSource {
  const { auth } = described;
  const query = (text: string, address: Address) =>
    mapQuery(text, (name, value, index) => parameter(name, value, { address, index }));
  return {
    ...described,
    baseUrl: query(described.baseUrl, 'baseUrl'),
    path: query(described.path, 'path'),
    headers: Object.fromEntries(Object.entries(described.headers).map(([name, value]) => [name, header(name, value)])),
    auth: auth.kind === 'client_credentials' ? { ...auth, tokenUrl: query(auth.tokenUrl, 'tokenUrl') } : auth,
  };
}

function mapQuery(address: string, change: (name: string, value: string, index: number) => string): string {
  const start = address.indexOf('?');
  if (start === -1) return address;
  const seen = new Map<string, number>();
  const parameters = address.slice(start + 1).split('&');
  const changed = parameters.map((parameter) => {
    const equals = parameter.indexOf('=');
    const name = equals === -1 ? '' : parameter.slice(0, equals);
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    return `${parameter.slice(0, equals + 1)}${change(name, parameter.slice(equals + 1), index)}`;
  });
  return `${address.slice(0, start + 1)}${changed.join('&')}`;
}
