import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const CREATE = 'POST /api/companies';
const json = { 'content-type': 'application/json' };

export const createCompanyTests: OperationTests = {
  [CREATE]: {
    'answers 201 with the company, which can be read and found at once': async ({ call }) => {
      const created = await call(CREATE, { body: { name: 'Created', domain: 'created.com', industry: 'Testing' } });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ aggregatedEmployeeCount: null, sourceCount: 0, locations: [] });
      expect((await call('GET /api/companies/{id}', { params: { id: created.body.id } })).body).toEqual(created.body);
      expect((await call('GET /api/companies', { query: { q: 'created' } })).body).toEqual([created.body]);
    },
    'answers 409 the second time, in whatever spelling the domain comes': async ({ call }) => {
      await call(CREATE, { body: { name: 'Twice', domain: 'twice.com' } });
      for (const domain of [
        'twice.com',
        'https://www.Twice.com/about?x=1',
        'TWICE.COM.',
        ' twice.com ',
        'http://twice.com:8080',
      ]) {
        const again = await call(CREATE, { body: { name: 'Again', domain } });
        expect(again.status, domain).toBe(409);
        expect(again.body.code).toBe('CONFLICT');
      }
    },
    'makes one company of twenty calls at once': async ({ call }) => {
      const calls = Array.from({ length: 20 }, () => call(CREATE, { body: { name: 'Race', domain: 'race.com' } }));
      const statuses = (await Promise.all(calls)).map((answer) => answer.status).sort();
      expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    },
    'stores an international domain in ASCII': async ({ call }) => {
      const { body } = await call(CREATE, { body: { name: 'Bücher', domain: 'bücher.example.de' } });
      expect(body.domain).toBe('xn--bcher-kva.example.de');
    },
    'takes names of every script and of the longest length, and refuses a longer one': async ({ call }) => {
      const name = '名'.repeat(300);
      expect((await call(CREATE, { body: { name, domain: 'long-name.com' } })).body.name).toBe(name);
      expect((await call(CREATE, { body: { name: `${name}x`, domain: 'too-long.com' } })).status).toBe(400);
      const emoji = await call(CREATE, { body: { name: '<script>alert(1)</script> 👩‍👩‍👧', domain: 'markup.com' } });
      expect(emoji.body.name).toBe('<script>alert(1)</script> 👩‍👩‍👧');
    },
    'refuses addresses that belong to no company: numbers, this machine, mailboxes, suffixes, scripts': async ({
      call,
    }) => {
      for (const domain of [
        '127.0.0.1',
        '2130706433',
        '0x7f.1',
        '127.1',
        '[::1]',
        '169.254.169.254',
        'localhost',
        'localhost.',
        'intranet',
        'gmail.com',
        'co.uk',
        'javascript:alert(1)',
        'a b.com',
        '-.com',
        '..',
        '',
        '   ',
      ]) {
        const { status, body } = await call(CREATE, { body: { name: 'X', domain } });
        expect(status, domain).toBe(400);
        expect(body.issues[0].path, domain).toEqual(['domain']);
      }
    },
    'refuses operators, lists, numbers and null in place of a text': async ({ call }) => {
      for (const wrong of [{ $ne: null }, { $gt: '' }, ['x'], 5, true, null]) {
        for (const field of ['name', 'domain', 'industry']) {
          const body = { name: 'Operator', domain: 'operator.com', industry: 'X', [field]: wrong };
          const answer = await call(CREATE, { body });
          expect(answer.status, `${field}: ${JSON.stringify(wrong)}`).toBe(400);
          expect(answer.body.issues[0].path).toEqual([field]);
        }
      }
      expect((await call('GET /api/companies', { query: { q: 'operator.com' } })).body).toEqual([]);
    },
    'refuses bodies that are no object, no JSON, or nothing': async ({ call }) => {
      for (const body of [
        '[]',
        'null',
        '"x"',
        '1',
        '{"name":',
        '',
        '{"name":"X"',
        '{"__proto__":{"name":"X"},"domain":"x.com"}',
      ]) {
        expect((await call(CREATE, { body, headers: json })).status, body).toBe(400);
      }
    },
    'names every field that is wrong': async ({ call }) => {
      const { body } = await call(CREATE, { body: {} });
      expect(body.issues.map((issue: { path: string[] }) => issue.path[0])).toEqual(['name', 'domain']);
    },
    'refuses other content types, which a foreign page can send without asking, with 415': async ({ call }) => {
      const body = JSON.stringify({ name: 'Plain', domain: 'plain.com' });
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'text/plain;application/json',
        'application/xml',
      ]) {
        expect((await call(CREATE, { body, headers: { 'content-type': type } })).status, type).toBe(415);
      }
      expect((await call('GET /api/companies', { query: { q: 'plain.com' } })).body).toEqual([]);
    },
    'refuses a body over 1 MB with 413': async ({ call }) => {
      const { status } = await call(CREATE, { body: { name: 'x'.repeat(1024 * 1024), domain: 'big.com' } });
      expect(status).toBe(413);
    },
  },
};
