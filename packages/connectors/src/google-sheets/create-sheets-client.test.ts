import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConnectorError } from '../errors.ts';
import { createSheetsClient } from './create-sheets-client.ts';
import { GOOGLE_TOKEN_URL, SHEETS_BASE_URL, type SheetsSettings } from './types.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const settings: SheetsSettings = {
  account: { clientEmail: 'leads@project.iam.example.com', privateKey },
  baseUrl: SHEETS_BASE_URL,
  tokenUrl: GOOGLE_TOKEN_URL,
};
const TOKEN = 'token-3f9a';

interface Sent {
  method: string;
  url: string;
  body: string;
  authorization: string | null;
}

/** Google's two hosts as one function; `answer` is asked for the API alone. */
function fakeGoogle(answer: (sent: Sent, count: number) => Response) {
  const sent: Sent[] = [];
  let tokens = 0;
  const ask: typeof fetch = async (input, init) => {
    const url = String(input);
    if (url === GOOGLE_TOKEN_URL) {
      tokens++;
      return Response.json({ access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' });
    }
    const authorization = new Headers(init?.headers).get('authorization');
    sent.push({ method: init?.method ?? 'GET', url, body: String(init?.body ?? ''), authorization });
    return answer(sent.at(-1) as Sent, sent.length);
  };
  return { client: createSheetsClient(settings, { fetch: ask }), sent, tokens: () => tokens };
}

const refusal = (code: number, message: string, status = 'INVALID_ARGUMENT') =>
  Response.json({ error: { code, message, status } }, { status: code });
const changed = () => Response.json({ spreadsheetId: 'sheet' });

const failureOf = (call: Promise<unknown>): Promise<ConnectorError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ConnectorError);
      return error as ConnectorError;
    },
  );

