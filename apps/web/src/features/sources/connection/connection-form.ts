import type { CatalogueEntry, ConnectInput, GenericSource } from '@workbench/services/sources/schemas';

/** What is typed in an entry of the catalogue; all text, so that a half-typed number is kept as it is. */
export interface ConnectionDraft {
  apiKey: string;
  creditCap: string;
  generic: GenericDraft | null;
}

/** A described source as typed; the authentication's fields stand side by side, whichever kind is chosen. */
export interface GenericDraft {
  label: string;
  baseUrl: string;
  method: GenericSource['method'];
  path: string;
  body: string;
  authKind: GenericSource['auth']['kind'];
  header: string;
  prefix: string;
  tokenUrl: string;
  style: 'form' | 'json';
  scope: string;
  /** One per line: "Accept: application/json". */
  headers: string;
  countPath: string;
  locationPath: string;
  credits: string;
}

/** By the field that is wrong, what is wrong with it. */
export type ConnectionErrors = Partial<Record<keyof GenericDraft | 'apiKey' | 'creditCap', string>>;

export function toConnectionDraft({
  id,
  creditCap,
  generic,
}: Pick<CatalogueEntry, 'id' | 'creditCap' | 'generic'>): ConnectionDraft {
  const described = generic ?? (id === 'generic' ? UNDESCRIBED : null);
  return {
    apiKey: '',
    creditCap: creditCap === null ? '' : `${creditCap}`,
    generic: described && genericDraft(described),
  };
}

/** What the form of a custom source begins with. */
const UNDESCRIBED: GenericSource = {
  label: '',
  baseUrl: '',
  method: 'GET',
  path: '',
  body: null,
  auth: { kind: 'none' },
  headers: {},
  countPath: '',
  locationPath: null,
  credits: 0,
};

/** A custom source of which nothing is stored yet. */
export function isUndescribed({ id, generic }: Pick<CatalogueEntry, 'id' | 'generic'>): boolean {
  return id === 'generic' && generic === null;
}

/** Whether a key is asked for: the form of a described source says so before it is saved. */
export function requestsKey(needs: CatalogueEntry['needs'], { generic }: Pick<ConnectionDraft, 'generic'>): boolean {
  if (generic === null) return needs === 'key';
  const template = generic.method === 'POST' ? `${generic.path}${generic.body}` : generic.path;
  return generic.authKind !== 'none' || template.includes('{key}');
}

function genericDraft(generic: GenericSource): GenericDraft {
  const { auth } = generic;
  return {
    label: generic.label,
    baseUrl: generic.baseUrl,
    method: generic.method,
    path: generic.path,
    body: generic.body ?? '',
    authKind: auth.kind,
    header: auth.kind === 'header' ? auth.header : 'Authorization',
    prefix: auth.kind === 'header' ? auth.prefix : 'Bearer ',
    tokenUrl: auth.kind === 'client_credentials' ? auth.tokenUrl : '',
    style: auth.kind === 'client_credentials' ? auth.style : 'form',
    scope: auth.kind === 'client_credentials' ? (auth.scope ?? '') : '',
    headers: Object.entries(generic.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    countPath: generic.countPath,
    locationPath: generic.locationPath ?? '',
    credits: `${generic.credits}`,
  };
}

/** Only what was changed; null when nothing was. What the server would refuse for certain is found here. */
export function validateConnectionDraft(
  entry: Pick<CatalogueEntry, 'id' | 'needs' | 'creditCap' | 'generic'>,
  draft: ConnectionDraft,
): { input: ConnectInput | null; errors: ConnectionErrors } {
  const errors: ConnectionErrors = {};
  const input: ConnectInput = { id: entry.id };
  const before = toConnectionDraft(entry);

  const apiKey = requestsKey(entry.needs, draft) ? draft.apiKey.trim() : '';
  if (/\s/.test(apiKey)) errors.apiKey = 'Keys can’t contain spaces';
  else if (apiKey !== '') input.apiKey = apiKey;

  if (draft.creditCap !== before.creditCap) {
    if (/^\d{1,6}$/.test(draft.creditCap.trim())) input.creditCap = Number(draft.creditCap);
    else errors.creditCap = 'Enter a whole number from 0 to 999999';
  }
  if (draft.generic && JSON.stringify(draft.generic) !== JSON.stringify(before.generic)) {
    Object.assign(errors, genericErrors(draft.generic));
    input.generic = toGeneric(draft.generic);
  }
  const isChanged = Object.keys(input).length > 1;
  return { input: isChanged ? input : null, errors };
}

function genericErrors(draft: GenericDraft): ConnectionErrors {
  const errors: ConnectionErrors = {};
  if (draft.label.trim() === '') errors.label = 'Enter a source name';
  if (!isWebAddress(draft.baseUrl)) errors.baseUrl = 'Enter a URL like https://api.example.com';
  if (!draft.path.startsWith('/')) errors.path = 'The path must begin with /';
  if (draft.countPath.trim() === '') errors.countPath = 'Enter the JSON path of the count, like data.employeeCount';
  if (!/^\d{1,2}$|^100$/.test(draft.credits.trim())) errors.credits = 'Enter a whole number from 0 to 100';
  if (draft.authKind === 'header' && !/^[\w-]{1,60}$/.test(draft.header)) {
    errors.header = 'Enter a header name, e.g., Authorization';
  }
  if (draft.authKind === 'client_credentials' && !isWebAddress(draft.tokenUrl)) {
    errors.tokenUrl = 'Enter the token URL';
  }
  if (parseHeaderLines(draft.headers).some(([name]) => !/^[\w-]{1,60}$/.test(name))) {
    errors.headers = 'Enter one header per line, e.g., Accept: application/json';
  }
  return errors;
}

function toGeneric(draft: GenericDraft): GenericSource {
  return {
    label: draft.label.trim(),
    baseUrl: draft.baseUrl.trim(),
    method: draft.method,
    path: draft.path.trim(),
    body: draft.method === 'POST' && draft.body.trim() !== '' ? draft.body : null,
    auth: toAuth(draft),
    headers: Object.fromEntries(parseHeaderLines(draft.headers)),
    countPath: draft.countPath.trim(),
    locationPath: draft.locationPath.trim() || null,
    credits: Number(draft.credits),
  };
}

function toAuth({ authKind, header, prefix, tokenUrl, style, scope }: GenericDraft): GenericSource['auth'] {
  if (authKind === 'header') return { kind: 'header', header, prefix };
  if (authKind === 'none') return { kind: 'none' };
  return { kind: 'client_credentials', tokenUrl: tokenUrl.trim(), style, scope: scope.trim() || null };
}

function parseHeaderLines(text: string): [name: string, value: string][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return colon === -1 ? ['', line] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    });
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text.trim()) && /^https?:$/.test(new URL(text.trim()).protocol);
}

/** What is left of a form's typed values when some of them were saved: a value that changed since is not saved yet. */
export function withoutSent(typed: Partial<ConnectionDraft>, sent: Partial<ConnectionDraft>): Partial<ConnectionDraft> {
  const isUnsent = ([name, value]: [string, unknown]) => sent[name as keyof ConnectionDraft] !== value;
  return Object.fromEntries(Object.entries(typed).filter(isUnsent));
}
