import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { useTestDatabase } from '@workbench/db/testing';
import { ServiceError } from '@workbench/services/shared/errors';
import { describe, expect, it } from 'vitest';
import type { FileVerbs } from '../../deps.ts';
import { fakeFiles, multipartBody, temporaryFolder, testApp } from '../../testing.ts';

// Each import and export adds a line to the audit log.
useTestDatabase();

const url = '/api/companies/import-csv';
const csv = { name: 'file', value: 'name,domain\nAcme,acme.com\n', fileName: 'companies.csv' };
const importId = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11';

type ImportInput = Parameters<FileVerbs['importCompanies']>[0]['input'];

/** An app whose importer keeps what it was given, file content included. */
async function recordingApp(overrides: { uploadBytesMax?: number } = {}) {
  const dataDir = temporaryFolder();
  const calls: (ImportInput & { content: string })[] = [];
  const importCompanies: FileVerbs['importCompanies'] = async (verb) => {
    calls.push({ ...verb.input, content: readFileSync(verb.input.path, 'utf8') });
    return fakeFiles.importCompanies(verb);
  };
  const app = await testApp({ dataDir, files: { ...fakeFiles, importCompanies }, ...overrides });
  const post = (parts: Parameters<typeof multipartBody>[0], path = url) =>
    app.inject({ method: 'POST', url: path, ...multipartBody(parts) });
  return { app, calls, dataDir, post, uploads: () => readdirSync(join(dataDir, 'uploads')) };
}