describe('createSheetsClient', () => {
  it('asks Google for the text as shown, with a token and a quoted tab', async () => {
    const { client, sent, tokens } = fakeGoogle(() =>
      Response.json({ range: 'Leads!A1:C9', values: [['x', 1, true, null]] }),
    );
    expect((await client.readRange({ spreadsheetId: 'sheet', range: 'Leads!A:C' })).values).toEqual([
      ['x', '1', 'true', ''],
    ]);
    await client.readTab('sheet', 'Leads');
    expect(sent[0]).toMatchObject({
      url: `${SHEETS_BASE_URL}/v4/spreadsheets/sheet/values/%27Leads%27%21A%3AC?majorDimension=ROWS&valueRenderOption=FORMATTED_VALUE`,
      authorization: `Bearer ${TOKEN}`,
    });
    expect(tokens()).toBe(1);
  });

  it('writes RAW, and by ranges alone', async () => {
    const { client, sent } = fakeGoogle(changed);
    await client.writeCells('sheet', 'Leads', [{ row: 2, column: 9, value: '=1+1' }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `${SHEETS_BASE_URL}/v4/spreadsheets/sheet/values:batchUpdate`,
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      valueInputOption: 'RAW',
      data: [{ range: "'Leads'!J2", values: [['=1+1']] }],
    });
  });

  it('halves a batch that is too large for Google', async () => {
    const { client, sent } = fakeGoogle(({ body }) =>
      JSON.parse(body).data.length > 2 ? new Response('too large', { status: 413 }) : changed(),
    );
    const cells = [1, 3, 5, 7].map((row) => ({ row, column: 0, value: 'x' }));
    await client.writeCells('sheet', 'Leads', cells);
    expect(sent.map(({ body }) => JSON.parse(body).data.length)).toEqual([4, 2, 2]);
  });

  it('gives up on a single range that is too large', async () => {
    const { client } = fakeGoogle(() => new Response('too large', { status: 413 }));
    const failure = await failureOf(client.writeCells('sheet', 'Leads', [{ row: 1, column: 0, value: 'x' }]));
    expect(failure.kind).toBe('too_large');
  });

  it('never sends the appending of columns a second time by itself', async () => {
    const tab = { sheetId: 0, title: 'Leads', index: 0, rowCount: 10, columnCount: 9 };
    const properties = { ...tab, gridProperties: { rowCount: 10, columnCount: 9 } };
    const { client, sent } = fakeGoogle(({ method }) =>
      method === 'POST'
        ? refusal(503, 'The service is unavailable', 'UNAVAILABLE')
        : Response.json({ properties: { title: 'x' }, sheets: [{ properties }] }),
    );
    expect((await failureOf(client.ensureColumns('sheet', tab, 11))).kind).toBe('vendor_unavailable');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(JSON.parse(sent[1]?.body ?? '').requests).toEqual([
      { appendDimension: { sheetId: 0, dimension: 'COLUMNS', length: 2 } },
    ]);
  });

  it('asks for another token once when Google refuses the one it has', async () => {
    const { client, sent, tokens } = fakeGoogle(() => refusal(401, 'invalid', 'UNAUTHENTICATED'));
    expect((await failureOf(client.readTab('sheet', 'Leads'))).kind).toBe('auth');
    expect([sent.length, tokens()]).toEqual([2, 2]);
  });

  it.each([
    [
      'an Excel file',
      400,
      'This operation is not supported for this document',
      'invalid_request',
      /Save as Google Sheets/,
    ],
    ['a protected cell', 400, 'You are trying to edit a protected cell or object.', 'forbidden', /protected/],
    ['anything else', 400, `No.  ${'y'.repeat(500)}`, 'invalid_request', /status 400\): No\. y{190,200}$/],
    [
      'a quota that is told as 403',
      403,
      'Rate limit',
      'rate_limited',
      /requests per minute is reached/,
      'RESOURCE_EXHAUSTED',
    ],
  ])('says what to do about %s', async (_, code, message, kind, words, status = 'FAILED_PRECONDITION') => {
    const { client } = fakeGoogle(() => refusal(code, message, status));
    const failure = await failureOf(client.readTab('sheet', 'Leads'));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(words);
  });

  it('tells the time to wait that Google gives', async () => {
    const { client } = fakeGoogle(() => new Response('', { status: 429, headers: { 'retry-after': '7' } }));
    expect((await failureOf(client.readTab('sheet', 'Leads'))).retryAfterMs).toBe(7000);
  });

  it('names the field that has not the promised shape', async () => {
    const { client } = fakeGoogle(() => Response.json({ range: 'Leads!A1:B2', values: [[{ formula: 'x' }]] }));
    const failure = await failureOf(client.readTab('sheet', 'Leads'));
    expect([failure.kind, failure.field]).toEqual(['contract_changed', 'values.0.0']);
  });

  it('keeps neither key nor token in what it throws', async () => {
    const { client } = fakeGoogle(() => {
      throw new TypeError(`fetch failed for ${TOKEN}`);
    });
    const failure = await failureOf(client.writeCells('sheet', 'Leads', [{ row: 1, column: 0, value: 'x' }]));
    expect(failure.kind).toBe('vendor_unavailable');
    expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toMatch(/token-3f9a|PRIVATE/);
  });

  const brokenOff = (): Response => {
    throw new TypeError('fetch failed');
  };
  it.each<[string, () => Response, ConnectorError['kind'], number, RegExp]>([
    ['breaks off', brokenOff, 'vendor_unavailable', 3, /sign-in service did not give a token/],
    ['has a fault', () => new Response('', { status: 500 }), 'vendor_unavailable', 3, /status 500/],
    ['cuts its answer', () => new Response('{"access_tok'), 'contract_changed', 1, /no token in the answer/],
    ['changes its answer', () => Response.json({ token: 'x' }), 'contract_changed', 1, /no token in the answer/],
    ['answers endlessly', () => new Response('x'.repeat(100_000)), 'contract_changed', 1, /too large/],
  ])('says so when the token address %s, and asks no more than it must', async (_, answer, kind, times, words) => {
    let asked = 0;
    const ask: typeof fetch = async (input) => {
      if (String(input) !== GOOGLE_TOKEN_URL) throw new Error('nothing else is asked');
      asked++;
      return answer();
    };
    const failure = await failureOf(createSheetsClient(settings, { fetch: ask }).readTab('sheet', 'Leads'));
    expect([failure.kind, asked]).toEqual([kind, times]);
    expect(failure.message).toMatch(words);
  });

  it('reads a token under another label', async () => {
    const token = JSON.stringify({ access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' });
    const ask: typeof fetch = async (input, init) =>
      String(input) === GOOGLE_TOKEN_URL
        ? new Response(token, { headers: { 'content-type': 'text/plain' } })
        : Response.json({ range: 'Leads!A1:A1', values: [[new Headers(init?.headers).get('authorization')]] });
    const { values } = await createSheetsClient(settings, { fetch: ask }).readTab('sheet', 'Leads');
    expect(values).toEqual([[`Bearer ${TOKEN}`]]);
  });
});
