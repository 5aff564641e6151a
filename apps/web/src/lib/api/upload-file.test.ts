import { afterEach, expect, it, vi } from 'vitest';
import { failureMessage, uploadFile } from './upload-file.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['{"message":"The file has no column for the domain","code":"BAD_REQUEST"}', 'The file has no column for the domain'],
  ['{"message":""}', 'Failed to import CSV file'],
  ['{"error":"x"}', 'Failed to import CSV file'],
  ['<html>502 Bad Gateway</html>', 'Failed to import CSV file'],
  ['', 'Failed to import CSV file'],
  ['null', 'Failed to import CSV file'],
])('of the answer %s a person reads "%s"', (body, message) => {
  expect(failureMessage(body, 'Failed to import CSV file')).toBe(message);
});

it('is a form with the file under its name, and carries the cookies', async () => {
  const sent: unknown[] = [];
  class Request {
    status = 200;
    responseText = '{"imported":2}';
    withCredentials = false;
    upload = {};
    onload = () => {};
    open = (...address: string[]) => sent.push(...address);
    send(form: FormData) {
      sent.push(this.withCredentials, [...form.keys()], (form.get('file') as File).name);
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const file = new File(['name,domain,industry'], 'companies.csv');
  const answer = await uploadFile({ path: '/api/companies/import-csv', file, fields: [['source', 'A']], fallback: '' });
  expect(answer).toEqual({ imported: 2 });
  expect(sent).toEqual(['POST', '/api/companies/import-csv', true, ['source', 'file'], 'companies.csv']);
});