describe('an upload', () => {
  it('hands the file and the fields before and after it to the importer, and leaves nothing behind', async () => {
    const { calls, post, uploads } = await recordingApp();
    const answer = await post([{ name: 'source', value: 'Apollo' }, csv, { name: 'asOf', value: '2026-01-31' }]);
    expect(answer.statusCode).toBe(200);
    expect(calls).toMatchObject([
      { content: csv.value, fileName: 'companies.csv', options: { source: 'Apollo', asOf: '2026-01-31' } },
    ]);
    expect(answer.json().importId).toBe(calls[0]?.importId);
    expect(uploads()).toEqual([]);
  });

  it('takes the source from the address as well, and empty form fields as not given', async () => {
    const { calls, post } = await recordingApp();
    await post([csv, { name: 'asOf', value: '' }], `${url}?source=PDL`);
    expect(calls[0]?.options).toEqual({ source: 'PDL' });
  });

  it('keeps the import id that the client chose', async () => {
    const { calls, post } = await recordingApp();
    await post([{ name: 'importId', value: importId }, csv]);
    expect(calls[0]?.importId).toBe(importId);
  });

  it('takes exactly the limit and refuses one byte more, importing nothing', async () => {
    const { calls, post, uploads } = await recordingApp({ uploadBytesMax: 1000 });
    expect((await post([{ ...csv, value: 'x'.repeat(1000) }])).statusCode).toBe(200);
    const answer = await post([{ ...csv, value: 'x'.repeat(1001) }]);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message: 'The file is larger than 1000 bytes.', code: 'PAYLOAD_TOO_LARGE' });
    expect(calls).toHaveLength(1);
    expect(uploads()).toEqual([]);
  });

  it('passes a large file byte by byte', async () => {
    const { calls, post } = await recordingApp();
    const value = Array.from({ length: 100_000 }, (_, row) => `Company ${row},c${row}.com\n`).join('');
    await post([{ ...csv, value }]);
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(hash(calls[0]?.content ?? '')).toBe(hash(value));
  });

  it.each([
    ['no file', [{ name: 'source', value: 'x' }], 'Send the CSV or Excel workbook as a multipart field named "file"'],
    [
      'a file under another name',
      [{ ...csv, name: 'upload' }],
      'Unknown file "upload". Send the CSV or Excel workbook as a multipart field named "file"',
    ],
    ['a second file under another name', [csv, { ...csv, name: 'upload' }], 'Unknown file "upload"'],
    ['an unknown field', [csv, { name: 'sorce', value: 'x' }], 'Unknown parameter "sorce"'],
    [
      'a field that is sent twice',
      [{ name: 'source', value: 'a' }, csv, { name: 'source', value: 'b' }],
      'Send "source" once, in the form or in the address',
    ],
    ['two files', [csv, csv], 'Send one file at a time'],
    ['another kind of file', [{ ...csv, fileName: 'companies.pdf' }], 'can be imported from .csv and .xlsx files'],
    ['a bad date', [csv, { name: 'asOf', value: 'yesterday' }], 'asOf: '],
    ['an import id that is a path', [csv, { name: 'importId', value: '../../x' }], 'importId: '],
  ])('is refused with %s, in words, and leaves nothing behind', async (_name, parts, message) => {
    const { calls, post, uploads } = await recordingApp();
    const answer = await post(parts);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(message);
    expect(calls).toEqual([]);
    expect(uploads()).toEqual([]);
  });

  it('is refused as JSON and as plain text', async () => {
    const { app } = await recordingApp();
    for (const type of ['application/json', 'text/plain']) {
      const answer = await app.inject({ method: 'POST', url, payload: '{}', headers: { 'content-type': type } });
      expect(answer.statusCode).toBe(415);
    }
  });

  it('tells why the importer refused it', async () => {
    const importCompanies = () => Promise.reject(new ServiceError('invalid', 'The file has no header row.'));
    const app = await testApp({ files: { ...fakeFiles, importCompanies } });
    const answer = await app.inject({ method: 'POST', url, ...multipartBody([csv]) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'The file has no header row.', code: 'BAD_REQUEST' });
  });

  it('stays under a name that no restart removes when the import is interrupted, and is continued from there', async () => {
    const dataDir = temporaryFolder();
    const paths: string[] = [];
    const importCompanies: FileVerbs['importCompanies'] = ({ input }) => {
      paths.push(input.path);
      return Promise.reject(new Error('The database is closed'));
    };
    const app = await testApp({ dataDir, files: { ...fakeFiles, importCompanies } });
    expect((await app.inject({ method: 'POST', url, ...multipartBody([csv]) })).statusCode).toBe(500);
    await testApp({ dataDir });
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual([csv.value]);
  });

  it('leaves nothing behind when the client goes away in the middle', async () => {
    const { app, calls, uploads } = await recordingApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const { payload, headers } = multipartBody([{ ...csv, value: 'x'.repeat(100_000) }]);
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${headers['content-type']}`;
    socket.write(`${head}\r\nContent-Length: ${payload.length}\r\n\r\n`);
    socket.write(payload.subarray(0, 50_000));
    await expect.poll(uploads).toHaveLength(1);
    socket.destroy();
    await expect.poll(uploads).toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe('a preview', () => {
  it('ends when the client goes away, and leaves nothing behind', async () => {
    const dataDir = temporaryFolder();
    const states: string[] = [];
    const previewImport: FileVerbs['previewImport'] = ({ input }) =>
      new Promise((_, reject) => {
        states.push('begun');
        input.signal?.addEventListener('abort', () => {
          states.push('ended');
          reject(input.signal?.reason);
        });
      });
    const app = await testApp({ dataDir, files: { ...fakeFiles, previewImport } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const { payload, headers } = multipartBody([csv]);
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${url}/preview HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${headers['content-type']}`;
    socket.write(`${head}\r\nContent-Length: ${payload.length}\r\n\r\n`);
    socket.write(payload);
    await expect.poll(() => states).toEqual(['begun']);
    socket.destroy();
    await expect.poll(() => states).toEqual(['begun', 'ended']);
    await expect.poll(() => readdirSync(join(dataDir, 'uploads'))).toEqual([]);
  });
});

describe('two processes on one folder', () => {
  it('the start of one leaves what the other is receiving', async () => {
    const { app, calls, dataDir, uploads } = await recordingApp();
    const { payload, headers } = multipartBody([csv]);
    const body = new PassThrough();
    const answer = app.inject({ method: 'POST', url, headers, payload: body });
    body.write(payload.subarray(0, payload.length - 40));
    await expect.poll(uploads).toHaveLength(1);
    await testApp({ dataDir });
    body.end(payload.subarray(payload.length - 40));
    expect((await answer).statusCode).toBe(200);
    expect(calls).toMatchObject([{ content: csv.value }]);
  });
});

describe('the preview', () => {
  it('removes the file after reading it', async () => {
    const { post, uploads } = await recordingApp();
    expect((await post([csv], `${url}/preview`)).json()).toHaveProperty('outcome');
    await setTimeout(0);
    expect(uploads()).toEqual([]);
  });
});

describe('the error file', () => {
  it('is a CSV download at the address that the import named', async () => {
    const file = await (await testApp()).inject(`${url}/${importId}/errors`);
    expect(file.body).toBe('Line,Import error\r\n2,no domain\r\n');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('attachment');
  });

  it.each(['..%2f..%2fetc%2fpasswd', 'undefined'])('is a JSON 404 for %s', async (id) => {
    const answer = await (await testApp()).inject(`${url}/${id}/errors`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
