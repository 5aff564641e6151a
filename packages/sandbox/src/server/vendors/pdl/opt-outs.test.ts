import { describe, expect, it } from 'vitest';
import { createSandboxWorld } from '../../sandbox-world.ts';
import { pdlRecord, peopleOfPdl } from './person.ts';
import { pdlVendor } from './vendor.ts';

const world = createSandboxWorld({ seed: 1, companies: 500 });

const ask = (key: string, method = 'GET') =>
  pdlVendor.answer(
    {
      method,
      host: 'pdl',
      path: '/person/subjectrequest',
      query: new URLSearchParams(),
      headers: { 'x-api-key': key },
      body: '',
      creditsInvoiced: 0,
      baseUrl: () => '',
    },
    world,
  );

describe('the list of opt-outs', () => {
  it('is a CSV of ids that the vendor knows, for nothing, also for an account without credits', () => {
    const answer = ask('sandbox-pdl-key');
    const [header, ...ids] = String(answer.body).trimEnd().split('\n');
    expect(header).toBe('id');
    expect(ids.length).toBeGreaterThan(0);
    const known = new Set(peopleOfPdl(world, 0.9).map((person) => pdlRecord(person, world).id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(answer.charge).toBeUndefined();
    expect(ask('sandbox-pdl-key-empty').body).toBe(answer.body);
  });

  it.each([
    ['no-key', 'GET', 401],
    ['sandbox-pdl-key-scope', 'GET', 403],
    ['sandbox-pdl-key', 'POST', 405],
  ])('refuses %s by %s with %i', (key, method, status) => {
    expect(ask(key, method).status).toBe(status);
  });
});
