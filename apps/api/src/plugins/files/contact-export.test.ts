import { useTestDatabase } from '@workbench/db/testing';
import { expect, it } from 'vitest';
import type { FileVerbs } from '../../deps.ts';
import { fakeFiles, testApp } from '../../testing.ts';

// Each import and export adds a line to the audit log.
useTestDatabase();

it('contacts are a download; how many were left out is in a header', async () => {
  let seen: unknown;
  const exportContacts: FileVerbs['exportContacts'] = (verb) => {
    seen = verb.input;
    return fakeFiles.exportContacts(verb);
  };
  const app = await testApp({ files: { ...fakeFiles, exportContacts } });
  const payload = { profile: 'hubspot', ids: ['apollo:1'] };
  const answer = await app.inject({ method: 'POST', url: '/api/contacts/export', payload });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="contacts.csv"');
  expect(answer.headers['x-suppressed-count']).toBe('1');
  expect(seen).toEqual({ ...payload, format: 'csv', contactIds: [] });
});

it.each([{ profile: 'zoho' }, { ids: 'apollo:1' }, { contact_ids: [] }])('%j is refused', async (payload) => {
  const answer = await (await testApp()).inject({ method: 'POST', url: '/api/contacts/export', payload });
  expect(answer.statusCode).toBe(400);
});

it('a refusal names the members that it is about', async () => {
  const app = await testApp();
  const payload = { ids: ['apollo:1'], q: 'ann' };
  const contacts = await app.inject({ method: 'POST', url: '/api/contacts/export', payload });
  expect(contacts.json()).toMatchObject({ message: expect.stringMatching(/^ids: /), issues: [{ path: ['ids'] }] });
  const lists = `/api/leads/lists/${crypto.randomUUID()}/file/csv?profile=zoho`;
  for (const url of [lists, '/api/export/csv?profile=zoho']) {
    expect((await app.inject({ url })).json()).toMatchObject({ issues: [{ path: ['profile'] }] });
  }
});
