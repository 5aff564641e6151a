import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inOrder, reply, serve, testClient } from '../http/test-helpers/local-server.ts';
import { northwind } from '../test-helpers/scripted-http.ts';
import { sec } from './client.ts';

const submissions = readFileSync(new URL('./submissions.fixture.json', import.meta.url), 'utf8');
const concept = readFileSync(new URL('./companyconcept.fixture.json', import.meta.url), 'utf8');
const REPORT = '<p>As of December 31, 2025, we had 900 employees.</p>';
const slowDown = reply(200, 'Please limit requests.', { 'content-type': 'text/plain' });
const query = northwind({ ids: { cik: '0009990001' } });

async function edgar(...answers: Parameters<typeof inOrder>) {
  const server = await serve(inOrder(...answers));
  const { http } = testClient();
  const settings = { baseUrl: `${server.origin}/{host}`, apiKey: null, contactEmail: 'ops@example.com', generic: null };
  return () => sec.findCompany(http, query, settings);
}

test.each([
  ['list of filings', [slowDown, reply(200, submissions), reply(200, concept), reply(200, REPORT)]],
  ['tagged numbers', [reply(200, submissions), slowDown, reply(200, concept), reply(200, REPORT)]],
  ['report', [reply(200, submissions), reply(404), slowDown, reply(200, REPORT)]],
])('a text in the place of the %s is an error and is not kept for the next time', async (_, answers) => {
  const find = await edgar(...answers);
  await expect(find()).rejects.toMatchObject({ kind: 'contract_changed', vendor: 'sec' });
  expect((await find())?.figures.length).toBeGreaterThan(0);
});
