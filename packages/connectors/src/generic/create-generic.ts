import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ConnectorError } from '../errors.ts';
import { genericLimits } from '../http/host-limits.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from '../http/types.ts';
import type { Connector, ConnectorId, ConnectorSettings, GenericSettings } from '../types.ts';
import { creditsInBody } from '../vendor-api/credits-in-body.ts';
import { requireApiKey } from '../vendor-api/require-api-key.ts';
import { tryParseJson } from '../vendor-api/try-parse-json.ts';
import { fillBody, fillPath, mentionsKey, type TemplateValues } from './fill-template.ts';
import { toCompanyAnswer } from './mapper.ts';
import { getAccessToken, invalidateAccessToken, type TokenRequest } from './oauth-token.ts';
import type { GenericPreset } from './preset-settings.ts';

const FRESH_MS = 30 * 86_400_000;
/** Reserved names, so no one is charged for a company that can't exist. */
const PROBE_COMPANY: TemplateValues = { domain: 'no-such-company.invalid', name: 'No Such Company' };

export interface GenericOptions {
  id: ConnectorId;
  label: string;
  description: string;
  needs: 'nothing' | 'key';
  /** null: everything comes from `settings.generic`. */
  preset: GenericPreset | null;
}

/** What one look-up needs: the description in force, and whose calls they are. */
interface Setup {
  http: HttpClient;
  vendor: ConnectorId;
  described: GenericSettings;
  baseUrl: string;
  /** The vendor's own host, also when the base address is overridden. */
  host: string;
  key: string | null;
  /** Put behind the name of what is bought: answers to another request are not answers to this one. */
  variant: string;
  /** The same in versions that left the address and the headers out; null where it is no other. */
  formerVariant: string | null;
}

/** A connector for a JSON API that is described by settings: the preset's, or those that a person entered. */
export function createGeneric({ id, label, description, needs, preset }: GenericOptions): Connector {
  const setupFor = (http: HttpClient, settings: ConnectorSettings) =>
    prepare(http, settings, { id, label, needs, preset });
  return {
    id,
    label,
    gives: 'figures',
    needs,
    description,
    licence: null,
    defaultBaseUrl: preset?.baseUrl ?? '',
    creditsPerCompany: preset?.credits ?? 0,
    freshForMs: FRESH_MS,
    requiresSourceId: false,

    async findCompany(http, query, settings) {
      const setup = setupFor(http, settings);
      const answer = await send(setup, query, `company:${query.domain}`);
      if (answer === null || answer.status === 404) return null;
      const mapped = toCompanyAnswer(tryParseJson(answer.body), setup.described);
      if ('answer' in mapped) return mapped.answer;
      const message = `vendor ${id}: field ${mapped.unfit} (${mapped.reason})`;
      throw new ConnectorError('contract_changed', id, message, { field: mapped.unfit });
    },

    async testConnection(http, settings) {
      const setup = setupFor(http, settings);
      // A token proves the key, and is free with every vendor.
      if (setup.described.auth.kind === 'client_credentials') {
        invalidateAccessToken(tokenRequest(setup));
        await getAccessToken(tokenRequest(setup));
      } else await send(setup, PROBE_COMPANY, null);
    },
  };
}

function prepare(
  http: HttpClient,
  settings: ConnectorSettings,
  { id, label, needs, preset }: Omit<GenericOptions, 'description'>,
): Setup {
  const described = settings.generic ?? preset;
  if (described === null || settings.baseUrl === '') {
    throw new ConnectorError(
      'not_connected',
      id,
      'The source is not described yet. Enter its address under Add Source.',
    );
  }
  const variant = variantOf(described, settings.baseUrl, preset);
  const formerVariant = formerVariantOf(described, preset);
  const needsKey = needs === 'key' || described.auth.kind !== 'none' || mentionsKey(described);
  return {
    http,
    vendor: id,
    described: withOwnTokenUrl(described, settings.baseUrl, preset),
    baseUrl: settings.baseUrl,
    host: new URL(preset?.baseUrl ?? settings.baseUrl).host,
    key: needsKey ? requireApiKey(settings.apiKey, id, described.label || label) : settings.apiKey,
    variant,
    formerVariant: formerVariant === variant ? null : formerVariant,
  };
}

/** What is bought from another address, or asked for otherwise, is another purchase. The key is no part of it. */
function variantOf(described: GenericSettings, baseUrl: string, preset: GenericPreset | null): string {
  const { headers, auth } = described;
  const isPreset = preset !== null && baseUrl === preset.baseUrl && isDeepStrictEqual(headers, preset.headers);
  if (isPreset && isSameRequest(described, preset)) return '';
  return `@${shortHash(JSON.stringify([requestOf(described), baseUrl, headers, auth]))}`;
}

