import { createSign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSED_ACCOUNTS, sandboxServiceAccount } from '../../sheets/service-account.ts';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
let token: string;
let id: string;

const NOW_S = Math.floor(Date.now() / 1000);
const CLAIMS = {
  scope: 'https://www.googleapis.com/auth/spreadsheets',
  aud: 'https://oauth2.googleapis.com/token',
  iat: NOW_S,
  exp: NOW_S + 3600,
};

function assertion(claims: object = {}, name?: string): string {
  const { client_email, private_key } = JSON.parse(sandboxServiceAccount(name));
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ iss: client_email, ...CLAIMS, ...claims })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')}`;
}

async function exchange(jwt: string) {
  const form = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: jwt };
  const options = { method: 'POST', body: new URLSearchParams(form) };
  const answer = await fetch(`${sandbox.baseUrl('google-sheets')}/token`, options);
  return { status: answer.status, body: (await answer.json()) as { access_token: string; error?: string } };
}

async function ask(path: string, body?: object, method = body === undefined ? 'GET' : 'POST') {
  const answer = await fetch(`${sandbox.baseUrl('google-sheets')}/v4/spreadsheets/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

beforeAll(async () => {
  sandbox = await startSandbox({ companies: 1 });
  token = (await exchange(assertion())).body.access_token;
});
afterAll(() => sandbox.close());
beforeEach(() => {
  const rows = [['a', 'b', 'c'], ['1', '', '3'], [], ['x', ''], []];
  id = sandbox.sheets.create({ title: 'T', tabs: [{ title: 'My Leads', rows, rowCount: 10, columnCount: 4 }] });
});
afterEach(() => sandbox.sheets.beforeWrite(null));

const RANGE = encodeURIComponent("'My Leads'!A:C");

describe('the token address', () => {
  it('gives a token for an assertion of the right shape', async () => {
    expect((await exchange(assertion())).body).toMatchObject({ token_type: 'Bearer', expires_in: 3599 });
  });

  it.each([
    ['no JWT', () => 'abc', 'invalid_request'],
    ['another audience', () => assertion({ aud: 'https://example.com' }), 'invalid_grant'],
    ['a wrong clock', () => assertion({ iat: NOW_S - 4000, exp: NOW_S - 400 }), 'invalid_grant'],
    ['too long a life', () => assertion({ exp: NOW_S + 7200 }), 'invalid_grant'],
    ['no scope', () => assertion({ scope: '' }), 'invalid_scope'],
    ['a revoked key', () => assertion({}, REFUSED_ACCOUNTS.revoked), 'invalid_grant'],
  ])('refuses %s', async (_, jwt, error) => {
    const answer = await exchange(jwt());
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('values', () => {
  it('leaves out what is empty at the ends, and names the resolved range', async () => {
    expect((await ask(`${id}/values/${RANGE}`)).body).toEqual({
      range: "'My Leads'!A1:C10",
      majorDimension: 'ROWS',
      values: [['a', 'b', 'c'], ['1', '', '3'], [], ['x']],
    });
    expect((await ask(`${id}/values/D1:D9`)).body).toEqual({ range: "'My Leads'!D1:D9", majorDimension: 'ROWS' });
    const columns = await ask(`${id}/values/A1%3AB2?majorDimension=COLUMNS`);
    expect(columns.body.values).toEqual([['a', '1'], ['b']]);
    const batch = await ask(`${id}/values:batchGet?ranges=A1&ranges=C2`);
    expect(batch.body.valueRanges.map(({ values }: { values: string[][] }) => values)).toEqual([[['a']], [['3']]]);
  });

  it('leaves a cell on null and clears it on an empty text', async () => {
    const data = [{ range: 'A2:C2', values: [[null, 'new', '']] }];
    const written = await ask(`${id}/values:batchUpdate`, { valueInputOption: 'RAW', data });
    expect(written.body).toMatchObject({ totalUpdatedCells: 2, totalUpdatedSheets: 1 });
    expect(sandbox.sheets.rows(id, 'My Leads')[1]).toEqual(['1', 'new']);
  });

  it('writes nothing of a batch with one range that it refuses', async () => {
    const data = [
      { range: 'A2', values: [['changed']] },
      { range: 'Z1', values: [['outside']] },
    ];
    const refused = await ask(`${id}/values:batchUpdate`, { valueInputOption: 'RAW', data });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe(
      'Invalid data[1]: Range (Z1) exceeds grid limits. Max rows: 10, max columns: 4',
    );
    expect(sandbox.sheets.rows(id, 'My Leads')[1]?.[0]).toBe('1');
  });

  it('reads what is entered as a person would type it as a formula', async () => {
    await ask(`${id}/values/A2?valueInputOption=USER_ENTERED`, { values: [['=1+']] }, 'PUT');
    expect(sandbox.sheets.rows(id, 'My Leads')[1]?.[0]).toBe('#ERROR!');
  });

  it('appends below the last row and lets the grid grow', async () => {
    await ask(`${id}/values/A1:append?valueInputOption=RAW`, { values: Array.from({ length: 9 }, () => ['new']) });
    expect(sandbox.sheets.rows(id, 'My Leads')).toHaveLength(13);
  });

  it.each([
    ['an unknown parameter', (sheet: string) => ask(`${sheet}/values/A1?majorDimensions=ROWS`), /Unknown name/],
    [
      'an unknown field of a body',
      (sheet: string) => ask(`${sheet}/values:batchUpdate`, { valueInput: 'RAW', data: [] }),
      /Unknown name/,
    ],
    [
      'a write that does not say how its values are meant',
      (sheet: string) => ask(`${sheet}/values:batchUpdate`, { data: [{ range: 'A1', values: [['x']] }] }),
      /valueInputOption/,
    ],
    [
      'more values than the range holds',
      (sheet: string) => ask(`${sheet}/values/A1?valueInputOption=RAW`, { values: [['x', 'y']] }, 'PUT'),
      /tried writing to column \[B\]/,
    ],
    [
      'a tab that is not there',
      (sheet: string) => ask(`${sheet}/values/Nobody!A1`),
      /^Unable to parse range: Nobody!A1$/,
    ],
    ['an unknown field', (sheet: string) => ask(`${sheet}?fields=sheets.colour`), /Invalid field selection/],
  ])('refuses %s', async (_, send, message) => {
    const refused = await send(id);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(message);
  });

  it('answers the asked fields of a spreadsheet alone', async () => {
    const fields = 'properties.title,sheets.properties(title,gridProperties(rowCount))';
    expect((await ask(`${id}?fields=${encodeURIComponent(fields)}`)).body).toEqual({
      properties: { title: 'T' },
      sheets: [{ properties: { title: 'My Leads', gridProperties: { rowCount: 10 } } }],
    });
  });

  it('lets somebody edit just before a write is carried out', async () => {
    sandbox.sheets.beforeWrite(({ spreadsheetId, tab }) =>
      sandbox.sheets.edit(spreadsheetId, tab, (rows) => [['inserted'], ...rows]),
    );
    await ask(`${id}/values/A1?valueInputOption=RAW`, { values: [['written']] }, 'PUT');
    expect(sandbox.sheets.rows(id, 'My Leads').slice(0, 2)).toEqual([['written'], ['a', 'b', 'c']]);
  });
});
