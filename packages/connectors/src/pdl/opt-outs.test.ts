import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { readPdlOptOuts } from './opt-outs.ts';

const settings = { baseUrl: 'http://vendor.test', apiKey: 'k-1', contactEmail: null, generic: null };

const readFrom = (answer: FakeAnswer) => {
  const fake = createFakeHttp(() => answer);
  const taken: string[] = [];
  const ids = readPdlOptOuts(fake.http, settings, async (batch) => void taken.push(...batch)).then(() => taken);
  return { ...fake, ids, taken };
};

describe('readPdlOptOuts', () => {
  it('asks with the key in its header, for nothing', async () => {
    const { ids, requests, credits } = readFrom({ body: 'id\nabc_0000\n' });
    await ids;
    expect(requests[0]?.url).toBe('http://vendor.test/person/subjectrequest');
    expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'k-1' });
    expect(credits).toEqual([]);
  });

  it.each([
    ['a header', 'id\nabc_0000\nx-1_0000\n', ['abc_0000', 'x-1_0000']],
    ['none', 'abc_0000\nx-1_0000', ['abc_0000', 'x-1_0000']],
    ['quotes, Windows line ends and further columns', '"pdl_id","at"\r\n"abc_0000","2026-11-01"\r\n', ['abc_0000']],
    ['its ids in another column', 'date;"PDL ID"\n2026-01-01;"abc_0000"\n"a;b";x-1\n', ['abc_0000', 'x-1']],
    ['an id twice', 'abc_0000\nabc_0000\n', ['abc_0000']],
    ['no one in it', 'id\n', []],
  ])('reads a list with %s', async (_, body, expected) => {
    expect(await readFrom({ body }).ids).toEqual(expected);
  });

  it.each([
    '<html><h1>Sign in</h1></html>',
    '{"status":200,"data":[]}',
    '["abc_0000"]',
    'id\nno id at all\n',
    'id\nerror\n',
    'status,message\nremoved,abc_0000\n',
    'date,name\n2026-01-01,abc_0000\n',
    'Unauthorized',
    'OK',
    'null',
    'error\n',
    '\n\n',
    '',
  ])('refuses %j, which is no list of ids', async (body) => {
    await expect(readFrom({ body }).ids).rejects.toMatchObject({ kind: 'contract_changed', vendor: 'pdl' });
  });

  it('reads the same from pieces of any size', async () => {
    const text = `\uFEFF"pdl_id","at"\r\n${Array.from({ length: 5000 }, (_, at) => `id-${at}_0000,2026-11-01\r\n`).join('')}`;
    const bytes = Buffer.from(text);
    for (const size of [1, 7, 64 * 1024]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      const batches: string[][] = [];
      const http = { request: ({ receive }: HttpRequest) => receive?.(Readable.from(pieces)) } as never;
      await readPdlOptOuts(http, settings, async (batch) => void batches.push(batch));
      expect(batches.map(({ length }) => length)).toEqual([2000, 2000, 1000]);
      expect(batches.flat().at(-1)).toBe('id-4999_0000');
    }
  });

  it('takes no more of the list than it hands on', async () => {
    let given = 0;
    const pieces = async function* () {
      for (; given < 1000; given += 1)
        yield Buffer.from(Array.from({ length: 100 }, (_, at) => `p${given}-${at}_0000\n`).join(''));
    };
    const http = { request: ({ receive }: HttpRequest) => receive?.(pieces()) } as never;
    const stop = new Error('stop');
    const reading = readPdlOptOuts(http, settings, () => Promise.reject(stop));
    await expect(reading).rejects.toBe(stop);
    expect(given).toBeLessThan(25);
  });

  it('hands on what it has read before a line that is no id, and refuses a line without an end', async () => {
    const good = Array.from({ length: 2000 }, (_, at) => `id-${at}_0000`).join('\n');
    const cut = readFrom({ body: `${good}\nno id at all\n` });
    await expect(cut.ids).rejects.toMatchObject({ kind: 'contract_changed' });
    expect(cut.taken).toHaveLength(2000);
    await expect(readFrom({ body: 'x'.repeat(20_000) }).ids).rejects.toMatchObject({ kind: 'contract_changed' });
  });

  it.each([
    [401, 'authentication_error', 'auth'],
    [403, 'forbidden', 'forbidden'],
    [429, 'rate_limit_error', 'rate_limited'],
    [500, 'api_error', 'vendor_unavailable'],
  ])('reads status %i as %s', async (status, type, kind) => {
    const { ids } = readFrom({ status, body: { status, error: { type, message: 'no' } } });
    await expect(ids).rejects.toMatchObject({ kind, vendor: 'pdl' });
  });
});
