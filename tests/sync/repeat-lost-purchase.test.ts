import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);

const invoiced = () =>
  product.sandbox
    .invoice()
    .filter(({ vendor }) => vendor === 'apollo')
    .reduce((sum, { credits }) => sum + credits, 0);
const counted = async (): Promise<number> =>
  (await get('/api/sources')).find((source: { id: string }) => source.id === 'apollo').creditsToday;

interface Outcome {
  id: string;
  outcome: string;
  message: string;
  repeatCredits: number | null;
}

/** What Apollo answered in the company's last sync, when that has ended. */
async function apolloAfterSync(id: string): Promise<Outcome> {
  let sync = await get(`/api/companies/${id}/sync`);
  await expect
    .poll(
      async () => {
        sync = await get(`/api/companies/${id}/sync`);
        return ['queued', 'running', 'never'].includes(sync.state);
      },
      { timeout: 60_000 },
    )
    .toBe(false);
  return sync.outcomes.find((outcome: Outcome) => outcome.id === 'apollo');
}

test('a company’s figure whose response was lost is bought again only when a user asks for it', async () => {
  product.sandbox.setFault('apollo', 'truncated-json', 100);
  const { domain, name } = product.sandbox.world.all()[3] ?? {};
  const { id } = await post('/api/companies', { name, domain });
  expect(await apolloAfterSync(id)).toMatchObject({ outcome: 'failed', repeatCredits: 1 });
  product.sandbox.clearFaults();

  await post(`/api/companies/${id}/sync`);
  expect(await apolloAfterSync(id)).toMatchObject({ outcome: 'failed', repeatCredits: 1 });
  expect([invoiced(), await counted()]).toEqual([0, 1]);

  await post(`/api/companies/${id}/sync`, { repeatLost: ['apollo'] });
  expect(await apolloAfterSync(id)).toMatchObject({ repeatCredits: null });
  expect([invoiced(), await counted()]).toEqual([1, 2]);

  await post(`/api/companies/${id}/sync`, { repeatLost: ['apollo'] });
  await apolloAfterSync(id);
  expect(invoiced()).toBe(1);
});

test('contacts whose reveal was lost are bought again only when a user asks for it', async () => {
  const filters = { jobTitles: ['Head of Operations', 'CTO'], source: 'apollo' };
  const { contacts } = await post('/api/contacts/search', filters);
  const ids = contacts
    .filter(({ reveal }: { reveal: { source: string } | null }) => reveal?.source === 'apollo')
    .slice(0, 3)
    .map((contact: { id: string }) => contact.id);
  const before = invoiced();
  product.sandbox.setFault('apollo', 'truncated-json', 100);
  expect(await post('/api/contacts/reveal', { ids })).toMatchObject({ revealed: 0, repeatCredits: 3 });
  product.sandbox.clearFaults();

  const refused = await post('/api/contacts/reveal', { ids: ids.slice(1) });
  expect(refused).toMatchObject({ revealed: 0, repeatCredits: 3 });
  expect(refused.failed[0].message).toContain('is not bought again');
  expect(invoiced()).toBe(before);

  const repeated = await post('/api/contacts/reveal', { ids, repeatLost: true });
  expect(repeated).toMatchObject({ failed: [], repeatCredits: 0 });
  expect(repeated.revealed + repeated.notFound).toBe(3);
  expect(invoiced() - before).toBe(repeated.credits);
  expect(await post('/api/contacts/reveal', { ids, repeatLost: true })).toMatchObject({ credits: 0, failed: [] });
});
