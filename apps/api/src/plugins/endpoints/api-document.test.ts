import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

useTestDatabase();

describe.each(['/api/openapi.json', '/api/openapi-3.0.json'])('%s', (url) => {
  it('is sent compressed to whoever takes it, with the same content', async () => {
    const app = await testApp();
    const get = (coding: string) => app.inject({ url, headers: { 'accept-encoding': coding } });
    const plain = await get('br;q=0, identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const [small, medium] = [await get('gzip, deflate, br'), await get('gzip')];
    expect([small.headers['content-encoding'], medium.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(medium.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
    expect(small.headers.vary).toContain('accept-encoding');
  });

  it('is not sent again to whoever has it', async () => {
    const app = await testApp();
    const etag = String((await app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers.etag);
    const known = await app.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers['cache-control']).toBe('no-cache');
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });
});

describe('/api/openapi-3.0.json', () => {
  it('has the calls of openapi.json in the words of OpenAPI 3.0', async () => {
    const app = await testApp();
    const document = (await app.inject('/api/openapi.json')).json();
    const variant = (await app.inject('/api/openapi-3.0.json')).json();
    expect(variant.openapi).toBe('3.0.3');
    expect(Object.keys(variant.paths)).toEqual(Object.keys(document.paths));
    const text = JSON.stringify(variant);
    expect(text).not.toMatch(/"type":\[|"type":"null"|"const":|"propertyNames":|"contentSchema":/);
    expect(text).toContain('"nullable":true');
  });
});