function formerVariantOf(described: GenericSettings, preset: GenericPreset | null): string {
  return preset !== null && isSameRequest(described, preset) ? '' : `@${shortHash(requestOf(described))}`;
}

/** Where the vendor's address is overridden, as by a test server, its token comes from there too. */
function withOwnTokenUrl(described: GenericSettings, baseUrl: string, preset: GenericPreset | null): GenericSettings {
  const { auth } = described;
  if (preset?.auth.kind !== 'client_credentials' || auth.kind !== 'client_credentials') return described;
  if (baseUrl === preset.baseUrl || auth.tokenUrl !== preset.auth.tokenUrl) return described;
  return { ...described, auth: { ...auth, tokenUrl: `${baseUrl}${new URL(auth.tokenUrl).pathname}` } };
}

const requestOf = ({ method, path, body }: GenericSettings) => `${method} ${path}\n${body ?? ''}`;
const isSameRequest = (one: GenericSettings, other: GenericSettings) => requestOf(one) === requestOf(other);
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * null for a name that can't be put into the address.
 * @param purchase name of what is paid for, whatever the request; null for a call that costs nothing
 */
async function send(setup: Setup, company: TemplateValues, purchase: string | null): Promise<HttpAnswer | null> {
  const { http, described, vendor, baseUrl, host, key } = setup;
  const blanks = { domain: company.domain, name: company.name, key };
  const path = fillPath(described.path, blanks);
  if (path === null) return null;
  const body = described.method === 'POST' && described.body !== null ? fillBody(described.body, blanks) : undefined;
  if (body === null) {
    const message = `The request body of ${described.label} is not JSON. Put {domain} and {name} inside quotes.`;
    throw new ConnectorError('invalid_request', vendor, message);
  }
  const url = `${baseUrl}${path}`;
  const request: HttpRequest = {
    vendor,
    url,
    method: described.method,
    limits: genericLimits(host),
    accept: [404],
    ...(body !== undefined && { body }),
    ...(purchase !== null && described.credits > 0 && { paid: paidCall(setup, purchase, url) }),
  };
  const sendRequest = async () => {
    const headers = { ...headersOf(described), ...(await authHeader(setup)) };
    const answer = await http.request({ ...request, headers });
    // "No such company" has any body; every other answer is JSON.
    if (answer.status === 404 || tryParseJson(answer.body) !== undefined) return answer;
    const error = new ConnectorError('contract_changed', vendor, `vendor ${vendor}: the answer is not JSON`);
    if (request.paid !== undefined) error.repeatCredits = request.paid.creditsMax;
    throw error;
  };
  try {
    return await sendRequest();
  } catch (error) {
    const isTokenRefused = error instanceof ConnectorError && error.kind === 'auth';
    if (!isTokenRefused || described.auth.kind !== 'client_credentials') throw error;
    // Tokens are also withdrawn before their time; a second refusal is final.
    invalidateAccessToken(tokenRequest(setup));
    return sendRequest();
  }
}

function paidCall(
  { described, variant, formerVariant }: Setup,
  purchase: string,
  url: string,
): NonNullable<HttpRequest['paid']> {
  const [address = url] = url.split(/[?#]/);
  return {
    key: `${purchase}${variant}`,
    ...(formerVariant !== null && { formerKeys: [{ key: `${purchase}${formerVariant}`, address }] }),
    creditsMax: described.credits,
    freshForMs: FRESH_MS,
    // Charged per company found; an answer in another shape counts, because the description may be what is wrong.
    creditsOf: ({ status, body }) => {
      if (status === 404) return 0;
      return creditsInBody(body, described.credits, (document) => {
        const mapped = toCompanyAnswer(document, described);
        return 'answer' in mapped && mapped.answer === null ? 0 : described.credits;
      });
    },
  };
}

/** Names in lower case, so that what a person entered replaces the default. */
function headersOf(described: GenericSettings): Record<string, string> {
  const own = Object.entries(described.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    accept: 'application/json',
    ...(described.method === 'POST' && { 'content-type': 'application/json' }),
    ...Object.fromEntries(own),
  };
}

async function authHeader(setup: Setup): Promise<Record<string, string>> {
  const { auth } = setup.described;
  if (auth.kind === 'none') return {};
  if (auth.kind === 'header') return { [auth.header.toLowerCase()]: `${auth.prefix}${setup.key}` };
  return { authorization: `Bearer ${await getAccessToken(tokenRequest(setup))}` };
}

function tokenRequest({ http, vendor, described, key, host }: Setup): TokenRequest {
  if (described.auth.kind !== 'client_credentials') throw new Error('there is no token without client credentials');
  return { http, vendor, label: described.label, oauth: described.auth, key: key ?? '', host };
}
