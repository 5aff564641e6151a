import { expect, it } from 'vitest';
import type { FileVerbs } from '../../deps.ts';
import { fakeFiles, testApp } from '../../testing.ts';

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
